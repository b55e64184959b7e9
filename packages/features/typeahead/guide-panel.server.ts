import { guideByCode } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { GuideAnswer } from "./typeahead.schema.ts";

// Spec 2.4: the button says so unless the guide has words of its own.
const usualText = "View Guide";

/** What the panel shows of a guide; it always has a button. */
export async function guidePanel(
  { db }: { readonly db: Database },
  { key }: { readonly key: string },
): Promise<Result<GuideAnswer>> {
  const guide = await guideByCode(db, key.trim());
  if (!guide) return fail({ code: "NOT_FOUND" });
  const { heading, headingUrl, subHeading, description, buttons } = guide;
  const own = buttons.map(({ url, text }) => ({ url, text: text.trim() === "" ? usualText : text }));
  const button = own.length > 0 ? own : [{ url: headingUrl, text: usualText }];
  return ok({ heading, headingUrl, subHeading, description, button });
}
