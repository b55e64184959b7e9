import type { AccountLink, AccountLinks, HeaderView } from "../../../header.ts";

export interface AccountGroup {
  readonly heading: string;
  readonly links: readonly AccountLink[];
}

type Groups = readonly (readonly [heading: string, group: keyof AccountLinks])[];

/** Two groups a column, as the flyout shows them. */
const full: readonly Groups[] = [
  [
    ["Account", "account"],
    ["Lists", "lists"],
  ],
  [
    ["Orders", "orders"],
    ["Quotes", "quotes"],
  ],
  [
    ["Insights", "insights"],
    ["KeepStock", "keepStock"],
  ],
  [
    ["Account Preferences", "preferences"],
    ["Account Users", "administration"],
  ],
];

const reduced: readonly Groups[] = [[["Account", "account"]], [["Procurement", "procurement"]]];

const withOrders: readonly Groups[] = [
  [["Account", "account"]],
  [["Orders", "orders"]],
  [["Insights", "insights"]],
  [["Account Preferences", "preferences"]],
];

const withoutOrders: readonly Groups[] = [[["Account", "account"]], [["Account Preferences", "preferences"]]];

/** Spec 6: the columns of the My Account flyout; an empty group, and a column of such, is left out. */
export function accountColumns({ accountLinks, isProcurement }: HeaderView): readonly (readonly AccountGroup[])[] {
  if (accountLinks === null) return [];
  return layoutOf(accountLinks, isProcurement)
    .map((column) =>
      column
        .map(([heading, group]) => ({ heading, links: accountLinks[group] }))
        .filter(({ links }) => links.length > 0),
    )
    .filter((column) => column.length > 0);
}

function layoutOf(links: AccountLinks, isProcurement: boolean): readonly Groups[] {
  if (links.administration.length > 0) return full;
  if (isProcurement && links.procurement.length > 0) return reduced;
  return links.orders.length > 0 ? withOrders : withoutOrders;
}
