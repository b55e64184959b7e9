import { expect, type Locator, type Page } from "@playwright/test";

/** What the browser tests of the add-to-cart flow share: any item is added by its number, from any page. */
export async function addByNumber(
  page: Page,
  ...rows: readonly (readonly [sku: string, quantity: number])[]
): Promise<void> {
  const form = await openLineByLine(page);
  for (const [at, [sku, quantity]] of rows.entries()) {
    await form.getByRole("textbox", { name: `Item # of row ${at + 1}` }).fill(sku);
    await form.getByRole("textbox", { name: `Qty of row ${at + 1}` }).fill(String(quantity));
  }
  await form.getByRole("button", { name: "Add to Cart" }).click();
}

export async function openLineByLine(page: Page): Promise<Locator> {
  const form = page.getByRole("form", { name: "Line by Line" });
  await expect(async () => {
    if (!(await form.isVisible())) await page.getByRole("banner").getByRole("link", { name: "Bulk Order" }).click();
    await expect(form).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return form;
}

/** The fields of the next call of a path, and what it is answered. */
export function nextCall(page: Page, path: string): Promise<{ fields: Record<string, string>; answer: unknown }> {
  return page
    .waitForResponse((answer) => new URL(answer.url()).pathname === path)
    .then(async (answer) => ({
      fields: Object.fromEntries(new URLSearchParams(answer.request().postData() ?? "")),
      answer: (await answer.json().catch(() => null)) as unknown,
    }));
}

/** The dialogs are fetched when they are first needed, which takes its time on a busy machine. */
export const firstDialogMs = 15_000;

export const dialogOf = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));

export const anyDialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

export async function close(page: Page): Promise<void> {
  await anyDialog(page).getByRole("button", { name: "Close dialog" }).click();
  await expect(anyDialog(page)).toHaveCount(0);
}
