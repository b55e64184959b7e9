import { join } from "node:path";
import { runBench } from "../run-bench.ts";

const file = join(import.meta.dirname, "leaving.bench.ts");
process.exit(await runBench({ name: "leaving", file, isSmallest: true, args: [] }));
