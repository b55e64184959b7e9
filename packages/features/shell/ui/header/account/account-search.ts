import type { AccountChoice } from "../../../header.ts";

/** Spec 9: a search box above 3 accounts, a bottom border when 3 or more match. */
const maxWithoutSearch = 3;
const minWithBorder = 3;

export function isSearchable(accounts: readonly AccountChoice[]): boolean {
  return accounts.length > maxWithoutSearch;
}

export function hasBottomBorder(matching: readonly AccountChoice[]): boolean {
  return matching.length >= minWithBorder;
}

/** Spec 4: case-insensitive, over city, country, state, account number and company name. */
export function matchingAccounts(accounts: readonly AccountChoice[], typed: string): readonly AccountChoice[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return accounts;
  return accounts.filter(({ city, country, state, number, companyName }) =>
    [city, country, state, number, companyName].some((field) => field.toLowerCase().includes(wanted)),
  );
}

/** The current one first, the others as they came. */
export function currentFirst(accounts: readonly AccountChoice[]): readonly AccountChoice[] {
  return [...accounts.filter(({ isCurrent }) => isCurrent), ...accounts.filter(({ isCurrent }) => !isCurrent)];
}

/** "Milwaukee, WI", as far as it is known. */
export function placeOf({ city, state }: AccountChoice): string {
  return [city, state].filter((part) => part !== "").join(", ");
}
