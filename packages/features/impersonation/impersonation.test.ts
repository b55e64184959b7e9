import { expect, test } from "vitest";
import { impersonationAnswerOf, impersonationOf } from "./impersonation.ts";

const customer = {
  email: "joanna.vale@pruittvale.example",
  fullName: "Joanna Vale",
  isStaff: false,
  agent: null,
  account: { number: "830550210", companyName: "Pruitt & Vale Fabrication" },
};
const impersonationDataOf = (...of: Parameters<typeof impersonationOf>) =>
  impersonationAnswerOf(impersonationOf(...of));
const nobody = { companyName: null, accountNumber: null, userName: null, fullName: null, impersonating: false };

test("a user itself is not acted for, and its names are not told here", () => {
  expect(impersonationDataOf(customer)).toEqual({ ...nobody, agsuser: false });
  expect(impersonationDataOf(undefined)).toEqual({ ...nobody, agsuser: false });
});

test("for whom an agent acts is told", () => {
  expect(impersonationDataOf({ ...customer, agent: { isStaff: false } })).toEqual({
    companyName: "Pruitt & Vale Fabrication",
    accountNumber: "830550210",
    userName: "joanna.vale@pruittvale.example",
    fullName: "Joanna Vale",
    impersonating: true,
    agsuser: false,
  });
});

test("staff is who sits there: the user, or the agent who acts for it", () => {
  expect(impersonationDataOf({ ...customer, isStaff: true }).agsuser).toBe(true);
  expect(impersonationDataOf({ ...customer, agent: { isStaff: true } }).agsuser).toBe(true);
  expect(impersonationDataOf({ ...customer, isStaff: true, agent: { isStaff: false } }).agsuser).toBe(false);
});
