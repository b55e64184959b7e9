import { type Page, expect, test } from "@playwright/test";
import { openSearch } from "./search-box.fixture.ts";

// Recording a trace takes pictures of the page at each step, which would be measured too.
test.use({ trace: "off" });
// A shared machine may be busy three times in a row; a slow box is slow more often than that.
test.describe.configure({ timeout: 120_000, retries: 2 });

test("each letter and arrow is on the screen within 100 ms on a processor a quarter as fast", async ({ page }) => {
  const input = await openSearch(page);
  await input.pressSequentially("hex cap screw");
  await expect(page.getByRole("listbox")).toBeVisible();
  await observeKeys(page);
  const session = await page.context().newCDPSession(page);
  const rounds: number[] = [];
  for (const text of ["ball bearing", "nitrile gloves", "socket head", "safety glasses", "flat washer"]) {
    await input.fill("");
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await input.pressSequentially(text, { delay: 120 });
    for (let presses = 0; presses < 4; presses += 1) await input.press("ArrowDown", { delay: 60 });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    rounds.push(await worstKey(page));
  }
  // What else a shared machine does only ever adds; a box that is slow by itself is slow every time.
  test.info().annotations.push({ type: "the slowest key of each round, ms", description: rounds.join(", ") });
  expect(rounds.toSorted((one, other) => one - other)[1]).toBeLessThan(100);
});

type Measured = typeof globalThis & { durations: number[] };

/** From a key to the frame that shows what it did, by the browser's own measure of interactions. */
async function observeKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) durations.push(entry.duration);
      }
    });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function worstKey(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(globalThis as Measured).durations.splice(0)));
}
