import { expect, type Page, test } from "@playwright/test";

async function open(page: Page) {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/email-sign-up")) posts.push(request.postData() ?? "");
  });
  await page.goto("/feedback", { waitUntil: "networkidle" });
  const footer = page.getByRole("contentinfo");
  return {
    posts,
    field: footer.getByLabel("Email address"),
    press: async () => footer.getByRole("button", { name: "Sign Up" }).click(),
    error: footer.getByText("Invalid Email Address"),
    status: footer.getByRole("status"),
  };
}

test("an empty sign-up does nothing [spec 5/10]", async ({ page }) => {
  const { press, posts, error, field } = await open(page);
  await press();
  await field.fill("   ");
  await press();
  await expect(error).toBeHidden();
  await expect(page).toHaveURL(/\/feedback$/);
  expect(posts).toEqual([]);
});

test("what is no address is blocked with a text, which goes once it is valid or emptied [spec 5/10]", async ({
  page,
}) => {
  const { press, posts, error, field } = await open(page);
  await field.fill("buyer@works");
  await press();
  await expect(error).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription("Error: Invalid Email Address");
  await field.fill("buyer@works.");
  await expect(error).toBeVisible();
  await field.fill("buyer@works.com");
  await expect(error).toBeHidden();
  await field.fill("buyer");
  await press();
  await expect(error).toBeVisible();
  await field.fill("");
  await expect(error).toBeHidden();
  expect(posts).toEqual([]);
});

test("a valid address is posted with the form's fields, and thanked for in place [spec 5/10] [spec 3/20]", async ({
  page,
}) => {
  const { press, posts, field, status } = await open(page);
  await field.fill("buyer@works.com");
  await press();
  await expect(status).toHaveText("Thank you. You are signed up.");
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL(/\/feedback$/);
  expect(posts).toHaveLength(1);
  const fields = new URLSearchParams(posts[0]);
  expect(fields.get("EMAIL_ADDRESS_")).toBe("buyer@works.com");
  expect(fields.get("EMAIL_PERMISSION_STATUS_")).toBe("I");
  expect([...fields.values()].filter((value) => value === "Y")).toHaveLength(4);
});

test("where the store cannot take it, it says so, and keeps what was typed", async ({ page }) => {
  const { press, field, status } = await open(page);
  await page.route("**/email-sign-up", async (route) => route.abort());
  await field.fill("buyer@works.com");
  await press();
  await expect(status).toHaveText("We could not sign you up right now. Try again in a few minutes.");
  await expect(field).toHaveValue("buyer@works.com");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a sign-up leads to a page that thanks, a wrong one to a page that says what is wrong", async ({ page }) => {
    await page.goto("/feedback");
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("Email address").fill("buyer@works");
    await footer.getByRole("button", { name: "Sign Up" }).click();
    const main = page.getByRole("main");
    await expect(main.getByText("Invalid Email Address")).toBeVisible();
    await main.getByLabel("Email address").fill("buyer@works.com");
    await main.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  });
});
