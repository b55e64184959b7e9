import { expect, type Page, test } from "@playwright/test";
import { cutTexts } from "../../../../../e2e/zoom/cut-texts.ts";
import { tabThrough } from "../../../../../e2e/zoom/tab-through.ts";
import { openHeader } from "./kit/kit-header.ts";

/** Browser zoom is a smaller window: 1280 by 800 at 200 % is 640 by 400. */
const windows = [
  { name: "320 px", width: 320, height: 640, text: "100%" },
  { name: "200 % zoom of 1280 px", width: 640, height: 400, text: "100%" },
  { name: "text of 200 % at 1280 px", width: 1280, height: 800, text: "200%" },
  { name: "text of 200 % at 390 px", width: 390, height: 844, text: "200%" },
] as const;

const views = ["signed-out", "catalog", "impersonation"] as const;

async function open(page: Page, view: string, { width, height, text }: (typeof windows)[number]) {
  const kit = await openHeader(page, view, width);
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
  return kit;
}

for (const window of windows)
  for (const view of views)
    test(`${view} at ${window.name}: each stop of Tab is seen, uncovered and ringed, and no text is cut`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await open(page, view, window);
      expect(await cutTexts(page)).toEqual([]);
      expect(await tabThrough(page)).toEqual([]);
    });
