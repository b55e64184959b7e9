import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { eventsBody } from "./analytics.schema.ts";
import type { TrackedEvent } from "./events.ts";

test("the server takes exactly the events that the browser can track", () => {
  expectTypeOf<z.input<typeof eventsBody>["events"][number]["event"]>().toEqualTypeOf<TrackedEvent["event"]>();
  const visitor = "0".repeat(32);
  const path = "/search";
  const events: readonly TrackedEvent[] = [
    { event: "search", term: "hex nut", origin: "icon", path },
    { event: "suggestion", term: "hex nut", typed: "he", group: "general", index: 2, path },
    { event: "addToCart", sku: "1AA01A", quantity: 5, addToCartMethod: "Keyword Search", findingMethod: "THKS", path },
    { event: "cannotBePurchased", sku: "1AA01A", errorType: "discontinued", path },
    { event: "youShouldKnow", sku: "1AA01A", errorType: "stateRestricted", path },
    { event: "productImpressions", list: "recommendations", skus: ["1AA01A"], path },
    { event: "link", region: "Footer: Legal", name: "Sitemap", path },
    { event: "menu", name: "My Account", isOpen: true, path },
  ];
  expect(eventsBody.parse({ visitor, events }).events).toEqual(events);
});

test.each([
  { visitor: "buyer@works.com", events: [{ event: "menu", name: "x", isOpen: true, path: "/" }] },
  { visitor: "0".repeat(32), events: [] },
  { visitor: "0".repeat(32), events: [{ event: "other", path: "/" }] },
  { visitor: "0".repeat(32), events: [{ event: "link", region: "x".repeat(201), name: "x", path: "/" }] },
  { visitor: "0".repeat(32), events: [{ event: "link", region: "x", name: "x", path: "https://elsewhere.example/" }] },
])("a batch with a named visitor, no events, unknown ones or overlong texts is refused", (batch) => {
  expect(eventsBody.safeParse(batch).success).toBe(false);
});

test("fields that no event has are not kept", () => {
  const events = [{ event: "menu", name: "x", isOpen: true, path: "/", account: "0884512907" }];
  expect(eventsBody.parse({ visitor: "0".repeat(32), events }).events[0]).not.toHaveProperty("account");
});
