import { expect, test } from "vitest";
import { historyParams, historyQuery, timeRange } from "./history-params.ts";

const read = (query: string) => historyParams(new URL(`https://store.example/?${query}`));

test("an address that is read and written again is the same", () => {
  const query = {
    q: "HF-2",
    status: "open",
    date: "all",
    from: "2026-01-01",
    to: "2026-02-01",
    buyer: "ann",
    before: "2026-11-16T11:46:00.123456Z,1041-00001",
  };
  const written = historyQuery(read(new URLSearchParams(query).toString()));
  expect(Object.fromEntries(Object.entries(written).filter(([, value]) => value))).toEqual(query);
});

test.each([
  "before=x",
  "before=2026-13-45T00:00:00.000000Z,1",
  "from=2026-02-31x",
  "status=__proto__",
  "date=constructor",
  "buyer=a%27b",
])("what can't be read counts as left out: %s", (query) => expect(read(query)).toEqual(read("")));

test.each([
  ["2026-03-01", "2026-03-01T06:00:00Z", "2026-03-02T06:00:00Z"],
  ["2026-07-04", "2026-07-04T05:00:00Z", "2026-07-05T05:00:00Z"],
  ["2026-03-08, of 23 hours", "2026-03-08T06:00:00Z", "2026-03-09T05:00:00Z"],
  ["2026-11-01, of 25 hours", "2026-11-01T05:00:00Z", "2026-11-02T06:00:00Z"],
])("%s is a whole day of the store's, and in the range", (named, from, until) => {
  const day = named.slice(0, 10);
  const range = timeRange(read(`from=${day}&to=${day}`), new Date("2026-11-18T12:00:00Z"));
  expect(range).toEqual({ from: new Date(from), until: new Date(until) });
});

test("twelve months are this one and the eleven before it", () => {
  expect(timeRange(read(""), new Date("2026-11-18T12:00:00Z")).from).toEqual(new Date("2025-12-01T06:00:00Z"));
});
