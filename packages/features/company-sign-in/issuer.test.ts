import { expect, test } from "vitest";
import { issuerUrl } from "./issuer.ts";

const strict = { allowsInsecure: false };

test.each([
  "https://login.harlow.example",
  " https://login.harlow.example/realms/x ",
  "https://login.harlow.example:8443/",
])("%j is an issuer", (typed) => {
  expect(issuerUrl(typed, strict)?.href).toBe(new URL(typed.trim()).href);
});

test.each([
  "",
  "login.harlow.example",
  "http://login.harlow.example",
  "http://127.0.0.1:8080",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "https://user:pass@login.harlow.example",
  "https://login.harlow.example?x=1",
  "https://login.harlow.example#x",
  "https://login.harlow.example/.well-known/openid-configuration",
])("%j is none", (typed) => {
  expect(issuerUrl(typed, strict)).toBeUndefined();
});

test("http is for this machine alone, where the operator allows it", () => {
  expect(issuerUrl("http://127.0.0.1:8080/realms/x", { allowsInsecure: true })).toBeDefined();
  expect(issuerUrl("http://10.0.0.1/realms/x", { allowsInsecure: true })).toBeUndefined();
  expect(issuerUrl("http://login.harlow.example", { allowsInsecure: true })).toBeUndefined();
});
