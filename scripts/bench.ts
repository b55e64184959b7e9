/**
 * `npm run bench -- NAME [--smallest] [ARG…]`: ours and the bare limit in one run, closing with `NAME: key=value …`. Exit 0
 * where the figures are within the bench's thresholds, or, at the smallest size, where there are figures at all.
 */
import { benchFile, benchNames } from "./bench/bench-names.ts";
import { runBench } from "./bench/run-bench.ts";

export type { BenchRun, Figures, TimeLimits } from "./bench/contract.ts";

const [name = "", ...others] = process.argv.slice(2).filter((argument) => argument !== "--smallest");
const isSmallest = process.argv.includes("--smallest");
if (!benchNames().includes(name)) {
  console.error(`usage: npm run bench -- NAME [--smallest] [ARG…]   (${benchNames().join(", ")})`);
  process.exit(2);
}
process.exit(await runBench({ name, file: benchFile(name), isSmallest, args: others }));
