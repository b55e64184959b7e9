import { Agent, request } from "node:http";

/** One question: one request, or several of which each waits for the one before. */
export type Question = readonly Call[];

export interface Call {
  readonly url: string;
  /** Sent as JSON unless its headers say otherwise; a call without one is a GET. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Pace {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

/** Asks every question once, so many at a time, and tells how long each took. Any answer but 200 ends the run. */
export async function pace(questions: readonly Question[], connections: number): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let at = next++; at < questions.length; at = next++) {
        const sentAt = performance.now();
        for (const call of questions[at] ?? []) await send(agent, call);
        times.push(performance.now() - sentAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;
  return { p50: at(0.5), p99: at(0.99), perSecond: questions.length / seconds };
}

async function send(agent: Agent, { url, body, headers = {} }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const { hostname } = new URL(url);
    if (hostname !== "127.0.0.1") throw new RangeError(`load goes to this machine only, not to ${url}`);
    const call = request(
      url,
      {
        agent,
        method: body === undefined ? "GET" : "POST",
        headers:
          body === undefined
            ? headers
            : { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} from ${url}`));
        answer.resume();
        answer.on("end", resolve);
        answer.on("error", reject);
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

export interface Compared {
  readonly ours: Pace;
  readonly bare: Pace;
  /** Of each round's two, the median over the rounds. */
  readonly p50Ratio: number;
  readonly p99Ratio: number;
  readonly throughputRatio: number;
}

export interface Race {
  readonly ours: readonly Question[];
  readonly bare: readonly Question[];
  readonly rounds: number;
  /** For throughput; latency is measured over one connection. */
  readonly connections: number;
}

/** Both sides in turn, several rounds: what disturbs the machine disturbs both. */
export async function race({ ours, bare, rounds, connections }: Race): Promise<Compared> {
  await pace(bare, connections);
  await pace(ours, connections);
  const seen: { readonly ours: Pace; readonly bare: Pace }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = { bare: await pace(bare, 1), ours: await pace(ours, 1) };
    const many = { bare: await pace(bare, connections), ours: await pace(ours, connections) };
    const both = (side: "ours" | "bare"): Pace => ({ ...alone[side], perSecond: many[side].perSecond });
    seen.push({ ours: both("ours"), bare: both("bare") });
  }
  const middle = (value: (round: { readonly ours: Pace; readonly bare: Pace }) => number) => median(seen.map(value));
  const paceOf = (side: "ours" | "bare"): Pace => ({
    p50: middle((round) => round[side].p50),
    p99: middle((round) => round[side].p99),
    perSecond: middle((round) => round[side].perSecond),
  });
  return {
    ours: paceOf("ours"),
    bare: paceOf("bare"),
    p50Ratio: middle((round) => round.ours.p50 / round.bare.p50),
    p99Ratio: middle((round) => round.ours.p99 / round.bare.p99),
    throughputRatio: middle((round) => round.ours.perSecond / round.bare.perSecond),
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;
}
