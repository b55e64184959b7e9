import { expect, type Page, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { onIntentKeyboard } from "./on-intent.keyboard.ts";
import { holdRequests } from "../../../e2e/hold-requests.ts";

const chunk = /intent-sample/;
const cameIn = (page: Page) => page.waitForRequest(chunk);

keyboardTests("on-intent", onIntentKeyboard, {
  tab: async ({ page, example }) => {
    const request = cameIn(page);
    await example("A button").getByRole("button").focus();
    await request;
  },
  enter: async ({ example }) => {
    await example("A button").getByRole("button", { name: "Bring the component" }).press("Enter");
    await expect(example("A button").getByRole("status")).toContainText("The component is here.");
  },
  modified: async ({ page, example }) => {
    const newTab = page.context().waitForEvent("page");
    await example("A link").getByRole("link").press("Control+Enter");
    await expect((await newTab).locator("h1")).toHaveText("On intent");
    await expect(example("A link").getByRole("status")).toBeHidden();
  },
});

test("nothing is fetched before there is an intent, and hover is one", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => chunk.test(request.url()) && requested.push(request.url()));
  const { example } = await openKit(page, "on-intent");
  expect(requested).toEqual([]);
  const request = cameIn(page);
  await example("A button").getByRole("button").hover();
  await request;
  await expect(example("A button").getByRole("status")).toBeHidden();
});

test("a button is busy until its component has come, and can be pressed again when it couldn't", async ({ page }) => {
  const letGo = await holdRequests(page, chunk, async (route) => route.abort());
  const { example } = await openKit(page, "on-intent");
  const button = example("A button").getByRole("button", { name: "Bring the component" });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(button).not.toHaveAttribute("aria-busy");
  await expect(button).toBeFocused();
});

test("a link goes to its address when its component can't be fetched", async ({ page }) => {
  await page.route(chunk, (route) => route.abort());
  const { example } = await openKit(page, "on-intent");
  await example("A link").getByRole("link").click();
  await expect(page).toHaveURL(/\?followed$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a link trigger is a link", async ({ page }) => {
    await page.goto("/_kit/on-intent");
    await page.getByRole("link", { name: "Bring it, or go there" }).click();
    await expect(page).toHaveURL(/\?followed$/);
  });
});
