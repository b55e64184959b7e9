import { expect, test } from "vitest";
import { isLoopbackAddress, isPrivateAddress } from "./private-address.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "fe80::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "2002:7f00:1::",
  "2001:0:4136:e378::",
  "localhost",
  "",
])("%j is no address of the public internet", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(["8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001:82a::200e"])(
  "%j is one",
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test("the loopback is told from other private networks", () => {
  expect(["127.0.0.1", "127.9.9.9", "::1"].map(isLoopbackAddress)).toEqual([true, true, true]);
  expect(["10.0.0.1", "8.8.8.8", "::2", "localhost"].map(isLoopbackAddress)).toEqual([false, false, false, false]);
});
