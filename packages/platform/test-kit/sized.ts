/** With `FULL_SIZE=true` tests that CI cuts short run at their full size, as in `npm run soak`. */
export const isFullSize = process.env["FULL_SIZE"] === "true";

export function sized(short: number, full: number): number {
  return isFullSize ? full : short;
}
