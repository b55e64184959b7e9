import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addToCart } from "./add-to-cart.ts";
import { onAddToCart } from "./cart-event.ts";

let events = 0;
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  events = 0;
  stop = onAddToCart(() => (events += 1));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function answering(status: number, body: unknown) {
  const fetched = vi.fn(async (_address: string, _call: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const entry = (resource: string, more = {}) => ({
  cartItem: { code: "ITEM_ADDED", resource, addedQuantity: 1, entryPK: "1" },
  errorType: null,
  error: null,
  ...more,
});
const answerOf = (...addToCartEntries: object[]) => ({ addToCartData: { addToCartEntries } });

test("entries and options are sent as a form, and the event is fired", async () => {
  const fetched = answering(200, answerOf(entry("2KD94A"), entry("4RN27A")));
  const outcome = await addToCart(
    [
      { sku: "2KD94A", quantity: 6 },
      { sku: "4RN27A", quantity: 1, addWarranty: true },
    ],
    { addToCartMethod: "Keyword Search", findingMethod: "THKS" },
  );
  expect(outcome.isAdded).toBe(true);
  const [address, { method, body }] = fetched.mock.calls[0] ?? ["", {}];
  expect([address, method]).toEqual(["/cart/v2/addItems", "POST"]);
  expect(Object.fromEntries(body as URLSearchParams)).toEqual({
    "cartEntries[0].sku": "2KD94A",
    "cartEntries[0].quantity": "6",
    "cartEntries[1].sku": "4RN27A",
    "cartEntries[1].quantity": "1",
    "cartEntries[1].addWarranty": "true",
    "options.addToCartMethod": "Keyword Search",
    "options.findingMethod": "THKS",
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(events).toBe(1);
});

test("what was not added says why, entry by entry", async () => {
  const refused = {
    cartItem: { code: "ITEM_NOT_ADDED", resource: "9ZZ99Z" },
    errorType: "invalid",
    error: { errorMessage: "9ZZ99Z is not an item of ours." },
  };
  answering(200, answerOf(entry("2KD94A"), refused));
  expect(await addToCart([])).toEqual({
    isAdded: false,
    message: "9ZZ99Z is not an item of ours.",
    entries: [
      { sku: "2KD94A", isAdded: true, errorType: null, message: "" },
      { sku: "9ZZ99Z", isAdded: false, errorType: "invalid", message: "9ZZ99Z is not an item of ours." },
    ],
  });
});

test("a call that is not answered OK, or not at all, says so and fires nothing", async () => {
  answering(503, {});
  expect(await addToCart([])).toMatchObject({ isAdded: false, message: "Failed to Add Items to Cart" });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  expect(await addToCart([])).toMatchObject({ isAdded: false, message: "Failed to Add Items to Cart" });
  expect(events).toBe(0);
});

test("an answer that says nothing of the entries is no success", async () => {
  for (const nonsense of [{}, null, { addToCartData: { addToCartEntries: [{ cartItem: {} }] } }]) {
    answering(200, nonsense);
    expect(await addToCart([])).toEqual({ isAdded: false, message: "Failed to Add Items to Cart", entries: [] });
  }
});

test("a wish whose answer was lost is asked for again under the same key; one that was answered gets another", async () => {
  const wish = [{ sku: "7LO57A", quantity: 1 }];
  const keys: (string | null)[] = [];
  const ways = [
    async () => Promise.reject(new TypeError("no network")),
    async () => Response.json({}, { status: 503 }),
    async () => Response.json(answerOf(entry("7LO57A"))),
    async () => Response.json(answerOf(entry("7LO57A"))),
  ];
  for (const answer of ways) {
    vi.stubGlobal("fetch", async (_address: string, { body }: { body: URLSearchParams }) => {
      keys.push(body.get("idempotencyKey"));
      return answer();
    });
    await addToCart(wish);
  }
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[2]);
});
