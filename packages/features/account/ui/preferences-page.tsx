import "./preferences.css";
import { AccountTrail } from "@capstan/features/account-trail";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { Select } from "@capstan/ui/select";
import type { BranchChoice } from "../account-home.ts";
import { catalogOptions } from "../person.ts";
import type { AccountPreferences, PreferenceOutcome, PreferencesView } from "../preferences.ts";
import { PageAccountField } from "./page-account-field.ts";
import { Panel } from "./panel.tsx";

const outcomes: Readonly<Record<PreferenceOutcome, string>> = {
  branch: "Your default branch is saved.",
  "account-branch": "The account's default branch is saved.",
  catalog: "Your choice of the catalog is saved.",
};

interface PreferencesPageProps {
  readonly view: PreferencesView;
  readonly outcome: PreferenceOutcome | null;
}

export function PreferencesPage({ view, outcome }: PreferencesPageProps) {
  const { account } = view;
  return (
    <div className="wrap account-page">
      <AccountTrail current="Account Preferences" />
      <h1>Account Preferences</h1>
      {account && (
        <p className="account-lead">
          {account.companyName}, <span className="num">Account # {account.number}</span>
        </p>
      )}
      {outcome !== null && <Notification kind="ok" title={outcomes[outcome]} />}
      <div className="preferences-panels">
        <Profile view={view} />
        {account && (
          <>
            <OwnBranch account={account} />
            {account.role === "administrator" && <AccountBranch account={account} />}
            {account.catalog && <Catalog catalog={account.catalog} />}
          </>
        )}
      </div>
    </div>
  );
}

function Profile({ view: { fullName, shortName, title, email } }: { readonly view: PreferencesView }) {
  const facts = [
    ["Name", fullName],
    ["Greeting", `Hi ${shortName}`],
    ...(title === null ? [] : [["Title", title]]),
    ["E-mail", email],
  ];
  return (
    <Panel title="Profile">
      <dl className="account-panel-body preferences-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function OwnBranch({ account }: { readonly account: AccountPreferences }) {
  const { ownBranch, accountBranch, branches } = account;
  return (
    <div id="default-branch">
      <Panel title="Your default branch">
        <form action={urls.saveBranch()} method="post" className="account-panel-body preferences-form">
          <PageAccountField />
          <BranchSelect
            key={ownBranch?.code}
            id="own-branch"
            label="Where you pick up"
            chosen={ownBranch}
            branches={branches}
            none={accountBranch === null ? "None" : `The account's: ${nameOf(accountBranch)}`}
          />
          <p className="account-quiet">Yours alone, in this account.</p>
          <Button type="submit">
            Save<span className="visually-hidden"> your default branch</span>
          </Button>
        </form>
      </Panel>
    </div>
  );
}

function AccountBranch({ account: { accountBranch, branches } }: { readonly account: AccountPreferences }) {
  return (
    <Panel title="The account's default branch">
      <form action={urls.saveAccountBranch()} method="post" className="account-panel-body preferences-form">
        <PageAccountField />
        <BranchSelect
          key={accountBranch?.code}
          id="account-branch"
          label="Where the account picks up"
          chosen={accountBranch}
          branches={branches}
          none="None"
        />
        <p className="account-quiet">For every user of the account who has chosen none.</p>
        <Button type="submit">
          Save<span className="visually-hidden"> the account's default branch</span>
        </Button>
      </form>
    </Panel>
  );
}

interface BranchSelectProps {
  readonly id: string;
  readonly label: string;
  readonly chosen: BranchChoice | null;
  readonly branches: AccountPreferences["branches"];
  /** What no choice means. */
  readonly none: string;
}

function BranchSelect({ id, label, chosen, branches, none }: BranchSelectProps) {
  return (
    <Select name="branch" id={id} label={label} defaultValue={chosen?.code ?? ""}>
      <option value="">{none}</option>
      {branches.map(({ state, branches: inState }) => (
        <optgroup key={state} label={state}>
          {inState.map((branch) => (
            <option key={branch.code} value={branch.code}>
              {nameOf(branch)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function nameOf({ name, city, state, code }: BranchChoice): string {
  return `${name}, ${city}, ${state} (#${code})`;
}

function Catalog({ catalog: { selected, labels } }: { readonly catalog: NonNullable<AccountPreferences["catalog"]> }) {
  return (
    <Panel title="Catalog">
      <form action={urls.saveCatalog()} method="post" className="account-panel-body preferences-form">
        <PageAccountField />
        <Select key={selected} name="ccoption" id="catalog-option" label="What you search" defaultValue={selected}>
          {catalogOptions.map((option) => (
            <option key={option} value={option}>
              {labels[option]}
            </option>
          ))}
        </Select>
        <Button type="submit">
          Save<span className="visually-hidden"> your choice of the catalog</span>
        </Button>
      </form>
    </Panel>
  );
}
