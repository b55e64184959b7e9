import type { Database } from "@capstan/platform/db";
import type { Visitor } from "@capstan/platform/visitor";
import { accountSources } from "./header-sources.server.ts";
import { catalogChoiceOf } from "./parts-of-person.ts";
import { type Person, type PersonAccount, canChooseCatalog } from "./person.ts";
import { branchChoices, defaultBranches } from "./preferences.store.server.ts";
import type { AccountPreferences, PreferencesView } from "./preferences.ts";

/** Undefined where the user is gone since the visitor was known. */
export async function readPreferences(db: Database, visitor: Visitor): Promise<PreferencesView | undefined> {
  const person = await accountSources(db, visitor).person();
  if (!person) return undefined;
  const { fullName, shortName, title, email } = person;
  return {
    fullName,
    shortName,
    title,
    email,
    account: person.account && (await accountPreferences(db, person, person.account)),
  };
}

async function accountPreferences(db: Database, person: Person, account: PersonAccount): Promise<AccountPreferences> {
  const { number, companyName, role } = account;
  const [chosen, branches] = await Promise.all([
    defaultBranches(db, { accountNumber: number, userId: person.id }),
    branchChoices(db),
  ]);
  return {
    number,
    companyName,
    role,
    ownBranch: chosen.own,
    accountBranch: chosen.account,
    branches: [...Map.groupBy(branches, ({ state }) => state)].map(([state, inState]) => ({
      state,
      branches: inState,
    })),
    catalog: catalogOf(person, account),
  };
}

/** Spec 4: Your Products where an option has no label. */
function catalogOf(person: Person, { catalog }: PersonAccount): AccountPreferences["catalog"] {
  const choice = catalog && canChooseCatalog(catalog) ? catalogChoiceOf(person) : null;
  if (!choice) return null;
  const { SEARCHBUTTON1: first, SEARCHBUTTON2: second } = choice.labels;
  return {
    selected: choice.selected,
    labels: { SEARCHBUTTON1: first || "Your Products", SEARCHBUTTON2: second || "Your Products" },
  };
}
