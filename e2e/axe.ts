import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Axe on one page. The store has no frames, so that axe needs no second page to gather what it finds in them. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true);
}
