import { urls } from "../packages/features/urls.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { sessionCookie } from "./session-cookie.ts";

interface Visit {
  readonly path?: string;
  readonly width?: number;
}

/** Opens a page of the store as one of the demo company's users (docs/demo.md), or as anybody, once script has taken over. */
export async function visitAs(page: Page, visitor: string, { path, width = 1440 }: Visit = {}): Promise<Locator> {
  await page.context().clearCookies({ name: "session" });
  if (visitor !== "") await page.context().addCookies([await sessionCookie(visitor)]);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path ?? urls.help());
  // The count of the cart is the first thing that only script asks for.
  await expect(page.locator(".header-cart")).toHaveAccessibleName(/in cart$/);
  return page.getByRole("banner");
}

/** What the visitor sees of the header's links, in the order in which they are read. */
export async function shownLinks(header: Locator): Promise<readonly string[]> {
  const links = await header.getByRole("link").filter({ visible: true }).all();
  return Promise.all(
    links.map(
      async (link) => `${(await link.innerText()).replaceAll(/\s+/g, " ").trim()} ${await link.getAttribute("href")}`,
    ),
  );
}
