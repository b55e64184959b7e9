import { afterEach, expect, test, vi } from "vitest";
import { countInCart, fetchCartQuantity, readQuantity } from "./cart-quantity.ts";

const reported = vi.hoisted((): unknown[] => []);
vi.mock("@capstan/features/analytics", () => ({ reportError: (report: unknown) => reported.push(report) }));

afterEach(() => {
  reported.length = 0;
  vi.unstubAllGlobals();
});

test("the count is said in the same words for every number", () => {
  expect(countInCart(12)).toBe("12 items in cart");
  expect(countInCart(1)).toBe("1 items in cart");
  expect(countInCart(0)).toBe("0 items in cart");
});

test("a count is a whole number of things, as a number or as text; all else is refused", () => {
  expect(readQuantity({ cartQuantity: 4 })).toBe(4);
  expect(readQuantity({ cartQuantity: "4" })).toBe(4);
  for (const nonsense of [
    null,
    {},
    { cartQuantity: null },
    { cartQuantity: "" },
    { cartQuantity: -1 },
    { cartQuantity: 1.5 },
  ])
    expect(readQuantity(nonsense)).toBeUndefined();
});

test("it asks with the time in the query and for JSON", async () => {
  const ask = vi.fn(async (_address: string, _options: RequestInit) => Response.json({ cartQuantity: 3 }));
  vi.stubGlobal("fetch", ask);
  expect(await fetchCartQuantity()).toBe(3);
  const [address, options] = ask.mock.calls[0]!;
  expect(address).toMatch(/^\/QuickCartComponentController\/CartQuantity\?\d{13}$/);
  expect(options.headers).toEqual({ accept: "application/json" });
  expect(reported).toEqual([]);
});

test.each([
  ["a status", async () => new Response(null, { status: 503 })],
  ["nonsense", async () => Response.json({ cartQuantity: "many" })],
  ["no answer", async () => Promise.reject(new TypeError("offline"))],
])("%s is reported in the specification's words, and no count is made of it", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  expect(await fetchCartQuantity()).toBeUndefined();
  expect(reported).toEqual([
    { message: "Failed to call /CartQuantity and update the cart count", error: expect.anything() },
  ]);
});
