import { expect, test } from "vitest";
import { linkGroups } from "./account-home.ts";
import { accountLinks } from "./account-links.ts";
import type { PersonAccount } from "./person.ts";

const account: PersonAccount = {
  number: "0884512907",
  companyName: "Harlow",
  role: "buyer",
  isProcurement: false,
  loyaltyEnrollment: null,
  headerMessage: null,
  logoUrl: null,
  headerOptions: [],
  pendingTasks: 0,
  hasOrders: true,
  catalog: null,
  catalogOption: null,
};
const headings = (change: Partial<PersonAccount>) => {
  const person = { ...account, ...change };
  return linkGroups(accountLinks(person, "fully-authenticated"), person.isProcurement).map(({ heading }) => heading);
};

test("administrators see every group, procurement its own, others orders if there are any", () => {
  expect(headings({ role: "administrator" })).toEqual([
    "Account",
    "Orders",
    "Insights",
    "Account Preferences",
    "Account Users",
    "KeepStock",
    "Lists",
    "Quotes",
  ]);
  expect(headings({ isProcurement: true })).toEqual(["Account", "Procurement"]);
  expect(headings({})).toEqual(["Account", "Orders", "Insights", "Account Preferences"]);
  expect(headings({ hasOrders: false })).toEqual(["Account", "Account Preferences"]);
});
