/** "$1,234.56" in cents. */
export function amountOf(text: string | null | undefined): bigint {
  const digits = /\$(?<amount>[\d,]+\.\d{2})/.exec(text ?? "")?.groups?.["amount"];
  if (digits === undefined) throw new Error(`no amount in ${JSON.stringify(text)}`);
  return BigInt(digits.replaceAll(/[,.]/g, ""));
}

/** The amount at the end of the line that begins with the label. */
export function amountAfter(text: string, label: string): bigint {
  const line = text.split("\n").findLast((one) => one.trimStart().startsWith(label) || one.includes(`  ${label} `));
  return amountOf(/\$[\d,]+\.\d{2}(?!.*\$)/.exec(line ?? "")?.[0]);
}

/** "12.6600" in cents; a feed's amounts are whole cents. */
export function centsOf(decimal: string | null | undefined): bigint {
  const [, whole, cents] = /^(\d+)\.(\d\d)00$/.exec(decimal ?? "") ?? [];
  if (whole === undefined || cents === undefined) throw new Error(`${decimal} is not a whole number of cents`);
  return BigInt(whole + cents);
}

export function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
