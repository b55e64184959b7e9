import { urls } from "@capstan/features/urls";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { storeUrl } from "./address.ts";
import { createOwnItems, ownItems } from "./own-items.ts";
import { visitAs } from "./visit-as.ts";

/** What each answer has of its own: the nonce of its policy, its forms' idempotency key, and when its header was made. */
const ofTheAnswer: readonly RegExp[] = [
  /nonce="[^"]+"/gu,
  /name="idempotencyKey" value="[^"]+"/gu,
  /\\"formKey\\",\\"\w+\\"/gu,
  /\\"madeAt\\",\d+/gu,
];

test.beforeAll(createOwnItems);

async function pageWithoutItsOwn(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.ok(), path).toBe(true);
  expect(answer.headers()["set-cookie"], path).toBeUndefined();
  return ofTheAnswer.reduce((html, own) => html.replaceAll(own, ""), await answer.text());
}

test("a page is the same for every anonymous visitor, so that an edge cache can share it", async ({ playwright }) => {
  const stranger = await playwright.request.newContext({ baseURL: storeUrl });
  const guest = await playwright.request.newContext({ baseURL: storeUrl });
  const added = await guest.post(urls.addItems(), {
    form: { "cartEntries[0].sku": ownItems.plain, "cartEntries[0].quantity": "2" },
    headers: { origin: storeUrl },
  });
  expect(added.ok()).toBe(true);
  const count = await guest.get(urls.cartQuantity());
  expect(await count.json()).toMatchObject({ cartQuantity: 1 });
  const pages = [
    "/",
    "/category",
    "/search?searchQuery=glove",
    `/product/${ownItems.plain}`,
    urls.help(),
    urls.signIn(),
  ];
  for (const path of pages) {
    // A store that has just begun leaves out what it has not read yet.
    await stranger.get(path);
    expect(await pageWithoutItsOwn(guest, path), path).toBe(await pageWithoutItsOwn(stranger, path));
  }
});

async function privateCallsOf(page: Page, path: string): Promise<readonly string[]> {
  const calls: string[] = [];
  page.on("response", (response) => {
    const isPrivate = !/public/u.test(response.headers()["cache-control"] ?? "");
    if (response.request().resourceType() === "fetch" && isPrivate) calls.push(new URL(response.url()).pathname);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return calls.filter((call) => call !== urls.analyticsEvents());
}

for (const visitor of ["", "rtillery:rml-user", "rtillery:fully-authenticated"]) {
  test(`a page asks once for what is the visitor's own: ${visitor || "anonymous"}`, async ({ page }) => {
    await visitAs(page, visitor);
    expect(await privateCallsOf(page, "/search?searchQuery=glove")).toEqual([urls.cartQuantity()]);
  });
}
