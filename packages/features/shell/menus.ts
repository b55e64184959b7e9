import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { catalog, findBranch, help, keepStock } from "./fallback-menus.ts";
import type { MenuLink } from "./header.ts";

// What the signed-in get: a link more than the fallback, so that it shows when the menus could not be had.
const services: MenuLink = { label: "Services", url: urls.services(), type: "link" };

/** Spec 2.2: the mobile panel's links; switching is its own. What an account hides, the panel leaves out by its flags. */
export const menuLinks: readonly MenuLink[] = [
  { label: "Home", url: urls.home(), type: "link" },
  { label: "Product Categories", url: urls.allCategories(), type: "link" },
  { label: "My Account", url: urls.account(), type: "link" },
  catalog,
  findBranch,
  help,
  { label: "Bulk Order", url: urls.bulkOrder(), type: "link" },
  { label: "Sign Out", url: urls.signOut(), type: "sign-out" },
];

export const mainMenu = {
  links: [catalog, findBranch, keepStock, help, services],
  phone: brand.phone,
} as const;

/** Spec 2.2: beside the categories in the All Products flyout. */
export const easyLinks: readonly MenuLink[] = [
  { label: "Purchased Products", url: urls.orderHistory(), type: "link" },
  { label: "Custom Product Center", url: urls.productCollections(), type: "link" },
  { label: "Replacement Parts", url: urls.replacementParts(), type: "link" },
  { label: "Digital Catalogs", url: urls.generalCatalog(), type: "link" },
];
