import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { benchNames } from "./bench-names.ts";
import { runBench } from "./run-bench.ts";
import { verdictOn } from "./verdict.ts";

const fixture = (name: string) => join(import.meta.dirname, "test-data", `${name}.bench.ts`);

/** What has ended and waits for somebody to ask how is not running. */
function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.at(stat.lastIndexOf(")") + 2) !== "Z";
  } catch {
    return false;
  }
}

test("a bench that hangs is ended at its time limit, with what it started, and says what it was doing", async () => {
  const lines: string[] = [];
  const bench = { name: "hanging", file: fixture("hanging"), isSmallest: true, args: [] };
  expect(await runBench({ ...bench, onLine: (line) => lines.push(line) })).not.toBe(0);
  expect(lines).toEqual([
    expect.stringMatching(/^hanging: ended at its time limit of 2 s, while: waiting for \d+ and \d+$/),
  ]);
  const pids = [...(lines[0] ?? "").matchAll(/\d{2,}/g)].map(([pid]) => Number(pid));
  expect(pids).toHaveLength(2);
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
});

test("what a bench leaves behind ends with it, and the smallest size is the one that it declares", async () => {
  const main = join(import.meta.dirname, "test-data/run-leaving.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [main]);
  expect(stdout).toMatch(/^leaving: size=7 is_smallest=1$/m);
  const left = Number(/left (?<pid>\d+)/.exec(stdout)?.groups?.["pid"]);
  expect(left).toBeGreaterThan(0);
  await expect.poll(() => isRunning(left)).toBe(false);
});

test("at full size the thresholds decide, at the smallest only that every figure is a finite number", () => {
  const outside = { holds: false, values: { ratio: "2.10" } };
  expect(verdictOn("ssr", outside, false)).toEqual({
    isOk: false,
    lines: ["outside its thresholds", "ssr: ratio=2.10"],
  });
  expect(verdictOn("ssr", outside, true)).toMatchObject({ isOk: true });
  expect(verdictOn("ssr", { holds: true, values: { ratio: "1.50" } }, false).isOk).toBe(true);
  for (const value of ["NaN", Infinity, ""])
    expect(verdictOn("ssr", { holds: true, values: { ratio: value } }, true).isOk).toBe(false);
  expect(verdictOn("ssr", { holds: true, values: {} }, true).isOk).toBe(false);
});

test("the benches are found by their files", () => {
  expect(benchNames()).toEqual(expect.arrayContaining(["search", "ssr", "typeahead"]));
});
