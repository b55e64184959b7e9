import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { changedFiles } from "./walls/project-files.ts";

interface Step {
  readonly name: string;
  /** Undefined: there is nothing to look at. */
  readonly command: readonly string[] | undefined;
}

interface Outcome {
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

const root = join(import.meta.dirname, "..");
const atOnce = 2;
/** The benchmarks measure the demo company: a checkout from which an operator deleted it is checked without them. */
const hasDemo = existsSync(join(root, "demo"));
const lint = [
  "oxlint",
  "--type-aware",
  "--deny-warnings",
  "--format=unix",
  ...(hasDemo ? [] : ["--ignore-pattern=bench"]),
];
const types = ["tsc", "-p", hasDemo ? "tsconfig.json" : "tsconfig.without-demo.json", "--noEmit"];
const steps = process.argv.includes("--quick") ? quickSteps() : allSteps();
const failed: string[] = [];
const startedAt = performance.now();

const waiting = [...steps];
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) report(step, await run(step));
  }),
);

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  failed.length === 0 ? `check passed in ${seconds} s` : `check FAILED in ${seconds} s: ${failed.join(", ")}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** The longest first, so that the last one to finish has company. */
function allSteps(): Step[] {
  const migrations = sqlFiles("db/migrations");
  return [
    { name: "tests", command: ["vitest", "run", "--project", "pure*"] },
    { name: "lint", command: lint },
    { name: "types", command: types },
    { name: "boundaries", command: ["node", "scripts/walls/boundaries.ts"] },
    { name: "knip", command: ["knip", "--no-progress", ...(hasDemo ? [] : ["--exclude=unresolved"])] },
    { name: "walls", command: ["node", "scripts/walls/run.ts"] },
    { name: "generated", command: ["node", "scripts/gen.ts", "--check"] },
    { name: "format", command: ["oxfmt", "--check", "."] },
    { name: "lock file", command: ["node", "scripts/complete-lock.ts", "--check"] },
    { name: "migrations", command: migrations.length > 0 ? ["squawk", ...migrations] : undefined },
  ];
}

/** What a pre-commit hook can bear: everything but the types looks at the changed files only. */
function quickSteps(): Step[] {
  const changed = changedFiles(root);
  const code = changed.filter((path) => /\.tsx?$/.test(path));
  const formatted = changed.filter((path) => /\.(?:tsx?|css|json|md|ya?ml)$/.test(path));
  return [
    { name: "types", command: types },
    { name: "lint", command: code.length > 0 ? [...lint, ...code] : undefined },
    { name: "walls", command: changed.length > 0 ? ["node", "scripts/walls/run.ts", ...changed] : undefined },
    {
      name: "format",
      command: formatted.length > 0 ? ["oxfmt", "--check", "--no-error-on-unmatched-pattern", ...formatted] : undefined,
    },
  ];
}

function sqlFiles(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".sql"))
    .map((name) => `${folder}/${name}`);
}

function run({ command }: Step): Promise<Outcome | undefined> {
  const [tool, ...args] = command ?? [];
  if (tool === undefined) return Promise.resolve(undefined);
  const began = performance.now();
  const path = [join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = spawn(tool, args, { cwd: root, env: { ...process.env, PATH: path, NO_COLOR: "1", CI: "1" } });
  const output: string[] = [];
  const done = (ok: boolean) =>
    resolve({
      ok,
      seconds: (performance.now() - began) / 1000,
      output: stripVTControlCharacters(output.join("")).trimEnd(),
    });
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.on("error", (error) => {
    output.push(error.message);
    done(false);
  });
  child.on("close", (code) => done(code === 0));
  return promise;
}

function report({ name }: Step, outcome: Outcome | undefined): void {
  if (outcome === undefined) {
    console.log(`  --  ${name.padEnd(12)} nothing to check`);
    return;
  }
  const totals = /^\d+ passed, \d+ failed$/m.exec(outcome.output)?.[0] ?? "";
  const line = `${name.padEnd(12)} ${outcome.seconds.toFixed(1).padStart(5)} s  ${totals}`.trimEnd();
  if (outcome.ok) {
    console.log(`  ok  ${line}`);
    return;
  }
  failed.push(name);
  console.log(`FAIL  ${line}\n${outcome.output}\n`);
}
