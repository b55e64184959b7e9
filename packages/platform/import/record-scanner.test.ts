import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCells } from "./csv.ts";
import { Problem } from "./problem.ts";
import { type Format, RecordScanner } from "./record-scanner.ts";

interface Found {
  readonly text: string;
  readonly line: number;
  readonly reason?: string;
}

/** As the import reads: the rest of each piece comes again in front of the next. */
function recordsOf(source: string, format: Format, pieceLength = source.length + 1): Found[] {
  const scanner = new RecordScanner(format);
  const found: Found[] = [];
  let rest = "";
  for (let at = 0; at === 0 || at < source.length; at += pieceLength) {
    const chunk = rest + source.slice(at, at + pieceLength);
    const isEnd = at + pieceLength >= source.length;
    const used = scanner.scan(chunk, isEnd, (start, end, line, problem) => {
      found.push({ text: chunk.slice(start, end), line, ...(problem ? { reason: problem.reason } : {}) });
    });
    rest = chunk.slice(used);
  }
  return found;
}

test("lines are records, whatever ends them, and empty ones are none", () => {
  expect(recordsOf('{"a":1}\r\n\n{"b":2}', "jsonl")).toEqual([
    { text: '{"a":1}', line: 1 },
    { text: '{"b":2}', line: 3 },
  ]);
});

test("a quoted line break stays inside its record, and line numbers go on right after it", () => {
  expect(recordsOf('a,"two\nlines",b\nc,d,e\n', "csv")).toEqual([
    { text: 'a,"two\nlines",b', line: 1 },
    { text: "c,d,e", line: 3 },
  ]);
});

test("an inch sign inside a cell opens no quote", () => {
  expect(recordsOf('5" pipe,a\n6" pipe,b\n', "csv").map(({ line }) => line)).toEqual([1, 2]);
});

test("a quote that is never closed costs its own line and no other", () => {
  const found = recordsOf('a,"open\nb,c\nd,e\n', "csv");
  expect(found[0]).toEqual({ text: 'a,"open', line: 1, reason: "has a quote that is never closed" });
  expect(found.slice(1).map(({ text, line }) => [text, line])).toEqual([
    ["b,c", 2],
    ["d,e", 3],
  ]);
});

test("text after a closing quote costs its own line and no other", () => {
  const found = recordsOf('"a"x,b\nc,d\n', "csv");
  expect(found.map(({ reason }) => reason)).toEqual(["has text after a closing quote", undefined]);
});

test("a line of more than a megabyte is reported once and what follows is read", () => {
  const source = `${"x".repeat(3_000_000)}\nnext\n`;
  for (const pieceLength of [100_000, 5_000_000]) {
    const found = recordsOf(source, "jsonl", pieceLength);
    expect(found.map(({ line, reason }) => [line, reason])).toEqual([
      [1, "is longer than 1 MB"],
      [2, undefined],
    ]);
  }
});

const cell = fc.string({ unit: fc.constantFrom("a", "b", ",", '"', "\n", "\r\n", " "), maxLength: 6 });
const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

test("any table written by the rules comes back cell by cell, however it is cut into pieces", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      fc.nat(12),
      (rows, cut) => {
        const source = rows.map((row) => `${row.map(quoted).join(",")}\n`).join("");
        const found = recordsOf(source, "csv", cut + 1);
        expect(found.map(({ text }) => csvCells(text))).toEqual(rows);
      },
    ),
  );
});

test("any text at all gives the same records, however it is cut into pieces", () => {
  const anything = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r"), maxLength: 40 });
  fc.assert(
    fc.property(anything, fc.nat(10), fc.constantFrom<Format>("csv", "jsonl"), (source, cut, format) => {
      expect(recordsOf(source, format, cut + 1)).toEqual(recordsOf(source, format));
    }),
  );
});

test("a cell with a quote in its midst is a problem of its record", () => {
  expect(csvCells('5" pipe,a')).toBeInstanceOf(Problem);
  expect(csvCells('"a","b""c",')).toEqual(["a", 'b"c', ""]);
});
