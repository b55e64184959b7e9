import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addedEntry, exampleAnswer } from "./add-answer.fixture.ts";
import { type Decision, agree, cancel } from "./compliance-call.ts";

const calls: { path: string; form: Record<string, string> }[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

function answering(status: number) {
  vi.stubGlobal("fetch", async (path: string, { body }: { body: URLSearchParams }) => {
    calls.push({ path, form: Object.fromEntries(body) });
    return Response.json({ addToCartData: exampleAnswer([addedEntry()]) }, { status });
  });
}

function decision(errorType: string, hasCompliancePath = true): Decision {
  return { sku: "6TL55A", quantity: 12, errorType, pageAccount: null, hasCompliancePath };
}

test.each([
  ["lowLeadA6", "lowLeadComplianceLevel"],
  ["lowLeadA9", "lowLeadComplianceLevel"],
  ["georgiaPacific", "disclaimerAccepted"],
  ["georgiaPacificA", "disclaimerAccepted"],
  ["georgiaPacificC", "disclaimerAccepted"],
  ["stateRestricted", "stateRestrictionAccepted"],
])("%s is agreed to and declined by %s", async (errorType, flag) => {
  answering(200);
  expect(await agree(decision(errorType))).toMatchObject({ kind: "answered" });
  expect(await cancel(decision(errorType))).toEqual({ kind: "cancelled" });
  expect(calls).toEqual([
    { path: "/cart/v2/items/compliance", form: { itemId: "6TL55A", quantity: "12", [flag]: "true" } },
    { path: "/cart/v2/items/compliance/cancel", form: { itemId: "6TL55A", quantity: "12", [flag]: "false" } },
  ]);
});

test.each([
  ["stateRestricted", { willShipToRestrictedState: "NO" }],
  ["georgiaPacific", { disclaimerAccepted: "true" }],
])("without the compliance path %s is agreed to by adding again with %j", async (errorType, field) => {
  answering(200);
  await agree(decision(errorType, false));
  expect(calls).toEqual([
    {
      path: "/cart/v2/addItems",
      form: {
        "cartEntries[0].sku": "6TL55A",
        "cartEntries[0].quantity": "12",
        ...field,
        idempotencyKey: expect.any(String),
      },
    },
  ]);
});

test("a failure is a value that nobody is shown", async () => {
  answering(500);
  expect(await agree(decision("georgiaPacific"))).toEqual({
    kind: "failed",
    message: "Failed Product Compliance on Agree",
  });
  expect(await cancel(decision("georgiaPacific"))).toEqual({
    kind: "failed",
    message: "Failed Product Compliance on Cancel",
  });
});

test("an error type that nobody knows is a bug, and nothing is sent", async () => {
  answering(200);
  await expect(agree(decision("asbestos"))).rejects.toThrow("Unknown errorType");
  await expect(cancel(decision("asbestos"))).rejects.toThrow("Unknown errorType");
  expect(calls).toEqual([]);
});
