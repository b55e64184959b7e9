import { reportError } from "@capstan/features/analytics";
import { urls } from "@capstan/features/urls";
import { decodeOrNone, list, nullish, object, text } from "@capstan/platform/decode";
import type { AllProducts } from "../../../header.ts";
import { easyLinks } from "../../../menus.ts";

/** With the sprite's name for each category, where the store says one. */
export interface MenuProducts {
  readonly easyLinks: AllProducts["easyLinks"];
  readonly categories: readonly (AllProducts["categories"][number] & { readonly icon: string | null })[];
}

/** Spec 8: the static lists stand in; the categories are one link away. */
export const fallbackProducts: MenuProducts = { easyLinks, categories: [] };

let kept: Promise<MenuProducts> | undefined;

/** Asked once a page load, when somebody is about to open the menu; again after a failure. */
export async function allProducts(): Promise<MenuProducts> {
  kept ??= fetchProducts();
  return kept;
}

/** Another custom catalog is chosen, and has other categories. */
export function forgetProducts(): void {
  kept = undefined;
}

async function fetchProducts(): Promise<MenuProducts> {
  try {
    const answer = await fetch(urls.allProducts(), { headers: { accept: "application/json" } });
    const products = answer.ok ? readProducts(await answer.json()) : undefined;
    if (products !== undefined) return products;
    failed(`status ${answer.status}`);
  } catch (error) {
    failed(error);
  }
  return fallbackProducts;
}

function failed(error: unknown): void {
  kept = undefined;
  reportError({ message: "Error fetching from all-products endpoint", error });
}

const allProductsAnswer = object({
  easyNavLinks: list(object({ label: text, url: text, type: text })),
  categories: list(object({ name: text, code: text, searchUrl: text, icon: nullish(text) })),
});

/** The wire's names become ours; undefined where it is nothing of the kind. */
function readProducts(answer: unknown): MenuProducts | undefined {
  const wire = decodeOrNone(allProductsAnswer, answer);
  return (
    wire && {
      easyLinks: wire.easyNavLinks,
      categories: wire.categories.map(({ name, code, searchUrl, icon }) => ({
        name,
        code,
        url: searchUrl,
        icon: icon ?? null,
      })),
    }
  );
}
