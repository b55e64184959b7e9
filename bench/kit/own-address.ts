/** A header by which the so-manieth call comes from an address of its own: no limit is met, and all are counted. */
export function ownAddress(call: number): Readonly<Record<string, string>> {
  return { "x-forwarded-for": `10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}` };
}
