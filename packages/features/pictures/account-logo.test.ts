import { expect, test } from "vitest";
import { accountLogo } from "./account-logo.server.ts";

test("a customer's logo is a monogram of its name's telling words", async () => {
  const logo = accountLogo({ name: "copper-kettle-brewing-co.svg" });
  expect(logo).toMatchObject({ ok: true, value: { type: "image/svg+xml" } });
  const bytes = logo.ok && (await logo.value.bytes());
  expect(bytes && bytes.ok && Buffer.from(bytes.value).toString()).toContain(">CKB<");
});

test.each(["", "a.png", "A.svg", "../a.svg", "a<script>.svg", "-a.svg", "a b.svg"])("%j is no logo", (name) => {
  expect(accountLogo({ name })).toMatchObject({ ok: false, failure: { code: "NOT_FOUND" } });
});
