import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { type Figures, type TimeLimits, doing } from "../contract.ts";

export const timeLimits: TimeLimits = { fullSeconds: 600, smallestSeconds: 2 };

const sleeps = "setInterval(() => {}, 1_000)";

/** Starts a server in its own group and one in a group that is not, and then never yields again. */
export async function run(): Promise<Figures> {
  const children = [true, false].map((detached) =>
    spawn(process.execPath, ["--eval", sleeps], { detached, stdio: "ignore" }),
  );
  doing(`waiting for ${children.map(({ pid }) => pid).join(" and ")}`);
  await setTimeout(100);
  for (;;);
}
