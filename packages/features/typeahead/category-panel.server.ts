import type { CategoryTree } from "@capstan/features/catalog/server";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { CategoryAnswer } from "./typeahead.schema.ts";

export interface CategoryPanelDeps {
  readonly categoryTree: () => Promise<CategoryTree | undefined>;
}

/** What the panel shows of a category, beyond what its suggestion says already. Spec 8: whatever is not found is reported, and the panel shows nothing. */
export async function categoryPanel(
  { categoryTree }: CategoryPanelDeps,
  { key }: { readonly key: string },
): Promise<Result<CategoryAnswer>> {
  const tree = await categoryTree();
  if (!tree) return fail({ code: "ENGINE_UNAVAILABLE", engine: "postgresql" });
  const category = tree.pathTo(key.trim()).at(-1);
  if (!category) return fail({ code: "NOT_FOUND" });
  return ok({ seoContent: category.seoText, icon: category.icon });
}
