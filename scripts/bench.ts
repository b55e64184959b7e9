/** `npm run bench -- NAME`: runs ours and the bare limit in one run and closes with `NAME: key=value …`; exit 0 where the bar holds. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadEnginesEnv } from "./engines-env.ts";

export interface Figures {
  readonly holds: boolean;
  readonly values: Readonly<Record<string, number | string>>;
}

const folder = join(import.meta.dirname, "../bench");
const name = process.argv[2] ?? "";
const file = join(folder, `${name}.bench.ts`);
if (!name || !existsSync(file)) {
  const known = readdirSync(folder)
    .filter((entry) => entry.endsWith(".bench.ts"))
    .map((entry) => entry.replace(".bench.ts", ""));
  console.error(`usage: npm run bench -- NAME   (${known.join(", ")})`);
  process.exit(2);
}
loadEnginesEnv();
const { run } = (await import(pathToFileURL(file).href)) as { run(): Promise<Figures> };
const { holds, values } = await run();
console.log(
  `${name}: ${Object.entries(values)
    .map(([key, value]) => `${key}=${value}`)
    .join(" ")}`,
);
process.exit(holds ? 0 : 1);
