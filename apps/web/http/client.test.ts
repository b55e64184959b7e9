import { expect, test } from "vitest";
import { clientOf, networkOf } from "./client.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.7", "64:ff9b:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

const cart = (id: string) => ({ cookie: `cart=${id}` });
const id = "0b9e8f4e-5a0c-4a3b-9a53-0c8a4c1de001";
const sessions = { claimedBy: () => null };

test("a cart's cookie names a visitor at its network, nothing else does, and its id is not kept", () => {
  const visitorAt = (ip: string, headers: { cookie?: string }) => clientOf({ ip, headers }, sessions).visitor;
  const visitor = visitorAt("192.0.2.7", cart(id));
  expect(visitor).toMatch(/^[\w-]{22}$/);
  expect(visitorAt("192.0.2.7", { cookie: `other=1; cart=${id}` })).toBe(visitor);
  expect(visitorAt("192.0.2.8", cart(id))).not.toBe(visitor);
  expect(visitorAt("192.0.2.7", cart("made-up"))).toBeUndefined();
  expect(visitorAt("192.0.2.7", {})).toBeUndefined();
});
