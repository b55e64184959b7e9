import { spawn } from "node:child_process";
import { type BenchRun, type Figures, doing } from "../contract.ts";

export const smallest = ["7"];

/** Ends with figures and forgets to end its server. */
export async function run({ args, isSmallest }: BenchRun): Promise<Figures> {
  const { pid = 0 } = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1_000)"], { stdio: "ignore" });
  doing(`left ${pid}`);
  return { holds: false, values: { size: args[0] ?? "none", is_smallest: Number(isSmallest) } };
}
