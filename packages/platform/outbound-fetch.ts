import { type LookupAddress, lookup } from "node:dns";
import { type LookupFunction, isIP } from "node:net";
import { Agent, type BodyInit, fetch } from "undici";
import { isLoopbackAddress, isPrivateAddress } from "./private-address.ts";

/** Which networks an address that a customer typed may lead to. */
export interface OutboundRules {
  /** The operator's own network too. */
  readonly allowsPrivate: boolean;
  /** This machine too. */
  readonly allowsLoopback: boolean;
}

/** As much of `fetch` as is needed. */
export type OutboundFetch = (url: string | URL, init?: OutboundInit) => Promise<Response>;

interface OutboundInit {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

export class RefusedAddress extends Error {
  override readonly name = "RefusedAddress";
}

const maxBytes = 512 * 1_024;

/**
 * `fetch` for addresses that customers type. The address is judged where the connection is made, so that a name can't
 * mean one server when it is looked at and another when it is called. Redirects are not followed, bodies are small, and
 * every wait ends.
 */
export function createOutboundFetch(rules: OutboundRules, timeoutMs: number): OutboundFetch {
  const isAllowed = (address: string) =>
    !isPrivateAddress(address) || (isLoopbackAddress(address) ? rules.allowsLoopback : rules.allowsPrivate);
  const agent = new Agent({
    connect: { lookup: checkedLookup(isAllowed), timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxBytes,
    // Nobody else's connection is kept: the next call looks the name up again.
    pipelining: 0,
  });
  return async (input, { method = "GET", headers = {}, body, signal } = {}) => {
    const url = new URL(input);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // A bare address is connected to without a lookup.
    if (isIP(host) !== 0 && !isAllowed(host))
      throw new RefusedAddress(`${host} is not on a network that may be called`);
    const sent = { method, headers, body: (body ?? null) as BodyInit | null, signal: signal ?? null };
    // Its answers are those of the platform's `fetch`, in a class of their own.
    return (await fetch(url, { ...sent, redirect: "manual", dispatcher: agent })) as unknown as Response;
  };
}

function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const refused = found?.find(({ address }) => !isAllowed(address));
      const [first] = found ?? [];
      if (error || !first) done(error ?? new Error(`${hostname} has no address`), "", 0);
      else if (refused)
        done(new RefusedAddress(`${hostname} leads to ${refused.address}, which may not be called`), "", 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
