/** A size of a test: the short form, which CI runs, or with `FULL_SIZE=true` the full one, as `npm run soak` does. */
export function sized(short: number, full: number): number {
  return process.env["FULL_SIZE"] === "true" ? full : short;
}
