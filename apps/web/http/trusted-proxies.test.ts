import { expect, test } from "vitest";
import { trustedProxies } from "./trusted-proxies.ts";

test("addresses and networks of the list are trusted, each time they are asked for, and no others", () => {
  const isTrusted = trustedProxies("127.0.0.1, 10.1.0.0/16 ,2001:db8::/32");
  const asked = ["127.0.0.1", "::ffff:127.0.0.1", "10.1.255.9", "10.2.0.1", "2001:db8::7", "2001:db9::7"];
  const expected = [true, true, true, false, true, false];
  expect(asked.map(isTrusted)).toEqual(expected);
  expect(asked.map(isTrusted)).toEqual(expected);
});

test("what is no address is trusted by nobody", () => {
  expect(trustedProxies("127.0.0.1")("unknown")).toBe(false);
  expect(() => trustedProxies("somewhere")).toThrow("somewhere");
});
