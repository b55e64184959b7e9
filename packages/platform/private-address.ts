import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Networks that are nobody's on the public internet: a server there is the operator's own, or a cloud's. */
const networks4: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Only 2000::/3 is given out; what is inside it and leads elsewhere is named. */
const networks6: readonly (readonly [network: string, bits: number])[] = [
  ["::", 3],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["4000::", 2],
  ["8000::", 1],
];

// Two lists: in one, an IPv4 address would be looked up as the IPv6 address that stands for it.
const blocked4 = new BlockList();
const blocked6 = new BlockList();
for (const [network, bits] of networks4) blocked4.addSubnet(network, bits, "ipv4");
for (const [network, bits] of networks6) blocked6.addSubnet(network, bits, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an address is not of the public internet. What is no address counts as such. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return blocked4.check(address, "ipv4");
  // "::ffff:a.b.c.d" lies in ::/3, as do most other ways to write an IPv4 address as an IPv6 one.
  return isIPv6(address) ? blocked6.check(address, "ipv6") : true;
}

export function isLoopbackAddress(address: string): boolean {
  if (isIPv4(address)) return loopback.check(address, "ipv4");
  return isIPv6(address) && loopback.check(address, "ipv6");
}
