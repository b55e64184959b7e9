import { type Locator, type Page, expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";
import { gotoMapPage, openMap, pressMap } from "./test-kit/open-map.ts";

const pin = (map: Locator, name: string) => map.getByRole("button", { name });
const zoomIn = (page: Page) => page.getByRole("button", { name: "Zoom in", exact: true });
const zoomOut = (page: Page) => page.getByRole("button", { name: "Zoom out", exact: true });
const selected = (page: Page) => page.locator("output");
/** Where a pin is on the screen, when the map has come to rest. */
async function restingPlace(target: Locator): Promise<string> {
  let last = "";
  await expect
    .poll(async () => {
      const box = await target.boundingBox();
      const now = `${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`;
      const isSame = now === last;
      last = now;
      return isSame;
    })
    .toBe(true);
  return last;
}

test("nothing of the map is fetched before it is opened, and then no more than the first view needs", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await gotoMapPage(page);
  await page.waitForLoadState("networkidle");
  const isOfTheMap = (path: string) =>
    /leaflet|branch-map-(?!kit)|\/(?:land|places|counties|small-places|relief)-/.test(path);
  expect(fetched.filter(isOfTheMap)).toEqual([]);
  const map = await openMap(page);
  await expect(pin(map, "1. Milwaukee")).toBeVisible();
  const data = fetched.filter((path) => /\/(?:land|places|counties|small-places|relief)-/.test(path));
  expect(data.some((path) => path.includes("/land-"))).toBe(true);
  expect(data.some((path) => /small-places|relief/.test(path))).toBe(false);
});

test("each branch has a numbered pin, and the selected one is told from the others", async ({ page }) => {
  const map = await openMap(page);
  await expect(map.getByRole("button")).toHaveCount(6);
  const first = pin(map, "1. Milwaukee Branch #412, Default Branch");
  await expect(first).toHaveText("1");
  await expect(first).toHaveAttribute("aria-current", "true");
  const [firstBox, otherBox] = [await first.boundingBox(), await pin(map, "2. Waukesha").boundingBox()];
  expect(firstBox?.width).toBeGreaterThan(otherBox?.width ?? 0);
  await expect(map.getByText("Kenosha", { exact: true })).toBeVisible();
});

test("a press on a pin selects its branch, and ends the drop of the pins", async ({ page }) => {
  const map = await openMap(page);
  await expect(map.locator(".is-dropping")).toHaveCount(6);
  await pin(map, "4. Kenosha").click();
  await expect(selected(page)).toHaveText("444");
  await expect(pin(map, "4. Kenosha")).toHaveAttribute("aria-current", "true");
  await expect(map.locator(".is-dropping")).toHaveCount(0);
});

test("a keyboard reaches the pins in the list's order, and Enter selects", async ({ page }) => {
  const map = await openMap(page);
  await pin(map, "1. Milwaukee").focus();
  await page.keyboard.press("Tab");
  await expect(pin(map, "2. Waukesha")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(selected(page)).toHaveText("427");
  await expect(pin(map, "3. Racine")).toHaveAttribute("aria-current", "true");
});

test("all pins are in view until the visitor moves the map; then it stays where they left it", async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  const map = await openMap(page);
  const madison = pin(map, "5. Madison");
  await page.setViewportSize({ width: 820, height: 900 });
  await expectWithin(madison, map);
  await expectWithin(pin(map, "3. Racine"), map);
  await map.focus();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(60);
  }
  await restingPlace(madison);
  await page.setViewportSize({ width: 700, height: 900 });
  await restingPlace(madison);
  await expect(expectWithin(madison, map)).rejects.toThrow("toBe");
});

test("the map zooms from 8 without branches up to 19 and no further", async ({ page }) => {
  const map = await openMap(page, { scene: "none" });
  const zoom = async () => Number(await map.getAttribute("data-zoom"));
  expect(await zoom()).toBe(8);
  for (let level = 8; level < 19; level += 1) {
    await zoomIn(page).click();
    await expect.poll(zoom).toBe(level + 1);
  }
  await expect(zoomIn(page)).toBeDisabled();
  await zoomOut(page).click();
  await expect(zoomIn(page)).toBeEnabled();
});

test("Satellite without imagery is a shaded relief, and says so", async ({ page }) => {
  const map = await openMap(page);
  await page.getByText("Satellite", { exact: true }).click();
  await expect(page.getByText("Shaded relief. Satellite imagery is not available in this store.")).toBeVisible();
  await expect(map).toHaveAttribute("data-map-type", "relief");
  await page.getByText("Roadmap", { exact: true }).click();
  await expect(map).toHaveAttribute("data-map-type", "roadmap");
});

test("branches that crowd share a pin, which opens by keyboard and passes the focus on", async ({ page }) => {
  const map = await openMap(page, { scene: "country" });
  const pins = map.getByRole("button");
  const before = await pins.count();
  expect(before).toBeLessThan(80);
  const name = await pin(map, "branches, zoom in: Concord").getAttribute("aria-label");
  const cluster = map.getByRole("button", { name: name ?? "", exact: true });
  await cluster.press("Enter");
  await expect(cluster).toBeHidden();
  await expect.poll(async () => pins.count()).toBeGreaterThan(before);
  await expect(map.locator("button:focus")).toHaveCount(1);
});

test("the operator's tiles are shown with their credit, and a server without any fails the map", async ({ page }) => {
  const tile = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const asked: string[] = [];
  await page.route(/\/own-tiles\//, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: tile, contentType: "image/png" });
  });
  await openMap(page, { tiles: "/own-tiles/{z}/{x}/{y}.png" });
  await expect(page.getByText("The operator's tiles")).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(asked[0]).toMatch(/\/own-tiles\/\d+\/\d+\/\d+\.png$/);
  await page.unroute(/\/own-tiles\//);
  await page.route(/\/own-tiles\//, (route) => route.abort());
  await gotoMapPage(page, { tiles: "/own-tiles/{z}/{x}/{y}.jpg" });
  await pressMap(page);
  await expect(page.getByRole("alert")).toHaveText("Error Processing Request");
});

test("a map whose data can't be fetched fails", async ({ page }) => {
  await page.route(/\/land-/, (route) => route.abort());
  await gotoMapPage(page);
  await pressMap(page);
  await expect(page.getByRole("alert")).toHaveText("Error Processing Request");
});

test("axe finds nothing in the map, its pins and its controls", async ({ page }) => {
  await openMap(page);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

test.describe("who prefers less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("sees pins that do not drop", async ({ page }) => {
    const map = await openMap(page);
    await expect(map.getByRole("button")).toHaveCount(6);
    await expect(map.locator(".is-dropping")).toHaveCount(0);
  });
});

async function expectWithin(target: Locator, frame: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        const [inner, outer] = await Promise.all([target.boundingBox(), frame.boundingBox()]);
        if (!inner || !outer) return false;
        return inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
      },
      { timeout: 2_000 },
    )
    .toBe(true);
}
