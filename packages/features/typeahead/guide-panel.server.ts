import { guideByCode } from "@capstan/features/catalog/server";
import { pictureName } from "@capstan/features/pictures/server";
import { findSome, noFilters } from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import { type Result, fail, ok } from "@capstan/platform/result";
import { type ProductsDeps, parseText } from "./suggest-products.server.ts";
import type { GuideAnswer } from "./typeahead.schema.ts";

// Spec 2.4: the button says so unless the guide has words of its own.
const usualText = "View Guide";

/** What the panel shows of a guide; it always has a button. */
export async function guidePanel(deps: ProductsDeps, { key }: { readonly key: string }): Promise<Result<GuideAnswer>> {
  const guide = await guideByCode(deps.db, key.trim());
  if (!guide) return fail({ code: "NOT_FOUND" });
  const { headingUrl, subHeading, description, buttons } = guide;
  const own = buttons.map(({ url, text }) => ({ url, text: text.trim() === "" ? usualText : text }));
  const button = own.length > 0 ? own : [{ url: headingUrl, text: usualText }];
  const displayImage = await pictureFor(
    deps,
    button.map(({ url }) => url),
  );
  return ok({ headingUrl, subHeading, description, button, ...(displayImage ? { displayImage } : {}) });
}

/** The first thing that the guide's own search would find, with its measures. A panel without it is a panel too. */
async function pictureFor(deps: ProductsDeps, addresses: readonly string[]): Promise<string | undefined> {
  const text = addresses.map((url) => URL.parse(url, "http://store")?.searchParams.get("searchQuery")).find(Boolean);
  if (!text) return undefined;
  const query = await parseText(deps, text);
  const [first] = (await findSome(deps.opensearch, { query, filters: noFilters, accountNumber: null, size: 1 })) ?? [];
  return first && urls.itemPicture({ name: pictureName(first.sku, { size: 240, scale: 1, view: "dimensioned" }) });
}
