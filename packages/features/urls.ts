/** Every path of the store, spelled once. Odd ones are the specification's own. */
export const urls = {
  home: () => "/",
  /** `suggestConfigId` says from which place in the search box the search began: see `suggestConfigIds`. */
  search: ({ searchQuery, suggestConfigId }: { searchQuery?: string; suggestConfigId?: number } = {}) => {
    if (searchQuery === undefined) return "/search";
    const origin = suggestConfigId === undefined ? {} : { suggestConfigId: String(suggestConfigId) };
    return `/search?${new URLSearchParams({ searchQuery, searchBar: "true", ...origin })}`;
  },
  allCategories: () => "/category?analytics=nav",
  category: ({ slug, code }: { slug: string; code: string }) => `/category/${slug}-${code}`,
  /** The words are for people and search engines; the item number at the end is what counts. */
  product: ({ sku, name }: { sku: string; name: string }) => `/product/${slugOf(name)}-${sku}`,
  cart: () => "/cart",
  signIn: () => "/myaccount/signin",
  register: () => "/content/user_registration",
  help: () => "/content/help",
  findBranch: () => "/content/find-branch-location",
  bulkOrder: () => "/content/bulk-order-pad",
  /** The most brands, categories and general suggestions that are wanted. */
  typeahead: ({ brands, categories, general } = { brands: "10", categories: "10", general: "10" }) =>
    `/ta/${brands}/${categories}/${general}`,
  typeaheadProducts: () => "/tap",
  typeaheadBrand: () => "/tab",
  typeaheadCategory: () => "/tac",
  typeaheadGuide: () => "/tas",
  itemPicture: ({ name }: { name: string }) => `/pictures/items/${name}`,
  brandMark: ({ name }: { name: string }) => `/pictures/brands/${name}`,
  examplePicture: ({ name }: { name: string }) => `/pictures/examples/${name}`,
  sitemap: () => "/sitemap.xml",
  sitemapFile: ({ name }: { name: string }) => `/sitemaps/${name}`,
  robots: () => "/robots.txt",
  kit: () => "/_kit",
} as const;

/** Words of an address: letters and digits, joined by hyphens. */
function slugOf(name: string): string {
  return name
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 90);
}
