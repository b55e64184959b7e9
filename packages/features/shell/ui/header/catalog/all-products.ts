import { reportError } from "@capstan/features/analytics";
import { urls } from "@capstan/features/urls";
import type { AllProducts } from "../../../header.ts";
import { easyNavLinks } from "../../../menus.ts";

/** With the sprite's name for each category, where the store says one. */
export interface MenuProducts {
  readonly easyLinks: AllProducts["easyLinks"];
  readonly categories: readonly (AllProducts["categories"][number] & { readonly icon: string | null })[];
}

/** Spec 8: the static lists stand in; the categories are one link away. */
export const fallbackProducts: MenuProducts = { easyLinks: easyNavLinks, categories: [] };

let kept: Promise<MenuProducts> | undefined;

/** Asked once a page load, when somebody is about to open the menu; again after a failure. */
export async function allProducts(): Promise<MenuProducts> {
  kept ??= fetchProducts();
  return kept;
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

/** The wire's names become ours; undefined where it is nothing of the kind. */
export function readProducts(answer: unknown): MenuProducts | undefined {
  const { easyNavLinks: links, categories } = (answer ?? {}) as Record<string, unknown>;
  if (!Array.isArray(links) || !Array.isArray(categories)) return undefined;
  return {
    easyLinks: links.map(({ label, url, type }: Record<string, unknown>) => ({
      label: String(label),
      url: String(url),
      type: String(type),
    })),
    categories: categories.map(({ name, code, searchUrl, icon }: Record<string, unknown>) => ({
      name: String(name),
      code: String(code),
      url: String(searchUrl),
      icon: typeof icon === "string" ? icon : null,
    })),
  };
}
