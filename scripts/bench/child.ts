/** The process in which a bench runs: `node scripts/bench/child.ts NAME FILE smallest|full ARG…`. */
import { pathToFileURL } from "node:url";
import { loadEnginesEnv } from "../engines-env.ts";
import { type BenchMessage, type BenchModule, defaultSmallest, defaultTimeLimits } from "./contract.ts";
import { endWithDescendants } from "./process-tree.ts";
import { verdictOn } from "./verdict.ts";

const [, , name = "", file = "", size, ...given] = process.argv;
const isSmallest = size === "smallest";
// Whoever watches is gone: nobody would end what runs here.
process.once("disconnect", () => void endWithDescendants(process.pid));

loadEnginesEnv();
const {
  run,
  smallest = defaultSmallest,
  timeLimits = defaultTimeLimits,
} = (await import(pathToFileURL(file).href)) as BenchModule;
const limitSeconds = isSmallest ? timeLimits.smallestSeconds : timeLimits.fullSeconds;
process.send?.({ limitSeconds } satisfies BenchMessage);
const args = isSmallest && given.length === 0 ? smallest : given;
// A bench that reads the command line by itself finds its name and its arguments there.
process.argv.splice(2, Infinity, name, ...args);
const { isOk, lines } = verdictOn(name, await run({ args, isSmallest }), isSmallest);
for (const line of lines) console.log(line);
process.exit(isOk ? 0 : 1);
