import { expect, test } from "vitest";
import { accountLogo } from "./account-logo.server.ts";

test("a customer's logo is a monogram of its name's telling words", () => {
  const logo = accountLogo({ name: "copper-kettle-brewing-co.svg" });
  expect(logo).toMatchObject({ ok: true, value: { type: "image/svg+xml" } });
  expect(logo.ok && Buffer.from(logo.value.bytes).toString()).toContain(">CKB<");
});

test.each(["", "a.png", "A.svg", "../a.svg", "a<script>.svg", "-a.svg", "a b.svg"])("%j is no logo", (name) => {
  expect(accountLogo({ name })).toMatchObject({ ok: false, failure: { code: "NOT_FOUND" } });
});
