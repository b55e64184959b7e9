import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What proxies write: hexadecimal digits, UUIDs, ULIDs. Anything else would come back in the answer and stand in the logs. */
const usual = /^[\w.-]{1,64}$/;

/** The id under which the proxy in front knows the request, or a new one. */
export function requestIdOf({ "x-request-id": given }: IncomingHttpHeaders): string {
  return typeof given === "string" && usual.test(given) ? given : randomUUID();
}
