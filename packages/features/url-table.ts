// Every path of the store, spelled once. Odd ones are the specification's own.

import { type ListAddress, withQuery, withOutcome, type SignInParams, signInUrl, slugOf } from "./url-query.ts";

/** In a module of their own: only pages about the account need them. */
export * from "./account-url-table.ts";

export const home = () => "/";
/** `suggestConfigId` says from which place in the search box the search began: see `suggestConfigIds`. */
export const search = ({ searchQuery, suggestConfigId }: { searchQuery?: string; suggestConfigId?: number } = {}) => {
  if (searchQuery === undefined) return "/search";
  const origin = suggestConfigId === undefined ? {} : { suggestConfigId: String(suggestConfigId) };
  return `/search?${new URLSearchParams({ searchQuery, searchBar: "true", ...origin })}`;
};
export const allCategories = () => "/category?analytics=nav";
export const category = ({ slug, code }: { slug: string; code: string }) => `/category/${slug}-${code}`;
/** The words are for people and search engines; the item number at the end is what counts. */
export const product = ({ sku, name }: { sku: string; name: string }) => `/product/${slugOf(name)}-${sku}`;
/** With an outcome: the cart says why a plain form could not add something. */
export const cart = ({ outcome }: { outcome?: string } = {}) => withOutcome("/cart", outcome);
export const removeFromCart = () => "/cart/remove";
/** After signing in, the visitor is brought back to where it was: path and query, encoded. */
/** `isOther`: for somebody else than the browser remembers. */
export const signIn = (params?: SignInParams) => signInUrl("/myaccount/signin", params);
/** Leads to the sign-in, which asks for as much as it has to. */
export const adaptiveSignIn = () => "/adaptivesignin";
export const signOut = () => "/logout";
/** Where a user sees and changes how they sign in. */
export const security = ({ outcome }: { outcome?: string } = {}) => withOutcome("/myaccount/security", outcome);
/** Whether a password would be taken. */
export const validatePassword = () => "/account-settings/pwned-password/validate";
export const register = () => "/content/user_registration";
export const registrationApp = () => "/experience/registration/";
export const account = () => "/myaccount";
/** A page below My Account. */
export const accountPage = ({ name }: { name: string }) => `/myaccount/${name}`;
export const preferences = ({ outcome }: { outcome?: string } = {}) => withOutcome("/myaccount/profile", outcome);
export const accountsOverview = ({ search: q, page }: ListAddress = {}) =>
  withQuery("/myaccount/cpdashboard", { q, page });
export const orderHistory = () => "/myaccount/orderhistory#orderHistory";
export const orderLookup = () => "/orders/lookup";
export const invoicing = () => "/invoicing";
export const accountSwitch = () => "/account_switch";
export const endImpersonation = () => "/user_reset";
/** With what was searched for, the customer who is looked at, and where a page of the audit begins. */
export const servicePortal = (params: { q?: string; user?: string; before?: string } = {}) =>
  withQuery("/apps/customerservice/customerserviceportal", params);
export const generalCatalog = () => "/content/general-catalog";
export const help = () => "/content/help";
export const replacementParts = () => "/content/replacement-parts";
export const findBranch = () => "/content/find-branch-location";
/** The page, or where it has lines or a file answered. */
export const bulkOrder = () => "/content/bulk-order-pad";
export const keepStock = () => "/apps/keepstock/";
export const contentSitemap = () => "/content/sitemap";
export const catalogRequest = () => "/content/cat_print";
export const knowHow = () => "/know-how/";
export const guide = ({ slug }: { slug: string }) => `/know-how/${slug}`;
/** The page of all documents where no code is given. */
export const document = ({ code = "" }: { code?: string } = {}) => `/content/documents/${code}`;
export const policy = ({ name }: { name: string }) => `/content/mc/policies/${name}`;
export const supportedBrowsers = () => "/content/mc/policies/supported-browsers";
export const servingCustomers = ({ name }: { name?: string } = {}) =>
  name === undefined ? "/content/mc/serving-customers" : `/content/mc/serving-customers/${name}`;
export const supplierOverview = () => "/content/mc/supplier-overview";
export const productCollections = () => "/content/mc/product-collections";
export const industries = () => "/content/mc/product-collections/industries";
export const services = () => "/content/mc/services-and-solutions";
export const headerSignOut = () => "/header/signout";
export const headerAccount = () => "/header/account";
export const headerMenu = () => "/header/menu";
export const headerMain = () => "/header/main";
export const allProducts = () => "/all-products";
export const cartQuantity = () => "/QuickCartComponentController/CartQuantity";
export const addItems = () => "/cart/v2/addItems";
export const impersonation = () => "/csportal/getImpersonateData";
export const welcomeMessage = () => "/rservices/user/adaptiveWelcomeMessage";
export const customCatalog = () => "/custom-catalog";
export const chooseCatalog = () => "/customCatalogSelectOption";
/** With an outcome: the page that says how it went. */
export const emailSignUp = ({ outcome }: { outcome?: string } = {}) => withOutcome("/email-sign-up", outcome);
export const feedback = ({ outcome }: { outcome?: string } = {}) => withOutcome("/feedback", outcome);
/** Says why a form was refused that a browser posted by itself, and leads back to it. */
export const refused = ({ code, back, fields }: { code: string; back: string; fields: readonly string[] }) =>
  `/refused?${new URLSearchParams([["code", code], ["back", back], ...fields.map((field) => ["field", field])])}`;
/** Where the data layer's events go, once the visitor has consented. */
export const analyticsEvents = () => "/analytics/events";
export const clientErrors = () => "/errors/client";
/** The most brands, categories and general suggestions that are wanted. */
export const typeahead = ({ brands, categories, general } = { brands: "10", categories: "10", general: "10" }) =>
  `/ta/${brands}/${categories}/${general}`;
export const typeaheadProducts = () => "/tap";
export const typeaheadBrand = () => "/tab";
export const typeaheadCategory = () => "/tac";
export const typeaheadGuide = () => "/tas";
export const itemPicture = ({ name }: { name: string }) => `/pictures/items/${name}`;
export const brandMark = ({ name }: { name: string }) => `/pictures/brands/${name}`;
/** A customer's logo, by the words of its name. */
export const accountLogo = ({ name }: { name: string }) => `/pictures/logos/${name}`;
export const examplePicture = ({ name }: { name: string }) => `/pictures/examples/${name}`;
export const sitemap = () => "/sitemap.xml";
export const sitemapFile = ({ name }: { name: string }) => `/sitemaps/${name}`;
export const robots = () => "/robots.txt";
export const kit = () => "/_kit";
