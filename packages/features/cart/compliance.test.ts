import { expect, test } from "vitest";
import { acceptanceFlag, groupClass } from "./compliance.ts";

test.each([
  ["lowLeadA6", true, false, "error"],
  ["lowLeadA6", false, true, "warning"],
  ["lowLeadA6", true, true, "error"],
  ["georgiaPacific", true, false, "warning"],
  ["stateRestricted", true, false, "warning"],
  ["georgiaPacificA", true, false, "error"],
  ["georgiaPacific", false, true, "warning"],
  ["stateRestricted", true, true, "error"],
  ["invalid", true, false, "error"],
  ["stateRestricted", false, false, undefined],
])("%s with an error %s and a warning %s is classed %s", (errorType, hasError, hasWarning, expected) => {
  expect(groupClass({ errorType, hasError, hasWarning })).toBe(expected);
});

test.each([
  ["lowLeadA6", "lowLeadComplianceLevel"],
  ["lowLeadA9", "lowLeadComplianceLevel"],
  ["georgiaPacific", "disclaimerAccepted"],
  ["georgiaPacificA", "disclaimerAccepted"],
  ["georgiaPacificC", "disclaimerAccepted"],
  ["stateRestricted", "stateRestrictionAccepted"],
])("agreeing to %s sends %s", (errorType, flag) => {
  expect(acceptanceFlag(errorType)).toBe(flag);
});

test.each(["", "invalid", "toString", "GEORGIAPACIFIC"])("%j needs no flag that is known", (errorType) => {
  expect(() => acceptanceFlag(errorType)).toThrow("Unknown errorType");
});
