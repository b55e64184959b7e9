import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { benchSession } from "./kit/bench-session.ts";
import { benchStore } from "./kit/bench-store.ts";
import { serveStore } from "./kit/store-server.ts";

const barMs = 100;
const told = /^(?<name>\w+), ms: (?<rounds>[\d., ]+)$/gm;
const usualItems = 1_000;

export const timeLimits: TimeLimits = { fullSeconds: 600, smallestSeconds: 240 };

/**
 * Typing and opening each menu of the built store, at a quarter of the processor's speed. The middle round counts.
 * `npm run bench -- interactions [items]`.
 */
export async function run({ args, isSmallest }: BenchRun): Promise<Figures> {
  await using store = await benchStore(Number(args[0] ?? usualItems));
  await using server = await serveStore(store, { LOG_LEVEL: "warn" });
  doing("typing and opening menus in a browser");
  const session = await benchSession(store, server.url, "moyelaran:fully-authenticated");
  const output = await interactIn(server.url, session, isSmallest ? 1 : 5);
  const middles = [...output.matchAll(told)].map(({ groups }) => {
    const rounds = (groups?.["rounds"] ?? "").split(", ").map(Number);
    return { name: groups?.["name"] ?? "", rounds, middle: rounds.toSorted((a, b) => a - b)[rounds.length >> 1] ?? 0 };
  });
  for (const { name, rounds } of middles) console.log(`${name.padEnd(15)} ${rounds.join(", ")} ms`);
  return {
    holds: middles.length === 5 && middles.every(({ middle }) => middle > 0 && middle < barMs),
    values: Object.fromEntries(middles.map(({ name, middle }) => [`${name}_ms`, middle])),
  };
}

async function interactIn(url: string, session: string, rounds: number): Promise<string> {
  const child = spawn("playwright", ["test", "--project", "interactions", "--reporter", "list"], {
    env: { ...process.env, BASE_URL: url, BENCH_SESSION: session, BENCH_ROUNDS: String(rounds) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  const output = await text(child.stdout);
  const [code] = await ended;
  if (code !== 0) throw new Error(`the browser's run ended with ${code}:\n${output}`);
  return output;
}
