import { describe, expect, test } from "vitest";
import { demoUsers } from "./demo-users.ts";
import { type CompanyInput, companyRecords } from "./index.ts";
import type { CompanyItem } from "./items.ts";
import type { AccountRecord, OrderRecord } from "./records.ts";
import { sampleItems } from "./sample-items.ts";
import { specialCustomers } from "./special-customers.ts";

const items = sampleItems();
const input: CompanyInput = { seed: "test", asOf: "2026-11-15", items };
const bySku = new Map(items.map((item) => [item.sku, item]));

type Row = ReturnType<typeof allOf>[number];
const rows = allOf(input);

function allOf(given: CompanyInput) {
  const { catalog, branches, accounts, prices, stock, terms } = companyRecords(given);
  return [...catalog, ...branches, ...accounts, ...prices, ...stock, ...terms];
}

function of<Name extends Row["record"]>(name: Name): readonly Extract<Row, { record: Name }>[] {
  return rows.filter((row): row is Extract<Row, { record: Name }> => row.record === name);
}

const accounts: ReadonlyMap<string, AccountRecord> = new Map(of("account").map((account) => [account.number, account]));

describe("the whole company", () => {
  test("the same seed gives the same bytes", () => {
    expect(JSON.stringify(allOf(input))).toBe(JSON.stringify(rows));
  });

  test("another seed gives other customers, but the same branches, stories and demo users", () => {
    const others = allOf({ ...input, seed: "other" });
    const accountsOf = (all: readonly Row[]) => all.flatMap((row) => (row.record === "account" ? [row.number] : []));
    const branchesOf = (all: readonly Row[]) => all.flatMap((row) => (row.record === "branch" ? [row.code] : []));
    const usersOf = (all: readonly Row[]) => all.flatMap((row) => (row.record === "user" ? [row.email] : []));
    const told = specialCustomers.flatMap(({ cities }) => cities).length;
    expect(accountsOf(others)).not.toEqual(accountsOf(rows));
    expect(accountsOf(others).slice(0, told)).toEqual(accountsOf(rows).slice(0, told));
    expect(usersOf(others).slice(0, demoUsers.length)).toEqual(usersOf(rows).slice(0, demoUsers.length));
    expect(branchesOf(others)).toEqual(branchesOf(rows));
  });

  test("no two records of a kind share a key", () => {
    const keys = rows.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("every open account can order, and pays tax or has a certificate", () => {
    const open = of("account").filter(({ isOpen }) => isOpen);
    const withCredit = new Set(of("account-credit").map(({ accountNumber }) => accountNumber));
    expect(open.filter(({ number }) => !withCredit.has(number))).toEqual([]);
    const rates = new Set(of("tax-rate").map(({ state }) => state));
    expect(of("tax-nexus").filter(({ state }) => !rates.has(state))).toEqual([]);
    const exempt = new Set(of("tax-certificate").map(({ accountNumber }) => accountNumber));
    const isPublic = ({ customerKind }: AccountRecord) => customerKind.endsWith("-government");
    expect(open.filter((account) => isPublic(account) && !exempt.has(account.number))).toEqual([]);
  });

  test("an account's example of a purchase order number fits its own rule", () => {
    const rules = of("account-order-terms").filter(({ purchaseOrderPattern }) => purchaseOrderPattern !== null);
    expect(rules.length).toBeGreaterThan(50);
    for (const { purchaseOrderPattern, purchaseOrderExample } of rules)
      expect(purchaseOrderExample).toMatch(new RegExp(`^(?:${purchaseOrderPattern})$`));
  });

  test("codes that accounts, users, orders and stock name exist", () => {
    const branchCodes = new Set(of("branch").map(({ code }) => code));
    const places = new Set([...branchCodes, ...of("distribution-center").map(({ code }) => code)]);
    const catalogs = new Set(of("custom-catalog").map(({ code }) => code));
    const users = new Set(of("user").map(({ id }) => id));
    expect(of("account").filter(({ defaultBranchCode: code }) => code !== null && !branchCodes.has(code))).toEqual([]);
    expect(of("account").filter(({ customCatalogCode: code }) => code !== null && !catalogs.has(code))).toEqual([]);
    expect(
      of("membership").filter(({ userId, accountNumber }) => !users.has(userId) || !accounts.has(accountNumber)),
    ).toEqual([]);
    expect(of("order").filter(({ userId }) => userId !== null && !users.has(userId))).toEqual([]);
    expect(of("stock").filter(({ sku, locationCode }) => !bySku.has(sku) || !places.has(locationCode))).toEqual([]);
  });

  test("about 300 accounts with nine or ten digits, and one current account a user", () => {
    expect(accounts.size).toBeGreaterThanOrEqual(280);
    expect(of("account").filter(({ number }) => !/^\d{9,10}$/.test(number))).toEqual([]);
    const current = of("membership").filter(({ isCurrent }) => isCurrent);
    expect(new Set(current.map(({ userId }) => userId)).size).toBe(current.length);
  });

  test("companies with 41, 6 and 2 accounts are there for the account switcher", () => {
    const sizes = Map.groupBy(of("account"), ({ companyName }) => companyName);
    expect(sizes.get("Vantage Row Property Services")).toHaveLength(41);
    expect(sizes.get("Lakehead Provisions")).toHaveLength(6);
    expect(sizes.get("Pruitt & Vale Fabrication")).toHaveLength(2);
  });

  test("each part of the header is hidden by some customer, and work waits for some who approve", () => {
    const hidden = of("account").flatMap(({ headerOptions }) => headerOptions);
    expect(hidden.toSorted()).toEqual([
      "hide-branch-locator",
      "hide-bulk-order-pad",
      "hide-nav-bar",
      "hide-products-and-search",
    ]);
    const approving = of("membership").filter(({ role }) => role === "administrator" || role === "approver");
    const theirs = new Set(approving.map(({ accountNumber }) => accountNumber));
    expect(of("pending-task").length).toBe(3);
    expect(of("pending-task").filter(({ accountNumber }) => !theirs.has(accountNumber))).toEqual([]);
  });

  test("each scenario of a custom catalog has a customer", () => {
    const used = new Set(of("account").map(({ customCatalogCode }) => customCatalogCode));
    const scenarios = of("custom-catalog").filter(({ code }) => used.has(code));
    expect(scenarios.map(({ scenario }) => scenario)).toEqual([1, 2, 3, 4]);
    expect(scenarios.filter(({ categories, skus }) => categories.length === 0 || skus.length === 0)).toEqual([]);
  });

  test("no e-mail address is used twice, and none can reach anybody", () => {
    const addresses = of("user").map(({ email }) => email.toLowerCase());
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((email) => !/^[a-z.-]+@[a-z0-9-]+\.example$/.test(email))).toEqual([]);
  });
});

describe("orders", () => {
  const orders = of("order");
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ ...line, order })));

  test("two years hold about 30,000 lines", () => {
    expect(lines.length).toBeGreaterThan(25_000);
    expect(lines.length).toBeLessThan(38_000);
    expect(orders[0]?.placedAt.slice(0, 7)).toBe("2024-11");
  });

  test("every line's item and account exist, and no item stands twice in an order", () => {
    expect(lines.filter(({ sku, order }) => !bySku.has(sku) || !accounts.has(order.accountNumber))).toEqual([]);
    expect(orders.filter((order) => new Set(order.lines.map(({ sku }) => sku)).size !== order.lines.length)).toEqual(
      [],
    );
  });

  test("quantities are whole packs, sell packs over the counter and ship packs otherwise, and reach the minimum", () => {
    const wrong = lines.filter(({ sku, quantity, order }) => !fits(bySku.get(sku), quantity, order));
    expect(wrong).toEqual([]);
  });

  test("none is placed after the company's today or on a weekend", () => {
    const wrong = orders.filter(({ placedAt }) => {
      const weekday = new Date(placedAt).getUTCDay();
      return placedAt.slice(0, 10) > input.asOf || weekday === 0 || weekday === 6;
    });
    expect(wrong).toEqual([]);
  });

  test("another today moves the two years with it", () => {
    const days = allOf({ ...input, asOf: "2025-06-30" }).flatMap((row) =>
      row.record === "order" ? [row.placedAt.slice(0, 10)] : [],
    );
    expect([days[0], days.at(-1)]).toEqual(["2023-07-03", "2025-06-30"]);
  });

  test("what is older than two weeks has arrived, and the newest are under way", () => {
    const old = orders.filter(({ placedAt }) => placedAt < "2026-11-01");
    expect(new Set(old.map(({ status }) => status))).toEqual(new Set(["delivered", "picked-up", "cancelled"]));
    const lastWorkday = orders.filter(({ placedAt }) => placedAt > "2026-11-13");
    const unsent = new Set(lastWorkday.filter(({ branchCode }) => branchCode === null).map(({ status }) => status));
    expect(unsent).toContain("placed");
    expect(unsent.has("delivered") || unsent.has("shipped")).toBe(false);
    expect(orders.some(({ status }) => status === "shipped")).toBe(true);
  });

  test("picked-up orders name a branch, shipped ones none", () => {
    expect(orders.filter(({ status, branchCode }) => status === "picked-up" && branchCode === null)).toEqual([]);
    expect(orders.filter(({ status, branchCode }) => status === "delivered" && branchCode !== null)).toEqual([]);
  });

  test("accounts come back to the same items", () => {
    const bought = Map.groupBy(lines, ({ sku, order }) => `${order.accountNumber}/${sku}`);
    const repeated = [...bought.values()].filter((times) => times.length >= 4);
    expect(repeated.length / bought.size).toBeGreaterThan(0.3);
  });

  test("a closed account has stopped buying", () => {
    const closed = [...accounts.values()].filter(({ isOpen }) => !isOpen).map(({ number }) => number);
    expect(closed).toHaveLength(1);
    const theirs = orders.filter(({ accountNumber }) => closed.includes(accountNumber));
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter(({ placedAt }) => placedAt > "2026-05-01")).toEqual([]);
  });

  test("more air filters are bought in June than in January", () => {
    const filters = lines.filter(({ sku }) => bySku.get(sku)?.categoryCode.startsWith("HVA"));
    const inMonth = (month: string) => filters.filter(({ order }) => order.placedAt.slice(5, 7) === month).length;
    expect(inMonth("06")).toBeGreaterThan(inMonth("01") * 1.4);
  });

  function fits(item: CompanyItem | undefined, quantity: number, { branchCode }: OrderRecord): boolean {
    if (item === undefined) return false;
    const pack = branchCode === null ? item.shipPackQuantity : item.sellPackQuantity;
    return quantity % pack === 0 && quantity >= item.minimumQuantity;
  }
});

function keyOf(row: Row): string {
  switch (row.record) {
    case "account":
    case "order":
      return `${row.record}/${row.number}`;
    case "user":
      return `user/${row.id}`;
    case "membership":
      return `membership/${row.userId}/${row.accountNumber}`;
    case "web-price":
      return `web-price/${row.sku}/${row.kind}/${row.startsOn ?? ""}`;
    case "contract-price":
      return `contract-price/${row.accountNumber}/${row.sku}/${row.startsOn}/${row.minimumQuantity}`;
    case "stock":
      return `stock/${row.sku}/${row.locationCode}`;
    case "account-credit":
    case "account-order-terms":
      return `${row.record}/${row.accountNumber}`;
    case "account-address":
    case "account-reference":
      return `${row.record}/${row.accountNumber}/${row.code}`;
    case "tax-nexus":
    case "tax-rate":
      return `${row.record}/${row.state}`;
    case "tax-certificate":
      return `tax-certificate/${row.accountNumber}/${row.state}/${row.number}`;
    case "freight-rate":
      return `freight-rate/${row.method}/${row.upToLb}`;
    default:
      return `${row.record}/${row.code}`;
  }
}
