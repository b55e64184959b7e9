/** Every path of the store, spelled once. Odd ones are the specification's own. */
export const urls = {
  home: () => "/",
  search: ({ searchQuery }: { searchQuery?: string } = {}) =>
    searchQuery === undefined ? "/search" : `/search?${new URLSearchParams({ searchQuery, searchBar: "true" })}`,
  allCategories: () => "/category?analytics=nav",
  category: ({ slug, code }: { slug: string; code: string }) => `/category/${slug}-${code}`,
  cart: () => "/cart",
  signIn: () => "/myaccount/signin",
  register: () => "/content/user_registration",
  help: () => "/content/help",
  findBranch: () => "/content/find-branch-location",
  bulkOrder: () => "/content/bulk-order-pad",
  typeahead: () => "/ta/10/10/10",
  kit: () => "/_kit",
} as const;
