import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { cartCookie, cartIdIn } from "@capstan/features/cart/server";
import type { Sessions } from "@capstan/features/session/server";
import { readCookies } from "@capstan/platform/http";
import type { FastifyRequest } from "fastify";

/** Whom a request counts against: always its network, and its visitor where a cookie names one. */
export interface Client {
  readonly network: string;
  readonly visitor: string | undefined;
}

/**
 * A cookie is not looked up: a made-up one costs its sender's network as much as none would. Its name is kept together
 * with the network, so that nobody elsewhere can use up a visitor's allowance, and as a hash, since whoever has the id
 * of a cart has the cart.
 */
export function clientOf(
  request: Pick<FastifyRequest, "ip" | "headers">,
  sessions: Pick<Sessions, "claimedBy">,
): Client {
  const network = networkOf(request.ip);
  const cookies = readCookies(request.headers.cookie);
  const claimed = sessions.claimedBy(cookies) ?? cartIdIn(cookies[cartCookie]);
  if (claimed === null) return { network, visitor: undefined };
  return { network, visitor: createHash("sha256").update(`${network} ${claimed}`).digest("base64url").slice(0, 22) };
}

/** An IPv4 address, or the /64 of an IPv6 address: a household or an office has all of one, and takes any address in it. */
export function networkOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const [address = ""] = ip.toLowerCase().split("%");
  if (!isIPv6(address)) return address;
  const parts = address.split("::").map((part) => (part === "" ? [] : part.split(":").flatMap(groupsOf)));
  const [first = [], tail] = parts;
  const groups = tail === undefined ? first : [...first, ...zeros(8 - first.length - tail.length), ...tail];
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The last four bytes may be written as IPv4. */
function groupsOf(text: string): readonly number[] {
  if (!text.includes(".")) return [Number.parseInt(text, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
  return [a * 256 + b, c * 256 + d];
}

function zeros(count: number): readonly number[] {
  return Array.from({ length: count }, () => 0);
}
