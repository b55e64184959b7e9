/** An address as it may stand in a log: what a mailed link carries is as good as a password for as long as it works. */
export function loggedUrl(url: string): string {
  if (!url.includes("=")) return url;
  return url.replaceAll(/(?<before>[?&]token=)[^&#]*/gi, "$<before>***");
}
