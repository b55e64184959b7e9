import type { CustomCatalog, Role } from "./account.ts";

export const headerOptions = [
  "hide-bulk-order-pad",
  "hide-products-and-search",
  "hide-nav-bar",
  "hide-branch-locator",
] as const;
/** What a customer does not want its buyers to see in the header. */
export type HeaderOption = (typeof headerOptions)[number];

export const catalogOptions = ["SEARCHBUTTON1", "SEARCHBUTTON2"] as const;
/** The custom catalog, or what is beside it. */
export type CatalogOption = (typeof catalogOptions)[number];

/** Somebody who is signed in, in the account that they work in now. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly shortName: string;
  readonly title: string | null;
  readonly isStaff: boolean;
  readonly isServiceAgent: boolean;
  readonly isWelcomeConfirmed: boolean;
  /** Who acts in their place. */
  readonly agent: { readonly isStaff: boolean } | null;
  readonly account: PersonAccount | null;
}

export interface PersonAccount {
  readonly number: string;
  readonly companyName: string;
  readonly role: Role;
  readonly isProcurement: boolean;
  readonly loyaltyEnrollment: string | null;
  readonly headerMessage: string | null;
  readonly logoUrl: string | null;
  readonly headerOptions: readonly HeaderOption[];
  /** What waits for them; nothing ever does for those who approve nothing. */
  readonly pendingTasks: number;
  readonly hasOrders: boolean;
  readonly catalog: CustomCatalog | null;
  readonly catalogOption: CatalogOption | null;
}

/** Spec 4: only in these scenarios may a buyer choose what to search. */
export function canChooseCatalog({ scenario }: Pick<CustomCatalog, "scenario">): boolean {
  return scenario === 1 || scenario === 4;
}
