import type { IncomingHttpHeaders } from "node:http";

const mutations = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Every browser names where a mutation comes from, in `Sec-Fetch-Site` or in `Origin`. A mutation that names neither is
 * refused too: nothing of ours sends one, and a forged form in an old browser would look just like that.
 */
export function isSameOrigin(method: string, headers: IncomingHttpHeaders, origin: string): boolean {
  if (!mutations.has(method)) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  return headers.origin !== undefined && headers.origin === origin;
}
