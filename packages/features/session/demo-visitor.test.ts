import { expect, test } from "vitest";
import { readDemoVisitor, writeDemoVisitor } from "./demo-visitor.ts";

test.each(["dwhitfield:rml-user", "dwhitfield:fully-authenticated", "dwhitfield:fully-authenticated:tgrady"])(
  "%s is read and written alike",
  (value) => {
    const visitor = readDemoVisitor(value);
    expect(visitor && writeDemoVisitor(visitor)).toBe(value);
  },
);

test.each([
  "",
  "dwhitfield",
  "dwhitfield:anonymous",
  "dwhitfield:root",
  ":rml-user",
  "a b:rml-user",
  "a:rml-user:",
  "a:rml-user:b:c",
])("%j is nobody", (value) => {
  expect(readDemoVisitor(value)).toBeUndefined();
});
