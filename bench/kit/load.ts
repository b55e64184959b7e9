import autocannon from "autocannon";

export interface Load {
  readonly url: string;
  readonly requests: number;
  readonly connections?: number;
  readonly headers?: Record<string, string>;
}

export interface Answered {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** A bounded number of requests to a server on this machine. One that is not answered with success ends the run. */
export async function load({ url, requests, connections = 10, headers = {} }: Load): Promise<Answered> {
  if (!url.startsWith("http://127.0.0.1:")) throw new Error(`load goes to this machine only, not to ${url}`);
  // Without a bailout a server that has died is tried again for ever.
  const result = await autocannon({ url, amount: requests, connections, headers, timeout: 20, bailout: 1 });
  const answered = result["2xx"];
  if (answered !== requests)
    throw new Error(
      `of ${requests} requests to ${url} ${answered} were answered with success, ${result.non2xx} otherwise, ${result.errors} not at all`,
    );
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
