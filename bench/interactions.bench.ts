import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { Figures } from "../scripts/bench.ts";

const barMs = 100;
const told = /^(?<name>\w+), ms: (?<rounds>[\d., ]+)$/gm;

/** Typing and opening each menu of the built store, at a quarter of the processor's speed. The middle round counts. */
export async function run(): Promise<Figures> {
  const child = spawn("playwright", ["test", "--project", "interactions", "--reporter", "list"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = await text(child.stdout);
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
