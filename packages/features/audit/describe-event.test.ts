import { expect, test } from "vitest";
import { describeEvent } from "./describe-event.ts";

test("a session's start tells the reason, what was asked for, the case and the access", () => {
  const details = { reason: "Price question", request: "Check the price.", caseNumber: "CS-1", access: "look" };
  expect(describeEvent({ action: "impersonation-start", details })).toEqual({
    title: "Price question",
    lines: ["Logged in as the customer.", "Check the price.", "Case # CS-1", "Access: look only"],
    length: null,
  });
});

test.each([
  ["impersonation-end", { seconds: 59 }, "Ended the session", [], "Under 1 min"],
  ["impersonation-end", { seconds: 371 }, "Ended the session", [], "6 min"],
  [
    "cart-add",
    {
      items: [
        { sku: "4RN31", quantity: 4 },
        { sku: "2KD94", quantity: 6 },
      ],
    },
    "Added to the cart",
    ["Item # 4RN31, quantity 4", "Item # 2KD94, quantity 6"],
    null,
  ],
  ["cart-remove", { sku: "4RN31" }, "Removed from the cart", ["Item # 4RN31"], null],
  // The other account's number is not this account's business.
  ["account-switch", { from: "0884512907", to: "0884512915" }, "Switched the account", [], null],
  ["agent-call", { route: "POST /lists" }, "Called a function of the store", ["POST /lists"], null],
  ["of-a-later-version", { x: 1 }, "of-a-later-version", [], null],
  ["constructor", {}, "constructor", [], null],
])("%s %j reads well", (action, details, title, lines, length) => {
  expect(describeEvent({ action, details })).toEqual({ title, lines, length });
});
