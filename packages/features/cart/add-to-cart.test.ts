import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageAccountField } from "@capstan/platform/http/page-account";
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

const nothing = { entries: [], pageAccount: null };
const failed = { kind: "failed", message: "Failed to Add Items to Cart" };

test("entries, options and the page's account are sent as a form, and the event is fired", async () => {
  const fetched = answering(200, answerOf(entry("2KD94A"), entry("4RN27A")));
  const outcome = await addToCart({
    entries: [
      { sku: "2KD94A", quantity: 6 },
      { sku: "4RN27A", quantity: 1, addWarranty: true },
    ],
    options: { addToCartMethod: "Keyword Search", findingMethod: "THKS" },
    pageAccount: "0884512907",
  });
  expect(outcome.kind).toBe("answered");
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
    [pageAccountField]: "0884512907",
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(events).toBe(1);
});

test("other tabs are told of an addition too", async () => {
  answering(200, answerOf(entry("2KD94A")));
  const otherTab = new BroadcastChannel("cart");
  const told = new Promise((resolve) => otherTab.addEventListener("message", () => resolve("told"), { once: true }));
  await addToCart(nothing);
  expect(await told).toBe("told");
  otherTab.close();
});

test("a page that the browser shows again as it left it looks at the cart once more, a fresh one does not", () => {
  for (const persisted of [false, true]) window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  expect(events).toBe(1);
});

test("what was not added says why, entry by entry", async () => {
  const refused = {
    cartItem: { code: "ITEM_NOT_ADDED", resource: "9ZZ99Z" },
    errorType: "invalid",
    error: { errorMessage: "9ZZ99Z is not an item of ours." },
  };
  answering(200, answerOf(entry("2KD94A"), refused));
  expect(await addToCart(nothing)).toMatchObject({
    kind: "answered",
    data: { addToCartEntries: [{ cartItem: { resource: "2KD94A" } }, refused] },
  });
});

test("a call that is not answered OK, or not at all, says so and fires nothing", async () => {
  answering(503, {});
  expect(await addToCart(nothing)).toEqual(failed);
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  expect(await addToCart(nothing)).toEqual(failed);
  expect(events).toBe(0);
});

test("a page that was made for another account is told so", async () => {
  answering(409, { error: { code: "ACCOUNT_CHANGED", message: "Another account is current." } });
  expect(await addToCart(nothing)).toEqual({ kind: "account-changed", message: "Another account is current." });
  answering(409, { error: { code: "CART_FULL", message: "" } });
  expect(await addToCart(nothing)).toEqual(failed);
});

test("an answer that says nothing of the entries is no success", async () => {
  for (const nonsense of [{}, null, { addToCartData: { addToCartEntries: [{ cartItem: {} }] } }]) {
    answering(200, nonsense);
    expect(await addToCart(nothing)).toEqual(failed);
  }
});

test("a request whose answer was lost is sent again under the same key; one that was answered gets another", async () => {
  const request = { entries: [{ sku: "7LO57A", quantity: 1 }], pageAccount: null };
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
    await addToCart(request);
  }
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[2]);
});
