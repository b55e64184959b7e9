import type { BranchChoice } from "./account-home.ts";
import type { CatalogOption } from "./person.ts";
import type { Role } from "./account.ts";

/** What Account Preferences shows. */
export interface PreferencesView {
  readonly fullName: string;
  readonly shortName: string;
  readonly title: string | null;
  readonly email: string;
  /** Null for a user without an account: then there is nothing to choose. */
  readonly account: AccountPreferences | null;
}

export interface AccountPreferences {
  readonly number: string;
  readonly companyName: string;
  readonly role: Role;
  readonly ownBranch: BranchChoice | null;
  readonly accountBranch: BranchChoice | null;
  /** All that are open, by state. */
  readonly branches: readonly { readonly state: string; readonly branches: readonly BranchChoice[] }[];
  /** Null where the account has no custom catalog, or nothing of it to choose. */
  readonly catalog: {
    readonly selected: CatalogOption;
    readonly labels: Readonly<Record<CatalogOption, string>>;
  } | null;
}

export const preferenceOutcomes = ["branch", "account-branch", "catalog"] as const;
export type PreferenceOutcome = (typeof preferenceOutcomes)[number];

export function preferenceOutcomeIn({ searchParams }: URL): PreferenceOutcome | undefined {
  const outcome = searchParams.get("outcome");
  return preferenceOutcomes.find((known) => known === outcome);
}
