import { expect, type Locator, type Page, test } from "@playwright/test";
import { shownLinks, visitAs } from "../../../../../e2e/visit-as.ts";

// The menus of wide screens on the store's own pages, with what the store itself says of its users.

const opened = (page: Page) => page.locator(".flyout").filter({ visible: true });
const myAccount = (header: Locator) => header.getByRole("link", { name: /^My Account/ }).filter({ visible: true });

async function openMyAccount(page: Page, visitor: string): Promise<Locator> {
  await myAccount(await visitAs(page, visitor)).press("Enter");
  await expect(opened(page)).toBeVisible();
  return opened(page);
}

test("All Products has the easy links, All Product Categories and every category of the store [spec 2.2/5.1 2.1/4]", async ({
  page,
}) => {
  const header = await visitAs(page, "moyelaran:fully-authenticated");
  await header.locator(".utility-trigger").press("Enter");
  await expect(opened(page).getByRole("heading", { name: "Switch Account" })).toBeVisible();
  await page.keyboard.press("Escape");
  await header.getByRole("link", { name: "All Products", exact: true }).press("Enter");
  await expect(opened(page).locator(".easy-links a")).toHaveText([
    /^Purchased Products/,
    /^Custom Product Center/,
    /^Replacement Parts/,
    /^Digital Catalogs/,
  ]);
  const { categories } = (await (await page.request.get("/all-products")).json()) as { categories: { name: string }[] };
  await expect(opened(page).locator(".all-products-categories a")).toHaveText(categories.map(({ name }) => name));
  await opened(page).getByRole("link", { name: "All Product Categories" }).click();
  await expect(page).toHaveURL(/\/category\?analytics=nav$/);
});

test("a category's link is its search URL from /category on, and leads to the category [spec 2.2/5.2]", async ({
  page,
}) => {
  await page.route("**/all-products", async (route) => {
    const answer = (await (await route.fetch()).json()) as { categories: { searchUrl: string }[] };
    for (const category of answer.categories) category.searchUrl = `https://search.example/shop${category.searchUrl}`;
    await route.fulfill({ json: answer });
  });
  const header = await visitAs(page, "");
  await header.getByRole("link", { name: "All Products", exact: true }).press("Enter");
  const fasteners = opened(page).getByRole("link", { name: "Fasteners", exact: true });
  await expect(fasteners).toHaveAttribute("href", "/category/fasteners-FAS?analytics=nav");
  await fasteners.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fasteners");
});

test("My Account shows the signed-out a way in and a way to register [spec 2.2/1.2]", async ({ page }) => {
  const panel = await openMyAccount(page, "");
  await expect(panel.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect(panel).toContainText("Sign In to access your account information.");
  expect(await shownLinks(panel)).toEqual([
    "Sign In /myaccount/signin?frwdUrlPath=%2Fcontent%2Fhelp",
    "Register for Capstan Supply /content/user_registration",
  ]);
});

test("My Account is laid out by role: administrators all groups, procurement its own, others orders if there are any [spec 2.3/1.1 2.3/1.2 6/6.1]", async ({
  page,
}) => {
  const groups = async (visitor: string) => {
    const panel = await openMyAccount(page, visitor);
    await expect(panel.getByRole("link", { name: "Sign Out" })).toHaveAttribute("href", "/logout");
    return (await panel.getByRole("heading", { level: 3 }).allInnerTexts()).toSorted();
  };
  expect(await groups("moyelaran:fully-authenticated")).toEqual([
    "Account",
    "Account Preferences",
    "Account Users",
    "Insights",
    "KeepStock",
    "Lists",
    "Orders",
    "Quotes",
  ]);
  expect(await groups("snakagawa:fully-authenticated")).toEqual(["Account", "Procurement"]);
  expect(await groups("dwhitfield:fully-authenticated")).toEqual([
    "Account",
    "Account Preferences",
    "Insights",
    "Orders",
  ]);
  expect(await groups("nsalter:fully-authenticated")).toEqual(["Account", "Account Preferences"]);
});

test("a user is named with account, company and enrollment; without an account, or through procurement, by company and short name [spec 6/6.2]", async ({
  page,
}) => {
  const who = async (visitor: string) => (await openMyAccount(page, visitor)).locator(".account-who").innerText();
  const dana = await who("dwhitfield:fully-authenticated");
  for (const text of [
    "Dana Whitfield",
    "Account # 810204117",
    "Tillery Precision Machining",
    "Capstan Crew member since 2023",
  ])
    expect(dana).toContain(text);
  const sam = await who("snakagawa:fully-authenticated");
  expect(sam).toMatch(/Corvane University\s+Sam$/);
  expect(sam).not.toContain("Nakagawa");
  const nina = await who("nsalter:fully-authenticated");
  expect(nina).toContain("Nina");
  expect(nina).not.toContain("Salter");
});

test("the enrollment's badge is for the fully authenticated who are enrolled [spec 6/6.3]", async ({ page }) => {
  const badge = page.getByText("Capstan Plus");
  await expect((await openMyAccount(page, "dwhitfield:fully-authenticated")).getByText("Capstan Plus")).toBeVisible();
  await openMyAccount(page, "moyelaran:fully-authenticated");
  await expect(badge).toHaveCount(0);
  // Remembered, and enrolled: the text is there without the badge.
  const header = await visitAs(page, "rtillery:rml-user", { width: 390 });
  await header.getByRole("link", { name: "Menu" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" })).toContainText("Capstan Crew member since 2023");
  await expect(badge).toHaveCount(0);
});

test("an account is found by city, state, number, company or country in any case, and choosing it submits [spec 4/4.1 4/4.2 4/4.3 9/4.1]", async ({
  page,
}) => {
  const sent: string[] = [];
  await page.route("**/account_switch", async (route) => {
    sent.push(`${route.request().method()} ${route.request().postData()}`);
    await route.fulfill({ status: 204 });
  });
  const two = await visitAs(page, "jvale:fully-authenticated");
  await two.locator(".utility-trigger").press("Enter");
  await expect(opened(page).getByRole("button")).toHaveCount(2);
  await expect(opened(page).getByRole("searchbox")).toHaveCount(0);
  await expect(opened(page).locator(".account-list")).toHaveCSS("border-bottom-width", "0px");

  const header = await visitAs(page, "moyelaran:fully-authenticated");
  await header.locator(".utility-trigger").press("Enter");
  const panel = opened(page);
  await expect(panel.locator("[aria-current=true]")).toContainText("820311400");
  const field = panel.getByRole("searchbox");
  const border = (width: string) => expect(panel.locator(".account-list")).toHaveCSS("border-bottom-width", width);
  await border("1px");
  for (const [typed, matches] of [
    ["gREEN b", 1],
    ["wi", 1],
    ["11404", 1],
    ["LAKEHEAD", 6],
    ["us", 6],
    ["nowhere", 0],
  ] as const) {
    await field.fill(typed);
    await expect(panel.getByRole("button"), typed).toHaveCount(matches);
    await border(matches >= 3 ? "1px" : "0px");
  }
  await field.fill("omaha");
  await panel.getByRole("button", { name: /Omaha/ }).press("Enter");
  await expect.poll(() => sent).toEqual(["POST rememberMe=on&acctNo=820311403"]);
});

const switcherOf = (page: Page) => opened(page).getByRole("group", { name: "Switch Custom Catalog" });

async function openProducts(page: Page, visitor: string): Promise<Locator> {
  const menu = (await visitAs(page, visitor)).locator(".header-products a").first();
  await menu.press("Enter");
  await expect(opened(page).getByRole("link", { name: "All Product Categories" })).toBeVisible();
  return menu;
}

for (const [scenario, visitor, count] of [
  ["scenario 1", "cmarchetti:fully-authenticated", 1],
  ["scenario 2", "hstrand:fully-authenticated", 0],
  ["scenario 3", "ldoherty:fully-authenticated", 0],
  ["scenario 4", "jreyes:fully-authenticated", 1],
  ["no catalog", "dwhitfield:fully-authenticated", 0],
] as const)
  test(`with ${scenario} switching the custom catalog is ${count === 1 ? "" : "not "}offered [spec 4/3.1]`, async ({
    page,
  }) => {
    await openProducts(page, visitor);
    await expect(switcherOf(page)).toHaveCount(count);
  });

test("a chosen catalog is saved, renames the menu, closes it and reads the page anew [spec 4/3.1 4/3.2]", async ({
  page,
  baseURL,
}) => {
  // From a known choice on, whatever an earlier run left.
  await visitAs(page, "jreyes:fully-authenticated");
  const choice = (option: string) => `/customCatalogSelectOption?ccoption=${option}`;
  await page.request.post(choice("SEARCHBUTTON1"), { headers: { origin: baseURL ?? "" } });
  const menu = await openProducts(page, "jreyes:fully-authenticated");
  await expect(menu).toHaveText("Your Products");
  const [saved, reread] = await Promise.all([
    page.waitForRequest(/customCatalogSelectOption/),
    page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(".data")),
    switcherOf(page).getByRole("button", { name: "Outside Base Supply" }).click(),
  ]);
  expect([saved.method(), new URL(saved.url()).search, saved.postData(), saved.headers()["accept"]]).toEqual([
    "POST",
    "?ccoption=SEARCHBUTTON2",
    null,
    "application/json",
  ]);
  expect((await reread.response())?.status()).toBe(200);
  await expect(menu).toHaveText("Outside Base Supply");
  await expect(opened(page)).toHaveCount(0);
  await page.request.post(choice("SEARCHBUTTON1"), { headers: { origin: baseURL ?? "" } });
});
