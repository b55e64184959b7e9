import { expect, test } from "vitest";
import { migratorUrl } from "./migrator-url.ts";

const address = "postgres://u:p%40ss@h:5432/capstan";

test.each([
  ["", undefined, "disable"],
  ["", "verify-full", "verify-full"],
  ["?sslmode=require", undefined, "require"],
  ["?sslmode=verify-full&application_name=x", "disable", "verify-full"],
  ["?ssl=true", undefined, "require"],
  ["?sslmode=no-verify", undefined, "require"],
  ["?sslmode=require&uselibpqcompat=true", undefined, "require"],
])("an address that ends in %j, with PGSSLMODE %j, is migrated with sslmode %s", (end, fromEnvironment, mode) => {
  const url = new URL(migratorUrl(address + end, fromEnvironment));
  expect(url.searchParams.get("sslmode")).toBe(mode);
  expect([...url.searchParams.keys()].filter((name) => name === "ssl" || name === "uselibpqcompat")).toEqual([]);
  expect(url.password).toBe("p%40ss");
});

test("the other parameters of an address stay", () => {
  expect(migratorUrl(`${address}?sslrootcert=/etc/ca.pem`, undefined)).toContain("sslrootcert=%2Fetc%2Fca.pem");
});

test("a password that holds the word is not taken for the mode", () => {
  expect(migratorUrl("postgres://u:sslmode=require@h/d", undefined)).toMatch(/\?sslmode=disable$/);
});
