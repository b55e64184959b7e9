import { type Page, expect, test } from "@playwright/test";
import { gotoMapPage } from "./test-kit/open-map.ts";

// Recording a trace takes pictures of the page at each step, which would be measured too.
test.use({ trace: "off" });

const slowdown = 4;
const limitMs = 2_000;

const rounds = 4;

// The page is opened anew for each round.
test.describe.configure({ timeout: 120_000 });

test("on a processor four times as slow, the map can be used within two seconds of the press", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const devtools = await page.context().newCDPSession(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await gotoMapPage(page);
    await page.waitForLoadState("networkidle");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    times.push(Math.round(await usableAfterPress(page)));
  }
  test.info().annotations.push({ type: "from press to usable map", description: `${times.join(", ")} ms` });
  // What else a shared machine does only ever adds; a map that is slow by itself is slow every time.
  expect(Math.min(...times)).toBeLessThan(limitMs);
});

/** From the press to the frame in which the pins are on the screen, by the page's own clock. */
async function usableAfterPress(page: Page): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (!document.querySelector('[role="application"][aria-busy="false"] button')) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        const buttons = [...document.querySelectorAll("button")];
        buttons.find(({ textContent }) => textContent === "Map")?.click();
        requestAnimationFrame(look);
      }),
  );
}
