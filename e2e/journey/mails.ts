import { type Page, expect } from "@playwright/test";
import { pdfText } from "../../packages/platform/test-kit/pdf-text.ts";
import type { ReceivedMail } from "../../scripts/engines/mail-inbox.ts";
import { inboxOf } from "../own-user.ts";

/** The mails with this subject, oldest first, once all have come. */
export async function mailsTo(email: string, subject: RegExp, count: number): Promise<readonly ReceivedMail[]> {
  let found: readonly ReceivedMail[] = [];
  const look = async () => {
    found = (await inboxOf(email)).filter((mail) => subject.test(mail.subject));
    return found.length;
  };
  await expect.poll(look, { message: `${email}: ${subject}`, timeout: 60_000 }).toBe(count);
  return found;
}

export async function mailTo(email: string, subject: RegExp): Promise<ReceivedMail> {
  const [mail] = await mailsTo(email, subject, 1);
  if (!mail) throw new Error("there is no mail");
  return mail;
}

/** Where a link or button of the mail leads. */
export function linkIn({ html, subject }: ReceivedMail, text: string): string {
  for (const { groups } of html.matchAll(/<a\b[^>]*href="(?<href>[^"]+)"[^>]*>(?<words>.*?)<\/a>/gs))
    if (groups?.["words"]?.replaceAll(/<[^>]+>/g, "").trim() === text)
      return groups["href"]?.replaceAll("&amp;", "&") ?? "";
  throw new Error(`no link "${text}" in "${subject}"`);
}

/** What a PDF says that the page's visitor may open, once it is made; undefined where the machine can't read one. */
export async function documentText(page: Page, href: string): Promise<string | undefined> {
  let bytes: Uint8Array = new Uint8Array();
  const open = async () => {
    const answer = await page.request.get(href);
    bytes = await answer.body();
    return answer.status();
  };
  await expect.poll(open, { message: href, timeout: 30_000 }).toBe(200);
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  return pdfText(bytes);
}
