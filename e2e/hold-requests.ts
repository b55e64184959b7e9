import type { Page, Route } from "@playwright/test";

/** A page's script, as the built store names it. */
export const script = /\/assets\/.*\.js$/;

/** Requests wait until the answer of this is called; then they go on, or end as `then` says. */
export async function holdRequests(
  page: Page,
  address: RegExp | string,
  then = async (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
