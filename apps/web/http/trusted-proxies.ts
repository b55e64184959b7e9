import { compile } from "@fastify/proxy-addr";
import { LRUCache } from "lru-cache";

const rememberedAddresses = 10_000;

/**
 * Whether an address is that of a proxy in front. Asked for every request about the proxy and about the visitor behind it,
 * and remembered: reading both addresses anew took as long as finding the route.
 */
export function trustedProxies(addresses: string): (address: string) => boolean {
  const isTrusted = compile(addresses.split(/\s*,\s*/));
  const known = new LRUCache<string, boolean>({ max: rememberedAddresses });
  return (address) => {
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    const trusted = isTrusted(address, 0);
    known.set(address, trusted);
    return trusted;
  };
}
