import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { logoUrlOf } from "./account-logos.ts";
import { customers } from "./accounts.ts";
import { demoUsers } from "./demo-users.ts";
import { people } from "./users.ts";

const buyers = customers("test");
const { users, memberships } = people("test", buyers);
const page = await readFile(new URL("../../docs/demo.md", import.meta.url), "utf8");

describe("demo users", () => {
  test("docs/demo.md lists every one of them and nobody else", () => {
    const listed = page.match(/[a-z.-]+@[a-z0-9-]+\.example/g) ?? [];
    expect([...new Set(listed)].toSorted()).toEqual(demoUsers.map(({ email }) => email).toSorted());
  });

  test("every account number in docs/demo.md exists", () => {
    const numbers = new Set(buyers.map(({ account }) => account.number));
    const listed = page.match(/\b\d{9,10}\b/g) ?? [];
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.filter((number) => !numbers.has(number))).toEqual([]);
  });

  test("each belongs to a company that exists", () => {
    const companies = new Set<string | null>([...buyers.map(({ account }) => account.companyName), null]);
    expect(demoUsers.filter(({ company }) => !companies.has(company))).toEqual([]);
  });

  test("every role is held by one of them, and each oddity is there", () => {
    const ids = new Set(demoUsers.map(({ id }) => id));
    const theirs = memberships.filter(({ userId }) => ids.has(userId));
    expect(new Set(theirs.map(({ role }) => role))).toEqual(new Set(["administrator", "approver", "buyer", "viewer"]));
    const named = users.filter(({ id }) => ids.has(id));
    expect(named.some(({ isStaff }) => isStaff)).toBe(true);
    expect(named.some(({ isServiceAgent }) => isServiceAgent)).toBe(true);
    expect(named.some(({ isEnabled }) => !isEnabled)).toBe(true);
    expect(named.some(({ welcomeConfirmed }) => !welcomeConfirmed)).toBe(true);
    expect(named.some(({ shortName }) => shortName.length === 1)).toBe(true);
    expect(
      named.some(
        ({ id, isStaff, isServiceAgent }) => !isStaff && !isServiceAgent && !theirs.some(({ userId }) => userId === id),
      ),
    ).toBe(true);
  });

  test("Priya has 41 accounts, Marcus 6, Joanna 2, Dana one", () => {
    const countOf = (id: string) => memberships.filter(({ userId }) => userId === id).length;
    expect([countOf("praman"), countOf("moyelaran"), countOf("jvale"), countOf("dwhitfield")]).toEqual([41, 6, 2, 1]);
  });
});

test("a company's logo is at the address of the store's monograms", () => {
  expect(logoUrlOf("Copper Kettle Brewing Co")).toBe("/pictures/logos/copper-kettle-brewing-co.svg");
  expect(logoUrlOf("Pruitt & Vale")).toBe("/pictures/logos/pruitt-vale.svg");
});
