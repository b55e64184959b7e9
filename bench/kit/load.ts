import autocannon from "autocannon";

export interface Load {
  readonly url: string;
  readonly requests: number;
  readonly connections?: number;
  readonly headers?: Record<string, string>;
}

export interface Answered {
  readonly answered: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** A bounded number of requests to a server on this machine. */
export async function load({ url, requests, connections = 10, headers = {} }: Load): Promise<Answered> {
  if (!url.startsWith("http://127.0.0.1:")) throw new Error(`load goes to this machine only, not to ${url}`);
  const result = await autocannon({ url, amount: requests, connections, headers, timeout: 20 });
  return {
    answered: result["2xx"],
    failed: result.non2xx + result.errors + result.timeouts,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
