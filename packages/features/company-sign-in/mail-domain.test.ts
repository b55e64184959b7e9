import { expect, test } from "vitest";
import { domainOfEmail, mailDomain } from "./mail-domain.ts";

test.each([
  ["harlow.example", "harlow.example"],
  [" @Harlow.Example. ", "harlow.example"],
  ["mail.harlow.co.uk", "mail.harlow.co.uk"],
  ["bücher.example", "xn--bcher-kva.example"],
])("%j is the domain %s", (typed, domain) => {
  expect(mailDomain(typed)).toBe(domain);
});

test.each([
  "",
  "harlow",
  "127.0.0.1",
  "[::1]",
  "harlow.example/x",
  "a@harlow.example",
  "http://harlow.example",
  "-a.example",
  "a..example",
  "2130706433",
  "x.1",
])("%j is no domain", (typed) => {
  expect(mailDomain(typed)).toBeUndefined();
});

test.each([
  ["ann@harlow.example", "harlow.example"],
  ["Ann.O'Neil+x@HARLOW.example", "harlow.example"],
  ["ann@evil.example@harlow.example", undefined],
  ["harlow.example", undefined],
  ["ann@", undefined],
  ["@harlow.example", undefined],
  ["ann smith@harlow.example", undefined],
  [" ann@harlow.example", undefined],
  ["ann@harlow.example\n", undefined],
  ["\u212Aate@harlow.example", undefined],
  ['"ann@harlow.example"@evil.example', undefined],
])("the domain of %j is %s", (email, domain) => {
  expect(domainOfEmail(email)).toBe(domain);
});
