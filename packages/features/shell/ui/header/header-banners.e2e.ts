import { expect, test } from "@playwright/test";
import { visitAs } from "../../../../../e2e/visit-as.ts";

const oldExplorer = "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko";

test("who acts for a customer is told for whom, and ends it at the portal [spec 2.2/9 2.1/17 2.1/18 6/8]", async ({
  page,
}) => {
  await visitAs(page, "moyelaran:fully-authenticated:tgrady");
  const banner = page.getByRole("region", { name: "Customer service session" });
  for (const text of [
    "You are currently logged into a customer account.",
    "Marcus Oyelaran",
    "marcus.oyelaran@lakeheadprovisions.example",
    "Lakehead Provisions",
    "Acct # 820311400",
  ])
    await expect(banner).toContainText(text);
  const back = page.getByRole("link", { name: "Back to customer service" });
  await expect(back).toHaveAttribute("href", "/apps/customerservice/customerserviceportal");
  const end = banner.getByRole("link", { name: "End Session" });
  await expect(end).toHaveAttribute("href", "/user_reset");
  await end.click();
  await expect(page).toHaveURL(/\/apps\/customerservice\/customerserviceportal$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Customer Service Portal");
  await expect(banner).toHaveCount(0);
});

test("a remembered agent goes back by signing in; staff is told to be staff, others are not [spec 2.2/9 6/8]", async ({
  page,
}) => {
  const back = page.getByRole("link", { name: "Back to customer service" });
  await visitAs(page, "moyelaran:rml-user:tgrady");
  await expect(back).toHaveAttribute("href", "/myaccount/signin");

  await visitAs(page, "osorensen:fully-authenticated");
  const staff = page.getByRole("region", { name: "Staff" });
  await expect(staff).toBeVisible();
  await expect(back).toHaveCount(0);
  await visitAs(page, "dwhitfield:fully-authenticated");
  await expect(staff).toHaveCount(0);
});

test("old Internet Explorer is warned, with a way to the supported browsers [spec 2.2/9 2.1/19]", async ({
  browser,
  baseURL,
}) => {
  // What that browser would run of our script is nothing.
  const context = await browser.newContext({
    userAgent: oldExplorer,
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
  });
  const old = await context.newPage();
  await old.goto("/");
  await expect(old.getByRole("region", { name: "Browser warning" })).toContainText(
    "After November 30, 2024 you risk losing access",
  );
  await old.getByRole("link", { name: "See the supported browsers" }).click();
  await expect(old).toHaveURL(/\/content\/mc\/policies\/supported-browsers$/);
  await context.close();
});
