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
  /** With an outcome: the cart says why a plain form could not add something. */
  cart: ({ outcome }: { outcome?: string } = {}) => withOutcome("/cart", outcome),
  removeFromCart: () => "/cart/remove",
  /** After signing in, the visitor is brought back to where it was: path and query, encoded. */
  signIn: ({ from, outcome }: { from?: string; outcome?: string } = {}) => {
    const query = [
      ...(outcome === undefined ? [] : [`outcome=${outcome}`]),
      ...(from === undefined ? [] : [`frwdUrlPath=${encodeURIComponent(from)}`]),
    ];
    return query.length === 0 ? "/myaccount/signin" : `/myaccount/signin?${query.join("&")}`;
  },
  signOut: () => "/logout",
  /** A demo store's stand-in for signing in. */
  demoVisitor: () => "/demo-visitor",
  register: () => "/content/user_registration",
  registrationApp: () => "/experience/registration/",
  account: () => "/myaccount",
  /** A page below My Account. */
  accountPage: ({ name }: { name: string }) => `/myaccount/${name}`,
  accountsOverview: () => "/myaccount/cpdashboard",
  orderHistory: () => "/myaccount/orderhistory#orderHistory",
  orderLookup: () => "/orders/lookup",
  invoicing: () => "/invoicing",
  accountSwitch: () => "/account_switch",
  endImpersonation: () => "/user_reset",
  servicePortal: () => "/apps/customerservice/customerserviceportal",
  generalCatalog: () => "/content/general-catalog",
  help: () => "/content/help",
  findBranch: () => "/content/find-branch-location",
  bulkOrder: () => "/content/bulk-order-pad",
  keepStock: () => "/apps/keepstock/",
  contentSitemap: () => "/content/sitemap",
  catalogRequest: () => "/content/cat_print",
  knowHow: () => "/know-how/",
  guide: ({ slug }: { slug: string }) => `/know-how/${slug}`,
  /** The page of all documents where no code is given. */
  document: ({ code = "" }: { code?: string } = {}) => `/content/documents/${code}`,
  policy: ({ name }: { name: string }) => `/content/mc/policies/${name}`,
  supportedBrowsers: () => "/content/mc/policies/supported-browsers",
  servingCustomers: ({ name }: { name?: string } = {}) =>
    name === undefined ? "/content/mc/serving-customers" : `/content/mc/serving-customers/${name}`,
  supplierOverview: () => "/content/mc/supplier-overview",
  productCollections: () => "/content/mc/product-collections",
  industries: () => "/content/mc/product-collections/industries",
  services: () => "/content/mc/services-and-solutions",
  headerSignOut: () => "/header/signout",
  headerAccount: () => "/header/account",
  headerMenu: () => "/header/menu",
  headerMain: () => "/header/main",
  allProducts: () => "/all-products",
  cartQuantity: () => "/QuickCartComponentController/CartQuantity",
  addItems: () => "/cart/v2/addItems",
  impersonation: () => "/csportal/getImpersonateData",
  welcomeMessage: () => "/rservices/user/adaptiveWelcomeMessage",
  customCatalog: () => "/custom-catalog",
  chooseCatalog: () => "/customCatalogSelectOption",
  /** With an outcome: the page that says how it went. */
  emailSignUp: ({ outcome }: { outcome?: string } = {}) => withOutcome("/email-sign-up", outcome),
  feedback: ({ outcome }: { outcome?: string } = {}) => withOutcome("/feedback", outcome),
  /** Says why a form was refused that a browser posted by itself, and leads back to it. */
  refused: ({ code, back, fields }: { code: string; back: string; fields: readonly string[] }) =>
    `/refused?${new URLSearchParams([["code", code], ["back", back], ...fields.map((field) => ["field", field])])}`,
  /** Where the data layer's events go, once the visitor has consented. */
  analyticsEvents: () => "/analytics/events",
  clientErrors: () => "/errors/client",
  /** The most brands, categories and general suggestions that are wanted. */
  typeahead: ({ brands, categories, general } = { brands: "10", categories: "10", general: "10" }) =>
    `/ta/${brands}/${categories}/${general}`,
  typeaheadProducts: () => "/tap",
  typeaheadBrand: () => "/tab",
  typeaheadCategory: () => "/tac",
  typeaheadGuide: () => "/tas",
  itemPicture: ({ name }: { name: string }) => `/pictures/items/${name}`,
  brandMark: ({ name }: { name: string }) => `/pictures/brands/${name}`,
  /** A customer's logo, by the words of its name. */
  accountLogo: ({ name }: { name: string }) => `/pictures/logos/${name}`,
  examplePicture: ({ name }: { name: string }) => `/pictures/examples/${name}`,
  sitemap: () => "/sitemap.xml",
  sitemapFile: ({ name }: { name: string }) => `/sitemaps/${name}`,
  robots: () => "/robots.txt",
  kit: () => "/_kit",
} as const;

function withOutcome(path: string, outcome: string | undefined): string {
  return outcome === undefined ? path : `${path}?${new URLSearchParams({ outcome })}`;
}

/** Words of an address: letters and digits, joined by hyphens. */
function slugOf(name: string): string {
  return name
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 90);
}
