import { type OrderStatus, orderStatuses } from "@capstan/features/account";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isFinal, mayChange, orderActors, stateSubjects, statesBefore, transitions } from "./order-states.ts";

const anySubject = fc.constantFrom(...stateSubjects);
const anyState = fc.constantFrom(...orderStatuses);
const anyActor = fc.constantFrom(...orderActors);

test("a change is lawful exactly if the table has it for that actor", () => {
  fc.assert(
    fc.property(anySubject, anyState, anyState, anyActor, (subject, from, to, by) => {
      const row = transitions.find((one) => one.subject === subject && one.from === from && one.to === to);
      expect(mayChange({ subject, from, to, by })).toBe(row?.by.includes(by) ?? false);
      expect(statesBefore({ subject, to, by }).includes(from)).toBe(row?.by.includes(by) ?? false);
    }),
    { numRuns: 5_000 },
  );
});

test("whatever lawful steps are taken, an order ends cancelled, shipped away or handed over, and never runs in a circle after packing", () => {
  const packed: ReadonlySet<OrderStatus> = new Set(["shipped", "delivered", "picked-up", "returned"]);
  fc.assert(
    fc.property(anySubject, fc.array(fc.nat(), { maxLength: 40 }), (subject, picks) => {
      let state: OrderStatus = subject === "shipment" ? "placed" : "draft";
      const seen: OrderStatus[] = [];
      for (const pick of picks) {
        const next = transitions.filter((one) => one.subject === subject && one.from === state);
        const chosen = next[pick % Math.max(next.length, 1)];
        if (!chosen) break;
        state = chosen.to;
        if (packed.has(state)) seen.push(state);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(isFinal(subject, state)).toBe(transitions.every((one) => one.subject !== subject || one.from !== state));
    }),
    { numRuns: 5_000 },
  );
});

test("a buyer never changes what the warehouse has begun to pack, and nobody changes what is cancelled or returned", () => {
  for (const subject of stateSubjects) {
    for (const from of ["in-fulfilment", "shipped", "delivered", "picked-up", "cancelled", "returned"] as const) {
      for (const to of orderStatuses) expect(mayChange({ subject, from, to, by: "buyer" })).toBe(false);
    }
    for (const from of ["cancelled", "returned"] as const) expect(isFinal(subject, from)).toBe(true);
  }
});

test("only an approver approves, and only the warehouse hands over", () => {
  expect(
    transitions.filter(({ from, to }) => from === "awaiting-approval" && to === "placed").map(({ by }) => by),
  ).toEqual([["approver"], ["approver"]]);
  for (const { to, by } of transitions.filter((one) => one.to === "shipped" || one.to === "picked-up"))
    expect([to, by]).toEqual([to, ["warehouse"]]);
});

test("every state can be reached", () => {
  const reached = new Set<OrderStatus>(["draft", ...transitions.map(({ to }) => to)]);
  expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted());
});
