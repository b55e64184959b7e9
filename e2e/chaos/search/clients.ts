import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

export interface Question {
  readonly path: string;
  /** What has to be the same at every asking, in any order: names, item numbers. */
  readonly read: (body: string) => readonly string[];
}

export interface Fault {
  readonly path: string;
  /** Limited: the page was made without the engine, and says so. */
  readonly what: "failed" | "limited" | "wrong";
  readonly status: number;
  /** When it began, of the time of day: to be looked for in the logs. */
  readonly at: string;
  readonly tookMs: number;
  readonly text: string;
}

export interface Report {
  readonly answers: number;
  /** Of them those that a store with its usual patience would have given up. */
  readonly late: number;
  readonly slowestMs: number;
  /** For how long the askers themselves had no processor, at worst: by so much a slow answer may be none. */
  readonly ownDelayMs: number;
  readonly faults: readonly Fault[];
}

export interface Clients {
  /** What happened since the last report. */
  report(): Report;
  stop(): Promise<void>;
}

const answerLimitMs = 10_000;
const usualPatienceMs = 800;
const restMs = 40;
const delayStepMs = 10;
const warmUpMs = 60_000;
const limitedWords = "Search is temporarily limited";

/**
 * Visitors who ask the same questions again and again and know the answers: those that the store gave when they began.
 * They lay each question aside until it has been answered, so nothing is counted twice.
 */
export async function startClients(url: string, questions: readonly Question[], lanes: number): Promise<Clients> {
  const right = new Map<Question, string>();
  for (const question of questions) right.set(question, await firstAnswer(url, question));
  const faults: Fault[] = [];
  let answers = 0;
  let late = 0;
  let slowestMs = 0;
  const state = { stopped: false };
  const ownDelay = monitorEventLoopDelay({ resolution: delayStepMs });
  ownDelay.enable();
  const runs = Array.from({ length: lanes }, async (_, lane) => {
    for (let turn = lane; !state.stopped; turn += 1) {
      const question = questions[turn % questions.length];
      if (!question) return;
      const at = new Date().toISOString().slice(11);
      const startedAt = performance.now();
      const fault = await check(url, question, right.get(question) ?? "");
      const tookMs = performance.now() - startedAt;
      slowestMs = Math.max(slowestMs, tookMs);
      answers += 1;
      if (tookMs > usualPatienceMs) late += 1;
      if (fault) faults.push({ ...fault, at, tookMs: Math.round(tookMs) });
      await pause(restMs);
    }
  });
  return {
    report: () => {
      const told = { answers, late, slowestMs, ownDelayMs: ownDelay.max / 1e6 - delayStepMs, faults: faults.splice(0) };
      answers = 0;
      late = 0;
      slowestMs = 0;
      ownDelay.reset();
      return told;
    },
    stop: async () => {
      state.stopped = true;
      ownDelay.disable();
      await Promise.all(runs);
    },
  };
}

/** A store and nodes that have just started are slow at first, and nothing is compared with what they say then. */
async function firstAnswer(url: string, { path, read }: Question): Promise<string> {
  for (const startedAt = performance.now(); performance.now() - startedAt < warmUpMs; await pause(restMs)) {
    const { status, body } = await get(url + path);
    // An empty answer would be "right" for a store that has lost everything.
    const known = status === 200 ? read(body) : [];
    if (known.length > 0) return inOrder(known);
  }
  throw new Error(`${path} has no answer to compare with in ${warmUpMs / 1_000} s`);
}

async function check(
  url: string,
  { path, read }: Question,
  right: string,
): Promise<Omit<Fault, "at" | "tookMs"> | undefined> {
  const { status, body } = await get(url + path);
  if (status !== 200) return { path, what: "failed", status, text: body.slice(0, 300) };
  if (body.includes(limitedWords)) return { path, what: "limited", status, text: "" };
  const given = inOrder(read(body));
  return given === right ? undefined : { path, what: "wrong", status, text: `${given} and not ${right}` };
}

async function get(url: string): Promise<{ status: number; body: string }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerLimitMs) });
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}

function inOrder(entries: readonly string[]): string {
  return entries.toSorted().join(" | ");
}
