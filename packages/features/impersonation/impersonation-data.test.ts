import { expect, test } from "vitest";
import { impersonationDataOf } from "./impersonation-data.ts";

const customer = {
  email: "joanna.vale@pruittvale.example",
  fullName: "Joanna Vale",
  isStaff: false,
  isServiceAgent: false,
  agent: null,
  account: { number: "830550210", companyName: "Pruitt & Vale Fabrication" },
};
const nobody = { companyName: null, accountNumber: null, userName: null, fullName: null, impersonating: false };

test("a user itself is not acted for, and its names are not told here [spec 3/12.1]", () => {
  expect(impersonationDataOf(customer)).toEqual({ ...nobody, agsuser: false, serviceAgent: false });
  expect(impersonationDataOf(undefined)).toEqual({ ...nobody, agsuser: false, serviceAgent: false });
});

test("for whom an agent acts is told, with the way back [spec 3/12.1 6/8]", () => {
  expect(impersonationDataOf({ ...customer, agent: { isStaff: false } })).toEqual({
    companyName: "Pruitt & Vale Fabrication",
    accountNumber: "830550210",
    userName: "joanna.vale@pruittvale.example",
    fullName: "Joanna Vale",
    impersonating: true,
    agsuser: false,
    serviceAgent: true,
  });
});

test("staff is who sits there: the user, or the agent who acts for it [spec 6/8]", () => {
  expect(impersonationDataOf({ ...customer, isStaff: true }).agsuser).toBe(true);
  expect(impersonationDataOf({ ...customer, agent: { isStaff: true } }).agsuser).toBe(true);
  expect(impersonationDataOf({ ...customer, isStaff: true, agent: { isStaff: false } }).agsuser).toBe(false);
  expect(impersonationDataOf({ ...customer, isServiceAgent: true })).toMatchObject({ ...nobody, serviceAgent: true });
});
