import { expect, type Locator, type Page, test } from "@playwright/test";
import { sessionCookie } from "../../../../../e2e/session-cookie.ts";
import { footerPages, legalPages } from "../../../../../e2e/footer-pages.ts";

async function footerOf(page: Page, path: string, visitor?: string): Promise<Locator> {
  if (visitor !== undefined) await page.context().addCookies([await sessionCookie(visitor)]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  return page.getByRole("contentinfo");
}

const hrefs = (footer: Locator) =>
  footer.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
const headings = (footer: Locator) => footer.getByRole("heading", { level: 2 }).allInnerTexts();
const legalBar = [
  "Terms of Access",
  "Terms of Sale",
  "Shipping and Delivery",
  "Privacy Policy",
  "Your Privacy Choices",
  "Sitemap",
  "Accessibility Statement",
];

test("the full footer has its sections, every internal link, the external ones and the legal bar with the year [spec 2.7/1.1 2.7/1.2 2.7/2 2.7/4]", async ({
  page,
}) => {
  const footer = await footerOf(page, "/content/help");
  expect(await headings(footer)).toEqual([
    "About Us",
    "Order Support",
    "Got Your Back",
    "Connect",
    "Sign Up For Email",
    "We're Mobile",
    "Feedback",
  ]);
  const links = await hrefs(footer);
  expect(links).toEqual(expect.arrayContaining(footerPages));
  await expect(
    footer.getByRole("link", { name: /^(?:Careers|Environmental, Social & Governance|Investors|Media)/ }),
  ).toHaveCount(4);
  await expect(footer.getByRole("list", { name: "Social networks" }).getByRole("link")).toHaveCount(5);
  await expect(footer.locator(".footer-apps a")).toHaveCount(2);
  expect(links.filter((link) => link.startsWith("https://"))).toHaveLength(4 + 5 + 2);
  await expect(footer.getByRole("button", { name: "Help Us Improve" })).toBeVisible();
  const bar = footer.locator(".footer-legal");
  expect(await bar.locator("li").allInnerTexts()).toEqual(legalBar);
  await expect(bar).toContainText(`© ${new Date().getFullYear()}`);
});

test("the simplified footer has the call-us link only, the procurement one customer care, feedback and sign-up, each with its number [spec 2.7/3 9/11]", async ({
  page,
}) => {
  const simplified = await footerOf(page, "/content/user_registration");
  const withoutChoices = (links: readonly string[]) => [...new Set(links)];
  expect(withoutChoices(await hrefs(simplified))).toEqual(["tel:1-800-555-0142", ...legalPages]);
  expect(await headings(simplified)).toEqual([]);
  const procurement = await footerOf(page, "/content/help", "snakagawa:fully-authenticated");
  expect(await headings(procurement)).toEqual(["Customer Care", "Feedback", "Sign Up For Email"]);
  await expect(procurement).toContainText("Monday-Friday 7am-6pm CT");
  const care = procurement.locator('a[href^="tel:"]');
  await expect(care).toHaveCount(1);
  await expect(care).not.toHaveAttribute("href", "tel:1-800-555-0142");
  await page.context().clearCookies();
  expect(await headings(await footerOf(page, "/content/help"))).toContain("About Us");
});
