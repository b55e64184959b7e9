import { type Page, expect, test } from "@playwright/test";
import { untilAlive } from "./until-alive.ts";

// Recording a trace takes pictures of the page at each step, which would be measured too.
test.use({ trace: "off" });

const results = "/search?searchQuery=hex+cap+screw";

// The pages are opened one after the other, each when the one before has come to rest.
test.describe.configure({ timeout: 120_000 });

test("a page that the pointer rests on is there within 100 ms of the press", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(results, { waitUntil: "networkidle" });
  await untilAlive(page);
  const times: number[] = [];
  for (const at of [0, 1, 2, 3, 4]) {
    const link = page.locator('th.spec-grid-item a[href^="/product/"]').nth(at);
    const sku = (await link.textContent()) ?? "";
    const fetched = page.waitForResponse((response) => response.url().includes(".data"));
    await link.hover();
    await (await fetched).finished();
    await page.waitForTimeout(100);
    const painted = paintedAfterPress(page, sku);
    await link.click();
    times.push(await painted);
    await page.goBack();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("hex cap screw");
  }
  // What else a shared machine does only ever adds; a page that is slow by itself is slow every time.
  console.log(`from press to painted heading: ${times.map(Math.round).join(", ")} ms`);
  expect(times.toSorted((one, other) => one - other)[1]).toBeLessThan(100);
});

/** From the press to the frame in which the item's heading is on the screen, by the page's own clock. */
async function paintedAfterPress(page: Page, sku: string): Promise<number> {
  return page.evaluate(
    async (number) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        document.addEventListener("click", (event) => (pressedAt = event.timeStamp), { once: true, capture: true });
        const look = () => {
          const isThere =
            document.querySelector("main h1") !== null &&
            document.querySelector(".product .mono")?.textContent === number;
          if (!isThere) requestAnimationFrame(look);
          else {
            // The task after the frame's callbacks runs when that frame is painted.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => resolve(performance.now() - pressedAt));
            port1.start();
            port2.postMessage(null);
          }
        };
        requestAnimationFrame(look);
      }),
    sku,
  );
}
