import type { Day } from "@capstan/platform/day";
import { expect, test } from "vitest";
import { type Submission, certificateRows } from "./certificate-rows.ts";

const today: Day = "2026-11-18";
const wisconsin = { state: "WI", number: "ES-1", reason: "Resale", startsOn: "-infinity", endsOn: "infinity" } as const;
const sent = (id: string, changes: Partial<Submission> = {}): Submission => ({
  ...wisconsin,
  id,
  status: "under-review",
  note: "",
  ...changes,
});
const statusesOf = (rows: ReturnType<typeof certificateRows>) =>
  rows.map(({ state, status, submission }) => `${state} ${status} ${submission}`);

test.each<[Day, Day, string]>([
  ["-infinity", "infinity", "approved"],
  ["2026-11-18", "2027-01-18", "approved"],
  ["2026-01-01", "2027-01-17", "expires-soon"],
  ["2026-01-01", "2026-11-18", "expires-soon"],
  ["2026-01-01", "2026-11-17", "expired"],
  ["2026-11-19", "infinity", "starts-later"],
])("from %s to %s it is %s", (startsOn, endsOn, status) => {
  expect(certificateRows([{ ...wisconsin, startsOn, endsOn }], [], today)).toMatchObject([{ status }]);
});

test("the document of a certificate is that of the submission that was approved last", () => {
  const submissions = [
    sent("3", { number: "ES-2", status: "approved" }),
    sent("2", { status: "approved" }),
    sent("1", { status: "approved" }),
  ];
  expect(statusesOf(certificateRows([wisconsin], submissions, today))).toEqual(["WI approved 2"]);
});

test("what waits is shown beside what is in effect, by state, and what was withdrawn is not shown", () => {
  const submissions = [sent("3"), sent("2", { state: "IL" }), sent("1", { state: "OH", status: "withdrawn" })];
  expect(statusesOf(certificateRows([wisconsin], submissions, today))).toEqual([
    "IL under-review 2",
    "WI approved null",
    "WI under-review 3",
  ]);
});

test("what was declined is shown with its reason until something else is sent for the state", () => {
  const declined = sent("1", { status: "declined", note: "It is not signed." });
  expect(certificateRows([], [declined], today)).toMatchObject([{ status: "declined", note: "It is not signed." }]);
  expect(statusesOf(certificateRows([], [sent("2"), declined], today))).toEqual(["WI under-review 2"]);
  expect(statusesOf(certificateRows([], [sent("2", { status: "withdrawn" }), declined], today))).toEqual([]);
});
