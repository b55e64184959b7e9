import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { urls } from "../../packages/features/urls.ts";
import { checkout } from "../engines/places.ts";
import type { Say } from "../engines/types.ts";
import type { ContainerTool, RunningContainer } from "./container-tool.ts";

export interface ProofOptions {
  readonly tool: ContainerTool;
  readonly image: string;
  /** A database, a prefix and ports that are nobody else's. */
  readonly env: Readonly<Record<string, string>>;
  readonly say: Say;
}

const item = { sku: "4AA03A", name: "Hex Cap Screw, Grade 5, Zinc, 3/8-16 x 1.25 in" };
const patienceMs = 90_000;

/** What an operator does with the image on the first day, and what a visitor then sees. */
export async function proveImage({ tool, image, env, say }: ProofOptions): Promise<void> {
  const volumes = { "/files": join(checkout, "e2e/image") };
  const capstan = async (code: number, ...args: string[]) => {
    const ended = await tool.run(image, args, { env, volumes });
    if (ended.code !== code)
      throw new Error(`capstan ${args.join(" ")} ended with ${ended.code} and not ${code}:\n${ended.text}`);
    say(`capstan ${args.join(" ")}: exit code ${code}`);
    return ended.text;
  };
  await isLean({ tool, image });
  holds(await capstan(1, "doctor"), /^fail {2}schema .*capstan migrate$/m);
  holds(await capstan(0, "migrate"), /the schema is up to date/);
  holds(await capstan(0, "import", "catalog", "/files/ten-items.jsonl"), /16 rows: 16 new/);

  const running: RunningContainer[] = [];
  const codes: (number | null)[] = [];
  try {
    running.push(
      tool.start(image, "web", { env }),
      tool.start(image, "worker", { env: { ...env, METRICS_PORT: "0" } }),
    );
    const origin = `http://127.0.0.1:${env["PORT"]}`;
    await visit(running, origin, say);
    holds(await capstan(0, "search", "rebuild"), /10 items and \d+ suggestions/);
    holds(await capstan(0, "search", "rejected"), /no item is refused/);
    holds(await capstan(0, "doctor"), /^ok {4}index .*10 documents for 10 items/m);
  } finally {
    codes.push(...(await Promise.all(running.map(async (container) => container.stop()))));
    say(`told to end, web and worker ended with ${codes.join(" and ")}`);
  }
  if (codes.some((code) => code !== 0)) throw new Error("a process that was told to end did not end well");
}

/** Whoever runs in it is no root, and what only builds and tests need is not there. */
async function isLean({ tool, image }: Pick<ProofOptions, "tool" | "image">): Promise<void> {
  const script = `const { existsSync } = require("node:fs");
    const tools = ["vite", "vitest", "@playwright/test"].filter((name) => existsSync("/app/node_modules/" + name));
    if (process.getuid() === 0 || tools.length > 0) throw new Error("user " + process.getuid() + ", " + tools);`;
  const { code, text } = await tool.run(image, ["--eval", script], { env: {}, entrypoint: "node" });
  if (code !== 0) throw new Error(text);
}

async function visit(running: readonly RunningContainer[], origin: string, say: Say): Promise<void> {
  const page = await until(running, "the item's page", async () => {
    const answer = await fetch(origin + urls.product(item));
    const title = /<title>(?<title>[^<]*)/.exec(await answer.text())?.groups?.["title"] ?? "";
    return answer.status === 200 && title.includes(item.name) ? `${answer.status}, "${title}"` : undefined;
  });
  say(`its page: ${page}`);
  // Words are found by the index alone; a number would be found without it.
  const hit = await until(running, "a search that finds what was imported", async () => {
    const answer = await fetch(origin + urls.search({ searchQuery: "hex cap screw" }));
    return (await answer.text()).includes(item.sku) ? `${answer.status}, lists ${item.sku}` : undefined;
  });
  say(`a search for its name, indexed by the worker: ${hit}`);
}

async function until(
  running: readonly RunningContainer[],
  what: string,
  look: () => Promise<string | undefined>,
): Promise<string> {
  for (const startedAt = performance.now(); performance.now() - startedAt < patienceMs; await pause(250)) {
    const dead = running.find(({ child }) => child.exitCode !== null);
    if (dead) throw new Error(`a container ended by itself; see ${dead.log}`);
    const seen = await look().catch(() => undefined);
    if (seen !== undefined) return seen;
  }
  throw new Error(`${what} did not come in ${patienceMs / 1_000} s; see ${running.map(({ log }) => log).join(", ")}`);
}

function holds(text: string, wanted: RegExp): void {
  if (!wanted.test(text)) throw new Error(`${wanted} is not in:\n${text}`);
}
