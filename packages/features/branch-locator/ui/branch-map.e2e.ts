import { lazyUrls } from "@capstan/features/lazy-urls";
import { type Locator, type Page, expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { type StandInRecord, googleStandIn } from "../map/test-kit/google-stand-in.ts";
import { answerCalls, dialogOf, openDialog, searchFor, wireBranch } from "./branch-dialog.fixture.ts";

// The map as the dialog shows it. All of its own states are on the kit's page: map/branch-map.e2e.ts.

const branches = [
  wireBranch("412", "Milwaukee", 2.4, { defaultPickupBranch: true }),
  wireBranch("438", "Waukesha", 14.8, { latitude: 43.0, longitude: -88.9 }),
  wireBranch("451", "Madison", 77.3, { latitude: 43.07, longitude: -89.4 }),
];
const pin = (map: Locator, name: string) => map.getByRole("button", { name });

async function openMap(page: Page): Promise<Locator> {
  await dialogOf(page).getByText("Map", { exact: true }).click();
  const map = page.getByRole("application", { name: /^Map of branches/ });
  await expect(map).toHaveAttribute("aria-busy", "false", { timeout: 15_000 });
  return map;
}

test("the map has the list's branches as pins that drop until one is pressed, as a roadmap or from above [spec 2.6/4 4/10.5]", async ({
  page,
}) => {
  await answerCalls(page, { search: branches });
  await visitAs(page, "");
  const dialog = await openDialog(page);
  await searchFor(page, "53219");
  const map = await openMap(page);
  await expect(map.getByRole("button")).toHaveCount(3);
  await expect(map.locator(".is-dropping")).toHaveCount(3);
  await pin(map, "2. Waukesha").click();
  await expect(map.locator(".is-dropping")).toHaveCount(0);
  await expect(pin(map, "2. Waukesha")).toHaveAttribute("aria-current", "true");
  for (const [name, type] of [
    ["Satellite", "relief"],
    ["Roadmap", "roadmap"],
  ] as const) {
    await dialog.getByText(name, { exact: true }).click();
    await expect(map).toHaveAttribute("data-map-type", type);
  }
  expect((await axeOn(page).include("[role=dialog]").analyze()).violations).toEqual([]);
});

test("the map begins at zoom 8 downtown, goes to 19, fits branches that are found, and stays where it was moved to [spec 4/10.3 4/10.4 9/7]", async ({
  page,
}) => {
  test.slow();
  let found: typeof branches = [];
  await answerCalls(page, { search: async (route) => route.fulfill({ json: found }) });
  await visitAs(page, "");
  await openDialog(page);
  const map = await openMap(page);
  const zoom = async () => Number(await map.getAttribute("data-zoom"));
  await expect(map.getByText("Milwaukee", { exact: true })).toBeVisible();
  expect(await zoom()).toBe(8);
  const zoomIn = page.getByRole("button", { name: "Zoom in", exact: true });
  for (let level = 8; level < 19; level += 1) {
    await zoomIn.click();
    await expect.poll(zoom).toBe(level + 1);
  }
  await expect(zoomIn).toBeDisabled();
  found = branches;
  await searchFor(page, "53219");
  await expect.poll(zoom).toBeLessThan(11);
  const madison = pin(map, "3. Madison");
  await expect(madison).toBeInViewport();
  // Moved by its keys, it is left there when its size changes.
  await map.focus();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(300);
  }
  await page.setViewportSize({ width: 1_100, height: 800 });
  await page.waitForTimeout(500);
  expect(await isInside(madison, map)).toBe(false);
});

async function isInside(target: Locator, frame: Locator): Promise<boolean> {
  const [inner, outer] = await Promise.all([target.boundingBox(), frame.boundingBox()]);
  if (!inner || !outer) return false;
  return inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
}

test.describe("where the operator has a key for Google's maps", () => {
  const script = /maps\.googleapis\.com\/maps\/api\/js/;

  async function serveGoogle(page: Page, failures: number): Promise<URL[]> {
    const asked: URL[] = [];
    const settings = { provider: "google", googleKey: "a-key" };
    const none = { tileUrl: null, tileAttribution: null, imageryUrl: null, imageryAttribution: null };
    await page.route(`**${lazyUrls.locatorSettings()}`, async (route) =>
      route.fulfill({ json: { ...settings, ...none } }),
    );
    await page.route(script, async (route) => {
      asked.push(new URL(route.request().url()));
      if (asked.length <= failures) await route.abort();
      else await route.fulfill({ contentType: "text/javascript", body: `(${googleStandIn.toString()})()` });
    });
    return asked;
  }

  test("its script comes with the key, geocodes what is typed and shows the map [spec 7.4/4.1 7.4/4.2]", async ({
    page,
  }) => {
    const asked = await serveGoogle(page, 0);
    await answerCalls(page, { search: branches });
    await visitAs(page, "");
    await openDialog(page);
    await searchFor(page, "53219");
    await expect.poll(() => asked.length).toBe(1);
    const params = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(params).toMatchObject({ key: "a-key", v: "quarterly" });
    expect(params["libraries"]?.split(",")).toEqual(expect.arrayContaining(["geocoding", "places"]));
    const map = await openMap(page);
    await expect(map.getByRole("button")).toHaveCount(3);
    const { geocoded } = await page.evaluate(() => (window as unknown as { standIn: StandInRecord }).standIn);
    expect(geocoded.at(-1)).toEqual({ componentRestrictions: { country: "US", postalCode: "53219" } });
  });

  test("a script that fails comes 3 times more, n * 2^n ms after the n-th failure, and is then given up [spec 8/12.2]", async ({
    page,
  }) => {
    const asked = await serveGoogle(page, 99);
    const delays: number[] = [];
    page.on("console", (message) => {
      const delay = /retrying in (?<ms>\d+) ms/.exec(message.text())?.groups?.["ms"];
      if (delay !== undefined) delays.push(Number(delay));
    });
    await answerCalls(page, { search: branches });
    await visitAs(page, "");
    await openDialog(page);
    await searchFor(page, "53219");
    await expect(page.getByRole("alertdialog", { name: "Error Processing Request" })).toBeVisible();
    expect(asked).toHaveLength(4);
    expect(delays).toEqual([2, 8, 24]);
  });
});
