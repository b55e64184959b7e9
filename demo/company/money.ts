/** Money at scale 4 as a whole number, like the store's own: 12.34 dollars are 123,400. */
export type TenThousandths = number;

const scale = 10_000;
const cent = 100;

export function fromDollars(dollars: number): TenThousandths {
  return Math.round(dollars * scale);
}

/** At least two decimals, as prices are written, and up to four where a piece costs less than a cent's step. */
export function decimalText(amount: TenThousandths): string {
  const text = (amount / scale).toFixed(4);
  return text.replace(/0{1,2}$/, "");
}

/** Cents, except below a dollar, where a contract names fractions of a cent. */
export function roundPrice(amount: TenThousandths): TenThousandths {
  return amount < scale ? Math.round(amount) : Math.round(amount / cent) * cent;
}
