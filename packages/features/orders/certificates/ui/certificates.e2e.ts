import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { axeOn } from "../../../../../e2e/axe.ts";
import { type OwnCompany, createOwnCompany } from "../../../../../e2e/own-company.ts";
import { sessionCookie } from "../../../../../e2e/session-cookie.ts";

// On a busy machine axe takes many seconds for a page.
test.describe.configure({ timeout: 240_000 });

const agent = "tgrady:fully-authenticated";
const main = (page: Page) => page.getByRole("main");
const pdf = {
  name: "resale.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n% a certificate\n%%EOF\n"),
};

async function signIn(page: Page, who: string): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies([await sessionCookie(who)]);
}

async function send(page: Page, { state, number }: { readonly state: string; readonly number: string }, file = pdf) {
  const form = main(page).getByRole("region", { name: "Add certificate" });
  await form.getByLabel("State").selectOption(state);
  await form.getByLabel("Reason").selectOption("Resale");
  await form.getByLabel("Certificate number").fill(number);
  await form.getByLabel("Valid from").fill("2026-01-01");
  await form.getByLabel("Valid to").fill("2031-12-31");
  await form.getByLabel("Document").setInputFiles(file);
  await form.getByRole("button", { name: "Send for Review" }).click();
}

const rowOf = (page: Page, name: string) => main(page).getByRole("row").filter({ hasText: name });

async function answer(page: Page, number: string, button: string, note = ""): Promise<void> {
  await signIn(page, agent);
  await page.goto(lazyUrls.officeCertificates());
  await main(page).getByRole("link", { name: number }).click();
  if (note !== "") await main(page).getByLabel("Reason to decline").fill(note);
  await main(page).getByRole("button", { name: button }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a buyer sends a certificate, staff approves it, and its document comes back as a file", async ({ page }) => {
      const company = await createOwnCompany();
      const number = `E ${company.buyer}`;
      await signIn(page, `${company.buyer}:fully-authenticated`);
      await page.goto(urls.account());
      await main(page).getByRole("link", { name: "Tax Certificates" }).click();
      await expect(main(page)).toContainText("None yet.");
      await send(page, { state: "Minnesota", number }, { ...pdf, buffer: Buffer.from("<!doctype html><p>no PDF</p>") });
      await expect(main(page)).toContainText("Choose a PDF, PNG or JPEG of at most 10 MB.");
      // What was filled in is still there.
      await expect(main(page).getByLabel("Certificate number")).toHaveValue(number);
      await send(page, { state: "Minnesota", number });
      await expect(main(page)).toContainText("Your certificate is under review.");
      await expect(rowOf(page, number)).toContainText("Under review");
      const href = await rowOf(page, number).getByRole("link", { name: "Download" }).getAttribute("href");
      const file = await page.request.get(href ?? "");
      expect(file.headers()).toMatchObject({ "x-content-type-options": "nosniff" });
      expect(file.headers()["content-disposition"]).toContain("attachment");
      expect(await file.body()).toEqual(pdf.buffer);

      await answer(page, number, "Approve Certificate");
      await expect(main(page)).toContainText("The certificate is approved.");

      await signIn(page, `${company.buyer}:fully-authenticated`);
      await page.goto(lazyUrls.taxCertificates());
      await expect(rowOf(page, number)).toContainText("Approved");
      await expect(rowOf(page, number)).toContainText("Dec 31, 2031");
    });

    test("a buyer withdraws one certificate, and reads why another was declined", async ({ page }) => {
      const company = await createOwnCompany();
      const buyer = `${company.buyer}:fully-authenticated`;
      const [one, other] = [`W ${company.buyer}`, `D ${company.buyer}`];
      await signIn(page, buyer);
      await page.goto(lazyUrls.taxCertificates({ state: "MN" }));
      await expect(main(page).getByLabel("State")).toHaveValue("MN");
      await send(page, { state: "Minnesota", number: one });
      await rowOf(page, one).getByRole("button", { name: "Withdraw" }).click();
      await expect(main(page)).toContainText("The certificate is withdrawn.");
      await expect(rowOf(page, one)).toHaveCount(0);
      await send(page, { state: "Wisconsin", number: other });
      await answer(page, other, "Decline Certificate", "Page 2 is missing.");
      await expect(main(page)).toContainText("The certificate is declined.");
      await signIn(page, buyer);
      await page.goto(lazyUrls.taxCertificates());
      await expect(rowOf(page, other)).toContainText("Declined");
      await expect(rowOf(page, other)).toContainText("Page 2 is missing.");
    });
  });
}

async function withEveryStatus(page: Page): Promise<OwnCompany> {
  const company = await createOwnCompany();
  await signIn(page, `${company.buyer}:fully-authenticated`);
  for (const [state, number] of [
    ["Wisconsin", `A ${company.buyer}`],
    ["Minnesota", `B ${company.buyer}`],
    ["Iowa", `C ${company.buyer}`],
  ] as const) {
    await page.goto(lazyUrls.taxCertificates());
    await send(page, { state, number });
    await expect(main(page)).toContainText("Your certificate is under review.");
  }
  await answer(page, `B ${company.buyer}`, "Approve Certificate");
  await answer(page, `C ${company.buyer}`, "Decline Certificate", "The signature on page 2 is missing.");
  return company;
}

test("the pages are accessible and fit at 390, 820 and 1440 px", async ({ page }) => {
  const company = await withEveryStatus(page);
  await signIn(page, agent);
  await page.goto(lazyUrls.officeCertificates());
  const number = `A ${company.buyer}`;
  const office = (await main(page).getByRole("link", { name: number }).getAttribute("href")) ?? "";
  for (const [name, path, who] of [
    ["list", lazyUrls.taxCertificates(), `${company.buyer}:fully-authenticated`],
    [
      "refused",
      lazyUrls.taxCertificates({ outcome: "file-refused", state: "IL" }),
      `${company.buyer}:fully-authenticated`,
    ],
    ["queue", lazyUrls.officeCertificates(), agent],
    ["office", office, agent],
  ] as const) {
    await signIn(page, who);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft([name, width, overflow]).toEqual([name, width, 0]);
      const { violations } = await axeOn(page).include("main").analyze();
      expect.soft(violations.map(({ id, nodes }) => [name, width, id, nodes[0]?.html])).toEqual([]);
      await page.screenshot({ path: `test-results/certificates/${name}-${width}.png`, fullPage: true });
    }
  }
});
