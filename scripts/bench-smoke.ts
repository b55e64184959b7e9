/** `npm run bench:smoke`: every bench at its smallest size, one after the other; exit 0 where each has printed its figures. */
import { benchFile, benchNames } from "./bench/bench-names.ts";
import { runBench } from "./bench/run-bench.ts";
import { calmMachine } from "./calm-machine.ts";

const startedAt = performance.now();
const secondsSince = (since: number) => `${((performance.now() - since) / 1_000).toFixed(0)} s`;

let failed = await runAll(benchNames());
if (failed.length > 0) {
  await calmMachine();
  console.log(`second try: ${failed.join(", ")}`);
  failed = await runAll(failed);
}
console.log(
  failed.length === 0
    ? `all benches ran in ${secondsSince(startedAt)}`
    : `benches FAILED in ${secondsSince(startedAt)}: ${failed.join(", ")}`,
);
process.exit(failed.length === 0 ? 0 : 1);

/** Answers the names of those that failed. */
async function runAll(names: readonly string[]): Promise<readonly string[]> {
  const notGood: string[] = [];
  for (const name of names) {
    const benchStartedAt = performance.now();
    const code = await runBench({ name, file: benchFile(name), isSmallest: true, args: [] });
    if (code !== 0) notGood.push(name);
    console.log(`${code === 0 ? "  ok" : "FAIL"}  bench ${name}, smallest size: ${secondsSince(benchStartedAt)}\n`);
  }
  return notGood;
}
