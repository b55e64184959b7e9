import { expect, test } from "vitest";
import { newUserOf } from "./new-user.ts";

test.each([
  ["Ann  Harlow", "Ann Harlow", "Ann"],
  [null, "ann.h", "ann.h"],
  [" \u202E\u0000 ", "ann.h", "ann.h"],
  ["x".repeat(300), "x".repeat(120), "x".repeat(60)],
])("%j becomes %s, in short %s", (name, fullName, shortName) => {
  expect(newUserOf({ email: "ann.h@harlow.example", name }, "k")).toEqual({
    id: "sso-k",
    email: "ann.h@harlow.example",
    fullName,
    shortName,
  });
});
