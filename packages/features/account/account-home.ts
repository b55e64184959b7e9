import type { AccountLink, AccountLinks } from "./header-parts.ts";
import type { Role } from "./account.ts";

/** Where somebody picks up. */
export interface BranchChoice {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

export interface LinkGroup {
  readonly heading: string;
  readonly links: readonly AccountLink[];
}

/** What My Account shows. */
export interface AccountHomeView {
  readonly fullName: string;
  readonly title: string | null;
  readonly email: string;
  /** Null for a user without an account. */
  readonly account: { readonly number: string; readonly companyName: string; readonly role: Role } | null;
  readonly branch: BranchChoice | null;
  readonly groups: readonly LinkGroup[];
}

type Groups = readonly (readonly [heading: string, group: keyof AccountLinks])[];

const all: Groups = [
  ["Account", "account"],
  ["Orders", "orders"],
  ["Insights", "insights"],
  ["Account Preferences", "preferences"],
  ["Account Users", "administration"],
  ["KeepStock", "keepStock"],
  ["Lists", "lists"],
  ["Quotes", "quotes"],
];

const reduced: Groups = [
  ["Account", "account"],
  ["Procurement", "procurement"],
];

const others: Groups = all.filter(([, group]) => ["account", "orders", "insights", "preferences"].includes(group));

/** Spec 6: the groups of the flyout, by the same rule; an empty one is left out. */
export function linkGroups(links: AccountLinks, isProcurement: boolean): readonly LinkGroup[] {
  return groupsFor(links, isProcurement)
    .map(([heading, group]) => ({ heading, links: links[group] }))
    .filter((group) => group.links.length > 0);
}

function groupsFor({ administration, procurement }: AccountLinks, isProcurement: boolean): Groups {
  if (administration.length > 0) return all;
  return isProcurement && procurement.length > 0 ? reduced : others;
}
