import "./account-home.css";
import { urls } from "@capstan/features/urls";
import { Count } from "@capstan/ui/badge";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { ButtonLink } from "@capstan/ui/button";
import type { AccountHomeView, LinkGroup } from "../account-home.ts";
import { roleNames } from "../role-names.ts";
import { initialsOf } from "./initials.ts";
import { Panel } from "./panel.tsx";

export function AccountHomePage({ view }: { readonly view: AccountHomeView }) {
  return (
    <div className="wrap account-page">
      <Breadcrumb trail={[{ label: "Home", href: urls.home() }]} current="My Account" />
      <h1>My Account</h1>
      <Who view={view} />
      <div className="account-home-groups">
        {view.groups.map((group) => (
          <Group key={group.heading} group={group} />
        ))}
      </div>
    </div>
  );
}

function Who({ view: { fullName, title, email, account, branch } }: { readonly view: AccountHomeView }) {
  return (
    <section className="account-home-who" aria-label="About you">
      <span className="account-initials-round" aria-hidden="true">
        {initialsOf(fullName)}
      </span>
      <div className="account-home-name">
        <h2>{fullName}</h2>
        <p className="account-quiet">{[title, email].filter(Boolean).join(", ")}</p>
      </div>
      <dl>
        {account === null ? (
          <Fact name="Account" value="None yet" />
        ) : (
          <>
            <Fact name="Company" value={account.companyName} />
            <Fact name="Account #" value={account.number} />
            <Fact name="Your role" value={roleNames[account.role]} />
            <Fact
              name="Default branch"
              value={branch === null ? "None chosen" : `${branch.name}, ${branch.city}, ${branch.state}`}
            />
          </>
        )}
      </dl>
      <ButtonLink href={urls.accountsOverview()}>Accounts Overview</ButtonLink>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Group({ group: { heading, links } }: { readonly group: LinkGroup }) {
  return (
    <Panel title={heading}>
      <ul className="account-home-links">
        {links.map(({ label, url, count }) => (
          <li key={label}>
            <a href={url}>{label}</a> {count !== null && count !== "" && <Count value={count} label="waiting" />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
