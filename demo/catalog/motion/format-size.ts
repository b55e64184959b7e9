/** A size as it stands in a part number: 1-1/4 is 104 in sixteenths of an inch past the whole, 0.4375 is 007. */
export function sixteenths(inches: number): string {
  const parts = Math.round(inches * 16);
  return `${Math.floor(parts / 16)}${String(parts % 16).padStart(2, "0")}`;
}
