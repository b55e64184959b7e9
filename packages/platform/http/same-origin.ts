import type { IncomingHttpHeaders } from "node:http";

const mutations = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Every browser names where a mutation comes from, in `Sec-Fetch-Site` or in `Origin`. A mutation that names neither is
 * refused too: nothing of ours sends one, and a forged form in an old browser would look just like that.
 */
export function isSameOrigin(
  method: string,
  headers: IncomingHttpHeaders,
  { origin, isForSystems = false }: { readonly origin: string; readonly isForSystems?: boolean | undefined },
): boolean {
  if (!mutations.has(method)) return true;
  const site = headers["sec-fetch-site"];
  // No browser would leave out both today; what is for systems goes by no cookie, so that an old one's forged form gains nothing.
  if (isForSystems && site === undefined && headers.origin === undefined) return true;
  if (site !== undefined) return site === "same-origin" || site === "none";
  return headers.origin !== undefined && headers.origin === origin;
}
