import type { Day } from "@capstan/platform/day";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPromise, promiseNotes } from "./format-promise.ts";
import { type PlaceStock, type PromiseRequest, linePromise, lineSources } from "./line-promise.ts";
import { isShippingDay } from "./shipping-days.ts";

/** A Monday. */
const today: Day = "2026-11-16";

function place(quantity: number, nextOn: Day | null = null, code = "DC-1"): PlaceStock {
  return { code, quantity, nextOn };
}

function request(changes: Partial<PromiseRequest>): PromiseRequest {
  return {
    quantity: 20,
    fulfilment: "ship",
    branch: null,
    centers: [],
    shipsFreight: false,
    hazardClass: null,
    today,
    isAfterCutoff: false,
    ...changes,
  };
}

test.each<[string, Partial<PromiseRequest>, string]>([
  ["all in stock", { centers: [place(20)] }, "Ships today"],
  ["after the cutoff", { centers: [place(20)], isAfterCutoff: true }, "Ships Nov 17"],
  ["on a Saturday", { centers: [place(20)], today: "2026-11-14" }, "Ships Nov 16"],
  ["two centers together", { centers: [place(12), place(8, null, "DC-2")] }, "Ships today"],
  ["partly there", { centers: [place(12, "2026-12-02")] }, "12 ship today, 8 backordered until Dec 2"],
  ["one of them there", { centers: [place(1, "2026-12-02")] }, "1 ships today, 19 backordered until Dec 2"],
  ["nothing, delivery on a Saturday", { centers: [place(0, "2026-11-21")] }, "Backordered until Nov 23"],
  ["nothing, delivery past", { centers: [place(0, "2026-11-02")] }, "Backordered, date not known"],
  ["nothing known", {}, "Backordered, date not known"],
  ["at the branch", { fulfilment: "pickup", branch: place(20, null, "B1") }, "Ready for pickup today"],
  [
    "brought to the branch",
    { fulfilment: "pickup", branch: place(5, null, "B1"), centers: [place(15)] },
    "5 ready for pickup today, 15 ready for pickup Nov 17",
  ],
  [
    "three parts",
    { fulfilment: "pickup", branch: place(5, "2026-12-02", "B1"), centers: [place(10, "2026-12-09")] },
    "5 ready for pickup today, 10 ready for pickup Nov 17, 5 backordered until Dec 2",
  ],
])("%s: %j reads %s", (_, changes, text) => {
  const wanted = request(changes);
  expect(formatPromise(linePromise(wanted), wanted.today)).toBe(text);
});

test("what goes by truck or is hazardous says so where it ships, and not at the counter", () => {
  const wanted = request({ centers: [place(20)], shipsFreight: true, hazardClass: "3" });
  expect(promiseNotes(linePromise(wanted))).toEqual([
    "Ships by truck freight. The carrier calls to schedule delivery.",
    "Hazardous material. Ships by ground only.",
  ]);
  expect(promiseNotes(linePromise({ ...wanted, fulfilment: "pickup" }))).toEqual([]);
});

const days = fc.constantFrom<Day | null>(null, "2026-11-10", "2026-11-16", "2026-11-21", "2026-12-24", "2027-01-01");
const places = fc.record({ code: fc.constantFrom("A", "B"), quantity: fc.nat(40), nextOn: days });

test("the parts add up to the line, no part is empty, and each has a shipping day or none", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom("ship" as const, "pickup" as const),
      fc.option(places),
      fc.array(places, { maxLength: 4 }),
      fc.boolean(),
      (quantity, fulfilment, branch, centers, isAfterCutoff) => {
        const { parts } = linePromise(request({ quantity, fulfilment, branch, centers, isAfterCutoff }));
        expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
        expect(parts.filter((part) => part.quantity <= 0)).toEqual([]);
        expect(parts.filter(({ on, kind }) => on === null && kind !== "backorder")).toEqual([]);
        expect(parts.filter(({ on }) => on !== null && !isShippingDay(on))).toEqual([]);
      },
    ),
  );
});

test("where a line comes from is where its promise sees it: all but the backorder, and no place gives more than it has", () => {
  const anyCenters = fc
    .array(fc.nat(30), { maxLength: 4 })
    .map((all) => all.map((there, at) => place(there, null, `DC-${at}`)));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.nat(30),
      anyCenters,
      fc.boolean(),
      (quantity, there, centers, isPickup) => {
        const wanted = request({
          quantity,
          centers,
          fulfilment: isPickup ? "pickup" : "ship",
          branch: isPickup ? place(there, null, "B1") : null,
        });
        const sources = lineSources(wanted);
        const promised = linePromise(wanted).parts.filter(({ kind }) => kind !== "backorder");
        const sum = (parts: readonly { readonly quantity: number }[]) =>
          parts.reduce((all, part) => all + part.quantity, 0);
        expect(sum(sources)).toBe(sum(promised));
        for (const { code, quantity: taken } of sources) {
          const known = [...centers, ...(wanted.branch ? [wanted.branch] : [])].find((one) => one.code === code);
          expect(taken).toBeLessThanOrEqual(known?.quantity ?? 0);
        }
      },
    ),
  );
});
