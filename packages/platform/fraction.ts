/** Inch sizes as the trade writes them: 1.5 is 1-1/2, 0.375 is 3/8. */
const finest = 64;
const tolerance = 1 / 2_000;

/** The fraction in sixty-fourths that a number stands for, or the plain decimal if it stands for none. */
export function inchFraction(value: number): string {
  const parts = Math.round(value * finest);
  if (Math.abs(value - parts / finest) > tolerance) return decimal(value);
  const whole = Math.floor(parts / finest);
  const rest = parts % finest;
  if (rest === 0) return String(whole);
  const divisor = greatestCommonDivisor(rest, finest);
  const fraction = `${rest / divisor}/${finest / divisor}`;
  return whole === 0 ? fraction : `${whole}-${fraction}`;
}

/** The number that an inch size stands for: "3/8", "1-1/2", "1 1/2", "0.045" or "2". */
export function readInches(text: string): number | undefined {
  const trimmed = text.trim();
  const parts = /^(?:(?<whole>\d+)[-\s])?(?<over>\d+)\/(?<under>\d*[1-9]\d*)$/.exec(trimmed)?.groups;
  if (parts) return Number(parts["whole"] ?? 0) + Number(parts["over"]) / Number(parts["under"]);
  const plain = Number(trimmed);
  return trimmed !== "" && Number.isFinite(plain) ? plain : undefined;
}

/** At most four places, and no zeros at the end. */
export function decimal(value: number): string {
  return String(Number(value.toFixed(4)));
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
