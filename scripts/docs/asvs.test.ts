import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// docs/security/asvs.md answers a standard: nothing of it may be left out, and no test may be named that is not there.

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Row {
  readonly id: string;
  readonly level: string;
  readonly requirement: string;
  readonly answer: string;
}

const rows: readonly Row[] = read("docs/security/asvs.md")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, id = ""]) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([, id = "", level = "", requirement = "", answer = ""]) => ({ id, level, requirement, answer }));

/**
 * Requirements of chapter and level: the rows of the release's own table,
 * https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv
 */
const standard = {
  "V3 level 1": 8,
  "V3 level 2": 11,
  "V6 level 1": 13,
  "V6 level 2": 22,
  "V7 level 1": 6,
  "V7 level 2": 12,
  "V8 level 1": 4,
  "V8 level 2": 3,
};

/** The tests that an answer names: a file, and how a title in it begins. */
function testsIn(answer: string): readonly { readonly path: string; readonly title: string }[] {
  return [...answer.matchAll(/`(?<path>[^`]+)` "(?<title>[^"]+)"/g)].map(({ groups }) => ({
    path: groups?.["path"] ?? "",
    title: groups?.["title"] ?? "",
  }));
}

/** The title stands in quotation marks, or after the number of a template's begin. */
function hasTitle({ path, title }: { readonly path: string; readonly title: string }): boolean {
  if (!/\.(?:test|e2e)\.ts$/.test(path) || !existsSync(join(root, path))) return false;
  return [`"${title}`, `\`${title}`, `} ${title}`].some((begin) => read(path).includes(begin));
}

/** Places in the project that an answer names. */
function placesIn(answer: string): readonly string[] {
  return [...answer.matchAll(/`(?<place>(?:apps|db|docs|e2e|packages|scripts)\/[^`]+)`/g)].map(
    ({ groups }) => groups?.["place"] ?? "",
  );
}

test("every requirement of the standard has one row", () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const counts = Object.fromEntries(
    Object.keys(standard).map((name) => [
      name,
      rows.filter(({ id, level }) => name === `V${id.split(".")[0] ?? ""} level ${level}`).length,
    ]),
  );
  expect(counts).toEqual(standard);
  expect(rows).toHaveLength(Object.values(standard).reduce((sum, count) => sum + count));
});

test("every row has words and an answer with a reason", () => {
  const answered = /^(?:test: `|evidence: .*(?:`|\]\()|(?:not applicable|open): \S+ \S+ \S+)/;
  expect(rows.filter(({ requirement, answer }) => requirement === "" || !answered.test(answer))).toEqual([]);
});

test("every test that a row names is there, and every row of tests names one", () => {
  const named = rows
    .filter(({ answer }) => answer.startsWith("test: "))
    .map(({ id, answer }) => ({ id, tests: testsIn(answer) }));
  expect(named.filter(({ tests }) => tests.length === 0)).toEqual([]);
  expect(
    named.flatMap(({ id, tests }) => tests.map((one) => ({ id, ...one }))).filter((one) => !hasTitle(one)),
  ).toEqual([]);
});

test("every place that a row names is there", () => {
  const places = rows.flatMap(({ id, answer }) => placesIn(answer).map((place) => ({ id, place })));
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter(({ place }) => !existsSync(join(root, place)))).toEqual([]);
});

test("a test that is not there would be noticed", () => {
  const path = "scripts/docs/asvs.test.ts";
  expect(hasTitle({ path, title: "every requirement of the standard has one row" })).toBe(true);
  expect(hasTitle({ path, title: ["no such", "title"].join(" ") })).toBe(false);
  expect(hasTitle({ path: "scripts/docs/none.test.ts", title: "every" })).toBe(false);
  expect(hasTitle({ path: "docs/security/asvs.md", title: "every" })).toBe(false);
});

/** A `BroadcastChannel`, which goes by this name, reaches pages of its own origin only. */
const forbidden =
  /(?<!\bchannel\.)(?:\bpostMessage\(|\baddEventListener\(\s*"message"|\bonmessage\b)|<(?:object|embed|applet)[\s>]/;

test("browser code listens to no other window and uses no plugin", () => {
  const files = globSync(["apps/web/ssr/**/*.{ts,tsx}", "packages/{features,ui}/**/*.{ts,tsx}"], { cwd: root }).filter(
    (path) => !/\.server\.ts$|\.(?:test|e2e)\.tsx?$|node_modules/.test(path),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => forbidden.test(read(path)))).toEqual([]);
  for (const text of ['addEventListener("message", f)', "<object data=x>", "parent.postMessage(1)"])
    expect(text).toMatch(forbidden);
});
