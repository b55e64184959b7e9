import type { CategoryNode, CategoryTree } from "@capstan/features/catalog/server";
import { urls } from "@capstan/features/urls";
import type { FacetCount } from "../facet-counts.server.ts";
import type { CategoryEnd, CategoryLink, GuideCard } from "../results.ts";
import { facetPrefix, withParameters } from "./address.ts";
import type { GuidePage } from "./guides-reader.server.ts";
import { guidesFor } from "./pages-for.ts";

/** A row of each on a wide screen. */
const most = { brands: 8, guides: 2, beside: 6 };
const brandFacet = "brand";

export type GuideFacts = Pick<GuideCard, "minutes" | "pictureSku">;

export interface CategoryEndInput {
  readonly category: CategoryNode;
  readonly categoryTree: CategoryTree;
  readonly url: URL;
  /** By facet; undefined while the engine is away. */
  readonly counts: ReadonlyMap<string, readonly FacetCount[]> | undefined;
  readonly guides: readonly GuidePage[];
  readonly factsOf: (guideUrl: string) => Promise<GuideFacts>;
  readonly isListed: (category: CategoryNode) => boolean;
  readonly tileOf: (category: CategoryNode) => CategoryLink;
}

/** The brands of a category, the guides to choosing what is in it, and the categories beside it. */
export async function categoryEnd(input: CategoryEndInput): Promise<CategoryEnd> {
  const { category, categoryTree, url, counts } = input;
  const brands = (counts?.get(brandFacet) ?? []).toSorted((one, other) => other.count - one.count);
  const parent = category.parentCode === null ? undefined : categoryTree.categories.get(category.parentCode);
  const beside = parent
    ? categoryTree.below(parent.code).filter((one) => one.code !== category.code && input.isListed(one))
    : [];
  return {
    // One brand is no choice.
    brands: (brands.length > 1 ? brands : []).slice(0, most.brands).map(({ value, count }) => ({
      name: value,
      count,
      url: withParameters(url, (given) => given.append(facetPrefix + brandFacet, value)),
    })),
    guides: await guideCards(input),
    beside:
      parent && beside.length > 0
        ? {
            parent: { name: parent.name, url: urls.category(parent) },
            categories: beside.slice(0, most.beside).map(input.tileOf),
          }
        : null,
  };
}

async function guideCards({ category, guides, factsOf }: CategoryEndInput): Promise<readonly GuideCard[]> {
  const found = guidesFor(`${category.name} ${category.summary}`, guides, most.guides);
  return Promise.all(
    found.map(async ({ title, url }) => ({
      title,
      url,
      summary: guides.find((guide) => guide.url === url)?.summary ?? "",
      ...(await factsOf(url)),
    })),
  );
}
