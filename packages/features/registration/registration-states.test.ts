import { expect, test } from "vitest";
import { registrationStates, registrationTransitions, statesBefore } from "./registration-states.ts";

const allowed = new Set([
  "unverified > open",
  "unverified > awaiting-administrator",
  "unverified > awaiting-review",
  "unverified > expired",
  "awaiting-administrator > open",
  "awaiting-administrator > declined",
  "awaiting-administrator > awaiting-review",
  "awaiting-review > open",
  "awaiting-review > declined",
]);
const pairs = registrationStates.flatMap((from) => registrationStates.map((to) => ({ from, to })));

test.each(pairs)("from $from to $to", ({ from, to }) => {
  const isAllowed = allowed.has(`${from} > ${to}`);
  expect(registrationTransitions[from].includes(to)).toBe(isAllowed);
  expect(statesBefore(to).includes(from)).toBe(isAllowed);
});
