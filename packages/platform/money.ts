/** US dollars in ten-thousandths: contract prices go below a cent, and a float would lose them. */
export type Money = bigint & { readonly __money: never };

const scale = 10_000n;
const perCent = 100n;
const places = 4;

/** From a decimal text as PostgreSQL's `numeric(14,4)` or a file writes it; undefined if it is none. */
export function moneyOf(text: string): Money | undefined {
  const parts = /^(?<sign>-?)(?<whole>\d{1,10})(?:\.(?<rest>\d{1,4}))?$/.exec(text);
  if (!parts?.groups) return undefined;
  const rest = (parts.groups["rest"] ?? "").padEnd(places, "0");
  const amount = BigInt(parts.groups["whole"] ?? "0") * scale + BigInt(rest);
  return (parts.groups["sign"] === "-" ? -amount : amount) as Money;
}

/** The decimal text that `moneyOf` reads back. */
export function moneyText(amount: Money): string {
  const size = sizeOf(amount);
  const rest = String(size % scale).padStart(places, "0");
  return `${amount < 0n ? "-" : ""}${size / scale}.${rest}`;
}

/** Anything with amounts in it, as JSON: they travel as decimal texts, JSON has no whole numbers of that size. */
export function amountsJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? moneyText(part as Money) : part));
}

/** What a line costs: the exact product, then rounded to cents once, halves to the even cent. */
export function lineTotal(unitPrice: Money, quantity: number): Money {
  return roundToCents((unitPrice * BigInt(quantity)) as Money);
}

export function roundToCents(amount: Money): Money {
  const size = sizeOf(amount);
  const cents = size / perCent;
  const rest = size % perCent;
  const half = perCent / 2n;
  const isUp = rest > half || (rest === half && cents % 2n === 1n);
  const rounded = (cents + (isUp ? 1n : 0n)) * perCent;
  return (amount < 0n ? -rounded : rounded) as Money;
}

export function sumOf(amounts: readonly Money[]): Money {
  return amounts.reduce((sum, amount) => (sum + amount) as Money, 0n as Money);
}

/** As a person reads it: two places, more only where a price goes below the cent. */
export function formatMoney(amount: Money): string {
  const text = moneyText(sizeOf(amount) as Money);
  const [whole = "0", rest = ""] = text.split(".");
  const shown = rest.replace(/0{1,2}$/, "");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return `${amount < 0n ? "-" : ""}$${grouped}.${shown}`;
}

function sizeOf(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}
