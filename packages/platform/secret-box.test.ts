import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const [old, fresh] = [randomBytes(32), randomBytes(32)];
const box = createSecretBox([old]);

test("a secret is read again for whom it was sealed, and reads like nothing", () => {
  const sealed = box.seal("tëst-secret", "account 1");
  expect(sealed).not.toContain("secret");
  expect(box.open(sealed, "account 1")).toBe("tëst-secret");
  expect(box.seal("tëst-secret", "account 1")).not.toBe(sealed);
});

test("what was moved, changed or cut is not opened", () => {
  const sealed = box.seal("secret", "account 1");
  expect(box.open(sealed, "account 2")).toBeUndefined();
  const at = sealed.length - 30;
  const flipped = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
  for (const wrong of [flipped, sealed.slice(0, -4), `v2${sealed.slice(2)}`, "v1.", "", `${sealed.slice(0, 12)}AAAA`])
    expect(box.open(wrong, "account 1")).toBeUndefined();
});

test("a new key seals and the old one still opens; without it nothing does", () => {
  const sealed = box.seal("secret", "a");
  const both = createSecretBox([fresh, old]);
  expect(both.open(sealed, "a")).toBe("secret");
  expect(createSecretBox([fresh]).open(sealed, "a")).toBeUndefined();
  expect(createSecretBox([fresh]).open(both.seal("secret", "a"), "a")).toBe("secret");
});
