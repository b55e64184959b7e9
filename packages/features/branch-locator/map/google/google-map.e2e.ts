import { type Page, expect, test } from "@playwright/test";
import { gotoMapPage, openMap, pressMap } from "../test-kit/open-map.ts";
import { type StandInRecord, googleStandIn } from "../test-kit/google-stand-in.ts";

const script = /maps\.googleapis\.com\/maps\/api\/js/;

/** Serves a stand-in for Google's script; the adapter and Google's own loader are those of the store. */
async function serveGoogle(page: Page, failures = 0): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(script, async (route) => {
    asked.push(new URL(route.request().url()));
    if (asked.length <= failures) await route.abort();
    else await route.fulfill({ contentType: "text/javascript", body: `(${googleStandIn.toString()})()` });
  });
  return asked;
}

const recordOf = async (page: Page) => page.evaluate(() => (window as unknown as { standIn: StandInRecord }).standIn);

test("with a key the map is Google's: quarterly, with geocoding and places, at zoom 8, at most 19", async ({
  page,
}) => {
  const asked = await serveGoogle(page);
  const map = await openMap(page, { google: "a-key" });
  const params = Object.fromEntries(asked[0]?.searchParams ?? []);
  expect(params).toMatchObject({ key: "a-key", v: "quarterly" });
  expect(params["libraries"]?.split(",")).toEqual(expect.arrayContaining(["geocoding", "places"]));
  await expect(map.getByRole("button")).toHaveCount(6);
  const { maps, fitted, markers } = await recordOf(page);
  expect(maps[0]).toMatchObject({ maxZoom: 19, mapTypeId: "roadmap" });
  expect(fitted[0]).toHaveLength(6);
  expect(markers[0]).toEqual({ title: "1. Milwaukee Branch #412, Default Branch", animation: 2 });
});

test("a click on one of Google's markers selects the branch and ends the drop; Satellite is Google's own", async ({
  page,
}) => {
  await serveGoogle(page);
  const map = await openMap(page, { google: "a-key" });
  await expect(map.getByRole("button", { name: "2" })).toHaveAttribute("data-animation", "2");
  await map.getByTitle("2. Waukesha").click();
  await expect(page.locator("output")).toHaveText("438");
  await expect(map.getByTitle("3. Racine")).toHaveAttribute("data-animation", "null");
  await page.getByText("Satellite", { exact: true }).click();
  await expect.poll(async () => (await recordOf(page)).maps[0]?.["mapTypeId"]).toBe("satellite");
  await expect(page.getByText("Shaded relief")).toBeHidden();
});

test("a script that fails is tried again three times, n * 2^n ms after the n-th failure, and then given up", async ({
  page,
}) => {
  const asked = await serveGoogle(page, 99);
  const delays: number[] = [];
  page.on("console", (message) => {
    const delay = /retrying in (?<ms>\d+) ms/.exec(message.text())?.groups?.["ms"];
    if (delay !== undefined) delays.push(Number(delay));
  });
  await gotoMapPage(page, { google: "a-key" });
  const timers = await recordTimers(page);
  await pressMap(page);
  await expect(page.getByRole("alert")).toHaveText("Error Processing Request");
  expect(asked).toHaveLength(4);
  expect(delays).toEqual([2, 8, 24]);
  expect((await timers()).filter((ms) => delays.includes(ms))).toEqual([2, 8, 24]);
});

test("a script that comes at the last try shows the map", async ({ page }) => {
  const asked = await serveGoogle(page, 3);
  const map = await openMap(page, { google: "a-key" });
  await expect(map.getByRole("button")).toHaveCount(6);
  expect(asked).toHaveLength(4);
});

test("a ZIP code is geocoded within the United States, other text as an address; failures are told apart", async ({
  page,
}) => {
  await serveGoogle(page);
  await gotoMapPage(page, { google: "a-key" });
  const ask = async (name: string, text: string) => {
    await page.getByRole("textbox", { name: "Address Optional" }).fill(text);
    await page.getByRole("button", { name, exact: true }).click();
    return page.getByTestId("geocoded");
  };
  await expect(await ask("Geocode ZIP", "53219")).toHaveText("OK 43.0389 -87.9065");
  await expect(await ask("Geocode address", "Milwaukee, WI")).toHaveText("OK 43.0389 -87.9065");
  await expect(await ask("Geocode address", "nowhere")).toHaveText("ZERO_RESULTS");
  await expect(await ask("Geocode address", "denied")).toHaveText("FAILED");
  expect((await recordOf(page)).geocoded.slice(0, 2)).toEqual([
    { componentRestrictions: { country: "US", postalCode: "53219" } },
    { address: "Milwaukee, WI" },
  ]);
});

/** The delays that timers are set with from here on. */
async function recordTimers(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const holder = window as unknown as { delays: number[] };
    holder.delays = [];
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((call: () => void, ms = 0) => {
      holder.delays.push(ms);
      return setTimer(call, ms);
    }) as typeof window.setTimeout;
  });
  return async () => page.evaluate(() => (window as unknown as { delays: number[] }).delays);
}
