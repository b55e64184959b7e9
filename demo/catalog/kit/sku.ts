import { hash32 } from "../../kit/random.ts";

/** Without I and O, which are read as 1 and 0. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** How many item numbers there are: digit, two letters, two digits, letter. */
export const maxSkus = 9 * letters.length ** 2 * 100 * letters.length;

/**
 * Item numbers for a catalog of a size, in ascending order and with gaps of uneven width, as if others had come and
 * gone: a file in the order of its keys is taken in fastest.
 */
export function skusFor(items: number, seed: number): (at: number) => string {
  const gap = Math.floor(maxSkus / items);
  if (gap < 1) throw new RangeError(`there are ${maxSkus} item numbers, not ${items}`);
  return (at) => skuOf(at * gap + (hash32(`${seed}/${at}`) % gap));
}

/** One in so many gaps takes a second number. */
const gapsPerAddition = 9;

/** Numbers for what is added to such a catalog: they lie in its gaps, and ascend among themselves. */
export function addedSkusFor(items: number, seed: number): (at: number) => string {
  const gap = Math.floor(maxSkus / items);
  if (gap < 2) throw new RangeError(`${items} item numbers leave no gaps`);
  return (at) => {
    const place = at * gapsPerAddition;
    if (place >= items) throw new RangeError(`the gaps of ${items} item numbers hold no ${at} additions`);
    const taken = hash32(`${seed}/${place}`) % gap;
    return skuOf(place * gap + ((taken + 1 + (hash32(`${seed}/added/${at}`) % (gap - 1))) % gap));
  };
}

function skuOf(place: number): string {
  let rest = place;
  const next = (base: number) => {
    const digit = rest % base;
    rest = Math.floor(rest / base);
    return digit;
  };
  const last = letters[next(letters.length)];
  const digits = String(next(100)).padStart(2, "0");
  const second = letters[next(letters.length)];
  const first = letters[next(letters.length)];
  return `${rest + 1}${first}${second}${digits}${last}`;
}
