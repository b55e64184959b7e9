import { expect, test } from "vitest";
import { faultOf, maxFeedbackLength } from "./feedback.ts";

const isAddress = (text: string) => text === "buyer@works.com";

test("feedback needs a text of up to 2,000 characters; an address is optional, and must look like one", () => {
  expect(faultOf({ text: "", email: "" }, isAddress)).toBe("empty");
  expect(faultOf({ text: "a".repeat(maxFeedbackLength), email: "" }, isAddress)).toBeUndefined();
  expect(faultOf({ text: "a".repeat(maxFeedbackLength + 1), email: "" }, isAddress)).toBe("too-long");
  expect(faultOf({ text: "a", email: "buyer@works.com" }, isAddress)).toBeUndefined();
  expect(faultOf({ text: "a", email: "buyer" }, isAddress)).toBe("invalid-email");
});
