import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// docs/scale.md says what was measured and what follows from it. Whatever can be computed from other figures is computed again here.

const text = readFileSync(new URL("../../docs/scale.md", import.meta.url), "utf8");

/** The rows of every table whose head begins with these cells. */
function rowsUnder(...head: readonly string[]): readonly (readonly string[])[] {
  const tables = text.split(/\n(?=\| *[^-\s][^\n]*\n\| *-)/);
  return tables
    .map((table) =>
      table
        .split("\n")
        .filter((line) => line.startsWith("|"))
        .map(cellsOf),
    )
    .filter(([first]) => head.every((cell, at) => first?.[at] === cell))
    .flatMap(([, , ...rows]) => rows);
}

function cellsOf(line: string): readonly string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const numberIn = (cell = "") => Number(cell.replaceAll(",", ""));
const decimals = (cell: string) => cell.split(".")[1]?.length ?? 0;
/** Half a unit of the last written digit: what rounding may have taken away. */
const half = (cell: string) => 0.5 * 10 ** -decimals(cell);

test("every ratio is that of the two figures beside it", () => {
  const rows = rowsUnder("what", "items", "ours", "bare", "ratio");
  expect(rows.length).toBeGreaterThanOrEqual(8);
  const wrong = rows.filter(([, , ours = "", bare = "", ratio = ""]) => {
    const least = (numberIn(ours) - half(ours)) / (numberIn(bare) + half(bare)) - half(ratio);
    const most = (numberIn(ours) + half(ours)) / (numberIn(bare) - half(bare)) + half(ratio);
    return !(numberIn(ratio) >= least && numberIn(ratio) <= most);
  });
  expect(wrong).toEqual([]);
});

test("busy cores are milliseconds times thousands of requests, and provisioned ones are busy for 60 % of the time", () => {
  const rows = rowsUnder("part", "CPU ms", "busy cores", "cores");
  expect(rows.length).toBeGreaterThanOrEqual(6);
  expect(rows).toEqual(
    rows.map(([part = "", cpuMs = ""]) => {
      const busy = numberIn(cpuMs) * 10;
      return [part, cpuMs, String(Math.round(busy)), String(Math.ceil(busy / 0.6))];
    }),
  );
});
