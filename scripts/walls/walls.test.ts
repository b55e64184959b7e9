import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boundaryRules } from "./boundary-rules.ts";
import { cleanTree } from "./clean-tree.ts";
import { lintRules } from "./lint-plugin.ts";
import { violations } from "./violations/index.ts";
import type { Tool } from "./violations/violation.ts";
import { walls } from "./all-walls.ts";

const root = join(import.meta.dirname, "../..");
const base = mkdtempSync(join(tmpdir(), "capstan-walls-"));
const clean = join(base, "clean");
const violating = join(base, "violating");
const said = new Map<string, string>();

const commands: Readonly<Record<Tool, readonly string[]>> = {
  oxlint: [join(root, "node_modules/oxlint/bin/oxlint"), "--format=unix"],
  boundaries: [join(root, "scripts/walls/boundaries.ts")],
  walls: [join(root, "scripts/walls/run.ts")],
  squawk: [join(root, "node_modules/.bin/squawk"), "--reporter=gcc", "db/migrations/*.sql"],
};

beforeAll(async () => {
  grow(clean, cleanTree);
  grow(violating, { ...cleanTree, ...Object.assign({}, ...violations.map(({ files }) => files)) });
  for (const tree of [clean, violating]) {
    await Promise.all(
      Object.entries(commands).map(async ([tool, args]) => said.set(`${tree} ${tool}`, await run(tree, args))),
    );
  }
}, 60_000);

afterAll(() => rmSync(base, { recursive: true }));

test.each(violations)("$tool holds $wall at $at", ({ wall, tool, at }) => {
  const aboutIt = (said.get(`${violating} ${tool}`) ?? "").split("\n").filter((line) => line.startsWith(at));
  expect(aboutIt.join("\n")).toMatch(new RegExp(String.raw`[[(/ ]${wall}[)\] ]`));
});

test.each(Object.keys(commands))("%s has nothing to say about the clean tree", (tool) => {
  expect(said.get(`${clean} ${tool}`)).toBe("");
});

test("every wall of ours has a violation to catch", () => {
  const held = [
    ...boundaryRules(["low", "high"]).map((rule) => rule.name),
    "browser-reaches-server",
    "server-reaches-tsx",
    ...lintRules,
    ...walls.map((wall) => wall.name),
  ];
  const tried = new Set(violations.map(({ wall }) => wall));
  expect(held.filter((name) => name !== undefined && !tried.has(name))).toEqual([]);
});

/** A tree with the project's own settings and its own packages, and everybody else's borrowed. */
function grow(tree: string, files: Readonly<Record<string, string>>): void {
  const borrowed = [
    ".oxlintrc.json",
    ".squawk.toml",
    "package.json",
    "packages/features/slices.json",
    "scripts/walls/lint-plugin.ts",
  ];
  const packages = ["apps/web", "apps/worker", "demo", "packages/features", "packages/platform", "packages/ui"];
  for (const path of [...borrowed, ...packages.map((folder) => `${folder}/package.json`)]) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(tree, path), { recursive: true });
  }
  for (const [path, text] of Object.entries({ ...standIns(), ...files })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text.endsWith("\n") ? text : `${text}\n`);
  }
  mkdirSync(join(tree, "node_modules/@capstan"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@capstan") symlinkSync(join(root, "node_modules", name), join(tree, "node_modules", name));
  }
  for (const folder of packages) {
    symlinkSync(join(tree, folder), join(tree, "node_modules/@capstan", basename(folder)));
  }
  writeFileSync(join(tree, ".gitignore"), "node_modules\n");
  execFileSync("git", ["init", "--quiet"], { cwd: tree });
}

/** A checkout without the demo company still holds the walls around it. */
function standIns(): Readonly<Record<string, string>> {
  if (existsSync(join(root, "demo"))) return {};
  return {
    "demo/package.json": JSON.stringify({ name: "@capstan/demo", type: "module", exports: { "./*": "./*.ts" } }),
  };
}

function run(cwd: string, args: readonly string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile(process.execPath, args, { cwd, maxBuffer: 16 << 20 }, (_, stdout, stderr) => resolve(stdout + stderr));
  return promise;
}
