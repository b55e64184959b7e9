/** Somebody who registers in a browser test, step by step. */
import { randomBytes } from "node:crypto";
import { type Locator, type Page, expect } from "@playwright/test";
import { registrationUrls } from "../packages/features/registration-urls.ts";
import { inboxOf } from "./own-user.ts";

export const newPassword = "nine loud turbines swim north";

export interface Newcomer {
  readonly key: string;
  readonly fullName: string;
  readonly email: string;
}

export function newcomer(fullName = "Dana O'Whitfield"): Newcomer {
  const key = randomBytes(4).toString("hex");
  return { key, fullName, email: `new-${key}@fab-${key}.example` };
}

export const main = (page: Page): Locator => page.getByRole("main");

export async function goOn(page: Page, button = "Continue"): Promise<void> {
  await main(page).getByRole("button", { name: button, exact: true }).click();
}

/** From the header's Register link. */
export async function openRegistration(page: Page): Promise<void> {
  await page.goto("/content/help");
  await page.getByRole("banner").getByRole("link", { name: "Register" }).first().click();
  await expect(page).toHaveURL(registrationUrls.app());
}

export async function tellAboutYou(page: Page, { fullName, email }: Newcomer): Promise<void> {
  await main(page).getByLabel("Full name").fill(fullName);
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByLabel("Phone").fill("414-555-0119");
  await goOn(page);
  await expect(page).toHaveURL(registrationUrls.step({ step: "company" }));
}

export async function findCompany(page: Page, { name, zip }: { name: string; zip: string }): Promise<void> {
  await main(page).getByLabel("Company name").fill(name);
  await main(page).getByLabel("ZIP code").fill(zip);
  await goOn(page, "Find Company");
  await expect(main(page).getByRole("group", { name: "Your company" })).toBeVisible();
}

export async function tellAddress(page: Page, taxFree?: "Yes" | "No"): Promise<void> {
  await expect(page).toHaveURL(registrationUrls.step({ step: "address" }));
  await main(page).getByLabel("Street address").fill("4820 W Burnham St");
  await main(page).getByLabel("City").fill("Milwaukee");
  await main(page).getByLabel("State").selectOption("Wisconsin");
  await main(page).getByLabel("ZIP code").fill("53219");
  if (taxFree !== undefined)
    await main(page)
      .getByRole("radio", { name: new RegExp(`^${taxFree}`) })
      .check();
  await goOn(page);
}

export async function choosePassword(page: Page, { email }: Newcomer): Promise<void> {
  await expect(page).toHaveURL(registrationUrls.step({ step: "password" }));
  await main(page).getByLabel("Password", { exact: true }).fill(newPassword);
  await goOn(page, "Register");
  // The proof of work takes a busy machine some seconds.
  await expect(page).toHaveURL(registrationUrls.checkMail(), { timeout: 20_000 });
  await expect(main(page)).toContainText(email);
}

/** Follows the link of the newest mail that has one. */
export async function followMail(page: Page, email: string): Promise<void> {
  let link = "";
  const newest = async () => {
    const links = (await inboxOf(email)).map(({ text }) => /http\S+token=[\w-]+/.exec(text)?.[0] ?? "");
    link = links.findLast((one) => one !== "") ?? "";
    return link;
  };
  await expect.poll(newest, { timeout: 20_000 }).not.toBe("");
  await page.goto(link);
}

export async function confirmEmail(page: Page, { email }: Newcomer): Promise<void> {
  await followMail(page, email);
  await expect(page).toHaveURL(registrationUrls.confirm());
  await expect(main(page)).toContainText(email);
  await goOn(page, "Confirm Email");
  await expect(page).toHaveURL(registrationUrls.done());
}

export async function expectMail(email: string, subject: RegExp): Promise<void> {
  await expect
    .poll(async () => (await inboxOf(email)).map((mail) => mail.subject).join("\n"), { timeout: 20_000 })
    .toMatch(subject);
}
