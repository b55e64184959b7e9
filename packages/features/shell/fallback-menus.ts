import { urls } from "@capstan/features/urls";
import type { MenuLink } from "./header.ts";

export const catalog: MenuLink = { label: "Catalog", url: urls.generalCatalog(), type: "link" };
export const findBranch: MenuLink = { label: "Find A Branch", url: urls.findBranch(), type: "branch-locator" };
export const keepStock: MenuLink = { label: "KeepStock", url: urls.keepStock(), type: "link" };
export const help: MenuLink = { label: "Help", url: urls.help(), type: "link" };

/** Spec 2.2 and 8: the links of the static header, for the signed-out and for whom the menus could not be had. */
export const fallbackMainLinks = [catalog, findBranch, keepStock, help] as const;
export const fallbackMenuLinks = [catalog, findBranch, help] as const;
