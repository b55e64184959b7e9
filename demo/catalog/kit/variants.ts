import type { Axes, ItemClass } from "./item-class.ts";

export interface Variant {
  readonly brandCode: string;
  readonly pick: Readonly<Record<string, unknown>>;
}

/**
 * The variants of a class, at most `most` of them: whole grids of the commoner choices, not a sample with holes. Every
 * axis is cut to the same share, the smallest one that gives enough.
 */
export function* variantsOf(itemClass: ItemClass, most: number): Generator<Variant> {
  const axes = cutToSize(itemClass, most);
  let given = 0;
  for (const pick of combinations(axes)) {
    if (!itemClass.allows(pick)) continue;
    if (given === most) return;
    given += 1;
    const { [brandAxis]: brandCode, ...rest } = pick;
    yield { brandCode: String(brandCode), pick: rest };
  }
}

/** The variants that a whole catalog has beyond the class's share; some may be in the share too. */
export function* additionsOf(itemClass: ItemClass): Generator<Variant> {
  for (const { makers, axes } of itemClass.additions) {
    for (const pick of combinations(withBrands({ axes, brands: itemClass.brands.slice(0, makers) }))) {
      if (!itemClass.allows(pick)) continue;
      const { [brandAxis]: brandCode, ...rest } = pick;
      yield { brandCode: String(brandCode), pick: rest };
    }
  }
}

/** How many variants there are in all; counting stops at `enough`. */
export function capacityOf(itemClass: ItemClass, enough = Number.POSITIVE_INFINITY): number {
  return count(itemClass, withBrands(itemClass), enough);
}

const brandAxis = "brand code";
const steps = 40;

function withBrands({ axes, brands }: Pick<ItemClass, "axes" | "brands">): Axes {
  return { [brandAxis]: brands, ...axes };
}

/** The smallest share of every axis that gives enough. A larger share never gives fewer, so it is found by halving. */
function cutToSize(itemClass: ItemClass, most: number): Axes {
  const whole = withBrands(itemClass);
  let [low, high] = [1, steps];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (count(itemClass, cut(whole, middle), most) >= most) high = middle;
    else low = middle + 1;
  }
  return cut(whole, high);
}

function cut(axes: Axes, step: number): Axes {
  const front = (values: readonly unknown[]) => values.slice(0, Math.ceil((values.length * step) / steps));
  return Object.fromEntries(Object.entries(axes).map(([name, values]) => [name, front(values)]));
}

function count(itemClass: ItemClass, axes: Axes, enough: number): number {
  let found = 0;
  for (const pick of combinations(axes)) {
    if (!itemClass.allows(pick)) continue;
    found += 1;
    if (found >= enough) return found;
  }
  return found;
}

/**
 * Every combination, the last axis turning fastest. It is one object whose fields turn: tens of millions pass by while
 * two million items are chosen, and whoever keeps one copies it.
 */
function* combinations(axes: Axes): Generator<Readonly<Record<string, unknown>>> {
  const names = Object.keys(axes);
  const lists = names.map((name) => axes[name] ?? []);
  if (lists.some((list) => list.length === 0)) return;
  const at = names.map(() => 0);
  const pick: Record<string, unknown> = Object.fromEntries(names.map((name, axis) => [name, lists[axis]?.[0]]));
  for (;;) {
    yield pick;
    let axis = names.length - 1;
    for (; axis >= 0; axis--) {
      const list = lists[axis] ?? [];
      const next = ((at[axis] ?? 0) + 1) % list.length;
      at[axis] = next;
      pick[names[axis] ?? ""] = list[next];
      if (next > 0) break;
    }
    if (axis < 0) return;
  }
}
