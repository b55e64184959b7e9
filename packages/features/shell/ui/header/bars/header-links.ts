import { urls } from "@capstan/features/urls";
import type { HeaderLink, HeaderView, NavFlags } from "../../../header.ts";
import { fallbackMainLinks, fallbackMenuLinks } from "../../../fallback-menus.ts";

/** The links of the utility bar. */
export function mainLinksOf({ mainLinks, flags }: HeaderView): readonly HeaderLink[] {
  return (mainLinks ?? fallbackMainLinks).filter((link) => isShown(link, flags));
}

/** The middle rows of the mobile panel, its counterpart; what the panel has rows of its own for is left out. */
export function menuLinksOf({ menuLinks, flags }: HeaderView): readonly HeaderLink[] {
  if (flags.hideNavBar) return [];
  return (menuLinks ?? fallbackMenuLinks).filter((link) => isShown(link, flags) && !ownRows.has(link.url));
}

const ownRows: ReadonlySet<string> = new Set([
  urls.home(),
  urls.allCategories(),
  urls.account(),
  urls.bulkOrder(),
  urls.signOut(),
]);

function isShown(link: HeaderLink, flags: NavFlags): boolean {
  if (isBranchLocator(link)) return flags.showBranchLocator;
  if (link.url === urls.bulkOrder()) return showsBulkOrder(flags);
  return true;
}

/** Spec 2.1: it opens the Find a Branch dialog, and leads to the page of branches before script. */
export function isBranchLocator({ url, type }: HeaderLink): boolean {
  return type === "branch-locator" || url === urls.findBranch();
}

/** Spec 2.2: hidden when the bulk order pad or the products-and-search area is. */
export function showsBulkOrder({ hideBulkOrderPad, hideProductsAndSearch }: NavFlags): boolean {
  return !hideBulkOrderPad && !hideProductsAndSearch;
}

/** Spec 6: only for remembered and fully logged-in users, and only when there is something to show. */
export function pendingBadgeOf({ level, pendingTasks }: HeaderView): string | null {
  return level === "anonymous" || pendingTasks === "" ? null : pendingTasks;
}

/** Spec 2.2 and 6: fully authenticated users who have accounts to choose from. */
export function showsAccountSwitch({ level, accounts, flags }: HeaderView): boolean {
  return level === "fully-authenticated" && flags.showSwitchAccount && accounts.length > 0;
}

export function signOutOf({ signOut }: HeaderView): { readonly label: string; readonly url: string } {
  return signOut ?? { label: "Sign Out", url: urls.signOut() };
}
