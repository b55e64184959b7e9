import { globSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { untilAlive } from "../../../e2e/until-alive.ts";
import { openKit } from "./keyboard-tests.ts";
import { axeOn } from "../../../e2e/axe.ts";

const root = `${import.meta.dirname}/../..`;
const components = globSync(["ui/*/*.examples.tsx", "features/*/ui/*/*.examples.tsx"], { cwd: root }).map(
  (path) => path.split("/").at(-2) ?? path,
);
const widths = [390, 820, 1440] as const;
const results = `${import.meta.dirname}/../../../test-results/kit`;

/** What axe finds, one line each. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await axeOn(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test("the kit's first page lists every component that has examples", async ({ page }) => {
  await page.goto("/_kit");
  const links = await page.getByRole("navigation", { name: "Components" }).getByRole("link").all();
  const listed = await Promise.all(links.map(async (link) => (await link.getAttribute("href"))?.replace("_kit/", "")));
  expect(new Set(listed)).toEqual(new Set(components));
});

for (const width of [320, ...widths]) {
  test(`the kit's first page at ${width} px: nothing scrolls sideways and no id is given twice`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/_kit");
    await page.screenshot({ path: `${results}/kit-${width}.png`, fullPage: true });
    expect(await overflowOf(page)).toBe(0);
    const ids = await page.locator("[id]").evaluateAll((elements) => elements.map((element) => element.id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

for (const width of widths) {
  test(`axe finds nothing on the kit's first page at ${width} px, with every component on it`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/_kit", { waitUntil: "networkidle" });
    // A table that scrolls can be focused once script has measured it.
    await untilAlive(page);
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const component of components) {
  test(`${component} is server-rendered without a style attribute`, async ({ request }) => {
    const html = await (await request.get(`/_kit/${component}`)).text();
    expect(html).toContain("data-example");
    expect(html).not.toContain(' style="');
  });

  // Axe looks at all of them together, on the kit's first page.
  test(`${component} at 390, 820 and 1440 px: no error is logged, nothing scrolls sideways`, async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await openKit(page, component);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${results}/${component}-${width}.png`, fullPage: true });
      expect(await overflowOf(page), `${width} px`).toBe(0);
    }
    expect(errors).toEqual([]);
  });
}
