import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runGenerators } from "./frame.ts";
import type { Generator } from "./generator.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "capstan-gen-"));
});
afterEach(() => rm(root, { recursive: true }));

const greeting: Generator = {
  name: "greeting",
  outputs: ["docs/greeting.md"],
  run: async () => ({ files: { "docs/greeting.md": "Hello\n" }, summary: "1 greeting" }),
};

test("a check names a missing file and writes nothing", async () => {
  expect((await runGenerators([greeting], root, "check")).stale).toEqual(["docs/greeting.md"]);
  await expect(readFile(join(root, "docs/greeting.md"))).rejects.toThrow("ENOENT");
});

test("a file edited by hand is stale until it is generated again", async () => {
  await runGenerators([greeting], root, "write");
  expect((await runGenerators([greeting], root, "check")).stale).toEqual([]);
  await writeFile(join(root, "docs/greeting.md"), "Goodbye\n");
  expect((await runGenerators([greeting], root, "check")).stale).toEqual(["docs/greeting.md"]);
  await runGenerators([greeting], root, "write");
  expect(await readFile(join(root, "docs/greeting.md"), "utf8")).toBe("Hello\n");
});

test("a generator that makes a file it did not promise is stopped before anything is written", async () => {
  const liar = { ...greeting, outputs: ["docs/other.md"] };
  await expect(runGenerators([liar], root, "write")).rejects.toThrow(
    "promised docs/other.md and made docs/greeting.md",
  );
  await expect(readFile(join(root, "docs/greeting.md"))).rejects.toThrow("ENOENT");
});
