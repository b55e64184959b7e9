import { expect, test } from "vitest";
import { readOptions } from "./options.ts";
import { duration, progressLine, showProgress } from "./progress-line.ts";
import { csvCell, summaryLines } from "./report.ts";

test("a call names a kind and files, and may name more", () => {
  expect(readOptions(["prices", "a.csv", "b.csv", "--record", "web-price", "--max-rejected", "5"])).toMatchObject({
    kind: "prices",
    files: ["a.csv", "b.csv"],
    record: "web-price",
    maxRejected: 5,
    isDryRun: false,
  });
});

test.each([
  [[], "what to import is missing"],
  [["toys", "a.csv"], "there is nothing called toys to import"],
  [["stock"], "no file was named"],
  [["stock", "a.csv", "--max-rejected", "many"], "--max-rejected is no number"],
  [["stock", "a.csv", "--batch-rows", "0"], "--batch-rows is no number above 0"],
])("a wrong call is answered in words: %j", (args, reason) => {
  expect(readOptions(args)).toBe(reason);
});

test("an unknown option is not taken for a file", () => {
  expect(readOptions(["stock", "a.csv", "--dryrun"])).toContain("--dryrun");
});

const halfway = { phase: "rows", bytes: 500, totalBytes: 1_000, rows: 120_000, rejected: 3 } as const;

test("progress says how far, how fast and how long still", () => {
  expect(progressLine(halfway, 60)).toBe(
    "importing [############............]  50 %, 120,000 rows, 2,000 rows/s, 3 wrong, 1 min 0 s left",
  );
  expect([duration(0.2), duration(61), duration(3_700)]).toEqual(["1 s", "1 min 1 s", "1 h 1 min"]);
});

test("without a terminal progress is whole lines, and few of them", () => {
  const written: string[] = [];
  let now = 0;
  const progress = showProgress({ write: (text) => written.push(text) }, () => now);
  for (now = 0; now <= 12_000; now += 100) progress.show(halfway);
  progress.clear();
  expect(written).toHaveLength(3);
  expect(written.join("")).not.toContain("\u001b");
});

test("on a terminal one line is drawn over, and never wider than the screen", () => {
  const written: string[] = [];
  let now = 0;
  const screen = { isTTY: true, columns: 40, write: (text: string) => written.push(text) };
  const progress = showProgress(screen, () => now);
  for (now = 0; now < 1_000; now += 50) progress.show(halfway);
  expect(written).toHaveLength(5);
  expect(written.every((text) => text.startsWith("\r\u001b[2K") && text.length < 40 + 5)).toBe(true);
});

test("a report can be opened in a spreadsheet without running what the file said", () => {
  expect(csvCell('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
  expect(csvCell("is empty, or not")).toBe('"is empty, or not"');
});

test("the summary counts every row and names the first wrong ones", () => {
  const firstRejections = [{ file: "a.csv", line: 7, field: "price", reason: "is missing" }];
  const counts = { read: 10, inserted: 5, updated: 2, unchanged: 1, rejected: 2, partRows: 0 };
  expect(summaryLines({ ...counts, isResumed: false, isStopped: false, firstRejections }, false)).toEqual([
    "10 rows: 5 new, 2 changed, 1 as they were, 2 wrong",
    "  a.csv:7 price is missing",
    "  ... all of them with --report FILE.csv",
  ]);
});
