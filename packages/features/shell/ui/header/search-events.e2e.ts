import { urls } from "@capstan/features/urls";
import { expect, type Page, test } from "@playwright/test";

interface Sent {
  readonly events: readonly Record<string, unknown>[];
  /** How many the store took. */
  readonly taken: number;
}

/** What left the data layer, with the sink's answer, which a beacon would keep to itself. */
async function watchSink(page: Page): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  await page.exposeFunction("noteBatch", (batch: string, answer: string) =>
    sent.push({ ...(JSON.parse(batch) as Sent), ...(JSON.parse(answer) as Sent) }),
  );
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, data) => {
      const { noteBatch } = window as unknown as { noteBatch: (batch: string, answer: string) => Promise<void> };
      if (!(data instanceof Blob)) return false;
      void fetch(url, { method: "POST", body: data }).then(async (answer) =>
        noteBatch(await data.text(), await answer.text()),
      );
      return true;
    };
  });
  return sent;
}

async function openSearch(page: Page) {
  await page.goto(urls.help(), { waitUntil: "networkidle" });
  const field = page.getByRole("banner").getByPlaceholder("Enter keyword, item, model or part #");
  await field.click();
  await expect(field).toHaveRole("combobox");
  return field;
}

/** What a browser does when the page goes out of sight. */
const hide = async (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("pagehide")));

/** Picks the first of the plain suggestions; its words. */
async function pickSuggestion(page: Page): Promise<string> {
  const field = await openSearch(page);
  await field.pressSequentially("screw");
  const option = page.getByRole("group", { name: "Suggestions" }).getByRole("option").first();
  const text = await option.innerText();
  await option.click();
  await expect(page).toHaveURL(/\/search\?/);
  return text;
}

async function searchByIcon(page: Page): Promise<void> {
  const field = await openSearch(page);
  await field.fill("hex nut");
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/search\?/);
}

test.describe("with consent", () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: "consent", value: "1.analytics", url: baseURL ?? "" }]);
  });

  test("a chosen suggestion is an event, with what was typed and its place, and the store takes it [spec 7.2/6]", async ({
    page,
  }) => {
    const sent = await watchSink(page);
    const term = await pickSuggestion(page);
    await hide(page);
    await expect
      .poll(() => sent.flatMap(({ events }) => events))
      .toContainEqual({
        event: "suggestion",
        term,
        typed: "screw",
        group: "Suggestions",
        index: expect.any(Number),
        path: urls.help(),
      });
    for (const { events, taken } of sent) expect(taken).toBe(events.length);
  });

  test("a search by the icon is an event, told from one by the enter key [spec 7.2/6]", async ({ page }) => {
    const sent = await watchSink(page);
    await searchByIcon(page);
    await hide(page);
    const searches = () => sent.flatMap(({ events }) => events).filter(({ event }) => event === "search");
    const byIcon = { event: "search", term: "hex nut", origin: "icon", path: urls.help() };
    await expect.poll(searches).toEqual([byIcon]);
    const field = await openSearch(page);
    await field.fill("lock nut");
    await field.press("Enter");
    await expect(page).toHaveURL(/lock/);
    await hide(page);
    await expect.poll(searches).toEqual([byIcon, { ...byIcon, term: "lock nut", origin: "typed" }]);
    for (const { events, taken } of sent) expect(taken).toBe(events.length);
  });
});

test("without consent neither a suggestion nor the icon leaves the browser [spec 7.2/6]", async ({ page }) => {
  const sent = await watchSink(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === urls.analyticsEvents()) calls.push(request.url());
  });
  await pickSuggestion(page);
  await hide(page);
  await searchByIcon(page);
  await hide(page);
  // Longer than a batch waits.
  await page.waitForTimeout(5_500);
  expect([sent, calls]).toEqual([[], []]);
  expect(await page.evaluate(() => localStorage.getItem("analytics-visitor"))).toBeNull();
});
