import { expect, test } from "vitest";
import { type AskedRestriction, type Decision, type Sale, assessSale } from "./decisions.ts";

const rule: AskedRestriction = {
  code: "VOC",
  kind: "stateRestricted",
  action: "ask",
  states: ["WI"],
  zipPrefixes: [],
  customerKinds: [],
  exemptCustomerKinds: [],
  title: "",
  message: "",
  question: null,
  citation: "",
  startsOn: "-infinity",
  endsOn: "infinity",
  textHash: "one",
};
const sale: Sale = {
  restrictions: [rule],
  customerKind: "business",
  shipTo: { state: "WI", zip: "53202" },
  on: "2026-11-16",
  decisions: [],
  since: new Date("2026-11-16T10:00:00Z"),
};
const agreed: Decision = {
  sku: "2BB01A",
  restrictionCode: "VOC",
  textHash: "one",
  decision: "agreed",
  state: "WI",
  zip: "53202",
  decidedAt: "2026-11-16T11:00:00Z",
};

const openOf = (changes: Partial<Sale>) => assessSale({ ...sale, ...changes }).open.map(({ code }) => code);

test("an answer holds for the text, the address and the time that it was given for", () => {
  expect(openOf({})).toEqual(["VOC"]);
  expect(openOf({ decisions: [agreed] })).toEqual([]);
  for (const other of [
    { textHash: "two" },
    { zip: "53203" },
    { state: null, zip: null },
    { decision: "declined" as const },
    { restrictionCode: "LEASE" },
    { decidedAt: "2026-11-16T09:59:59Z" },
  ])
    expect(openOf({ decisions: [{ ...agreed, ...other }] })).toEqual(["VOC"]);
});

test("what blocks is never asked, agreed to or not; only where an item goes can still be asked of who has told no address", () => {
  const block = { ...rule, action: "block" } as const;
  const nowhere = { state: null, zip: null };
  expect(assessSale({ ...sale, restrictions: [block], decisions: [agreed] }).blocked).toBe(block);
  expect(assessSale({ ...sale, restrictions: [block], shipTo: nowhere })).toMatchObject({
    blocked: null,
    open: [block],
  });
  const lead = { ...block, kind: "lowLeadA6" } as const;
  expect(assessSale({ ...sale, restrictions: [lead], shipTo: nowhere }).blocked).toBe(lead);
});

test("what only warns is told, and what does not apply is not", () => {
  const warn = { ...rule, action: "warn" } as const;
  expect(assessSale({ ...sale, restrictions: [warn] })).toEqual({ blocked: null, open: [], told: [warn] });
  expect(assessSale({ ...sale, shipTo: { state: "OH", zip: "43604" } })).toEqual({ blocked: null, open: [], told: [] });
});
