import type { Page } from "@playwright/test";

/** Script has taken over: from here on a link is followed without a document. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}
