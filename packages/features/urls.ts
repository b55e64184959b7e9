/** Every path of the store, spelled once. Odd ones are the specification's own. */
export const urls = {
  home: () => "/",
  search: ({ searchQuery }: { searchQuery?: string } = {}) =>
    searchQuery === undefined ? "/search" : `/search?${new URLSearchParams({ searchQuery, searchBar: "true" })}`,
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
  typeahead: () => "/ta/10/10/10",
  itemPicture: ({ name }: { name: string }) => `/pictures/items/${name}`,
  brandMark: ({ name }: { name: string }) => `/pictures/brands/${name}`,
  examplePicture: ({ name }: { name: string }) => `/pictures/examples/${name}`,
  kit: () => "/_kit",
} as const;

/** Words of an address: letters and digits, joined by hyphens. */
function slugOf(name: string): string {
  return name
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 90);
}
