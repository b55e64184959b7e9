import { expect, test } from "vitest";
import { describedBy, fieldError } from "./field-state.ts";

test("a field is in error when flagged invalid or when error text is given, and only then", () => {
  expect(fieldError(false, undefined)).toBeUndefined();
  expect(fieldError(false, "")).toBeUndefined();
  expect(fieldError(false, "Enter a city")).toBe("Enter a city");
  expect(fieldError(true, "Enter a city")).toBe("Enter a city");
  expect(fieldError(true, undefined)).toBe("Check this entry.");
});

test("a control names its hint before its error, and nothing that isn't there", () => {
  expect(describedBy("po", undefined, undefined)).toEqual({ "aria-invalid": undefined, "aria-describedby": undefined });
  expect(describedBy("po", "On your order", "Enter a number")["aria-describedby"]).toBe("po-hint po-error");
});
