import { expect, test } from "@playwright/test";
import { sessionCookie, sessionHeader } from "./session-cookie.ts";

/** What the server makes of who is asking, before any script. */
const pages = ["/", "/category?analytics=nav", "/search?searchQuery=glove"];
const ruth = "rtillery:fully-authenticated";

for (const path of pages) {
  test(`${path} is complete for the visitor's level, and nobody's own page is kept by shared caches`, async ({
    request,
  }) => {
    const open = async (who: string) => request.get(path, { headers: { cookie: await sessionHeader(who) } });
    const own = await open(ruth);
    expect(own.headers()["cache-control"]).toMatch(/^private/);
    expect(await own.text()).toContain("Tillery Precision Machining");
    const anybodys = await open("");
    expect(await anybodys.text()).not.toContain("Tillery Precision Machining");
    expect(await (await open("bkessler:fully-authenticated")).text()).not.toContain("Tillery");
  });
}

test("inside the mobile app a page has neither header nor footer", async ({ request }) => {
  const inside = await (await request.get("/", { headers: { "x-capstan-app": "ios" } })).text();
  expect(inside).toContain("<main");
  expect(inside).not.toMatch(/<(?:header|footer)[ >]/);
  expect(await (await request.get("/")).text()).toMatch(/<header[ >][\s\S]*<footer[ >]/);
});

test("Sign Out ends the session [spec 2.1/14]", async ({ page, context, baseURL }) => {
  await context.addCookies([await sessionCookie(ruth), { name: "ODAUTH", value: "1", url: baseURL ?? "" }]);
  await page.goto("/category?analytics=nav");
  await page.getByRole("link", { name: "Sign Out" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test("a header older than five minutes is asked for anew at the next page, and not before [spec 4/1.4]", async ({
  page,
  context,
}) => {
  await context.addCookies([await sessionCookie("rtillery:rml-user")]);
  await page.clock.install();
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/header/signout")) requested.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const goOn = async (path: string) => page.locator(`main a[href^="${path}"]`).first().click();
  await goOn("/category");
  await expect(page).toHaveURL(/category/);
  expect(requested).toEqual([]);
  await page.clock.fastForward("06:00");
  await page.goBack();
  await expect.poll(() => requested.length).toBe(1);
  await expect(page.getByText("Hi Ruth").first()).toBeAttached();
});
