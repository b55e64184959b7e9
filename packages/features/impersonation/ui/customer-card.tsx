import type { CustomerAccount, CustomerView } from "../portal.ts";

const roleWords = { administrator: "Administrator", approver: "Approver", buyer: "Buyer", viewer: "Viewer" } as const;

export function CustomerCard({ customer }: { readonly customer: CustomerView }) {
  const { fullName, email, title, accounts, branch, catalog } = customer;
  const current = accounts.find(({ isCurrent }) => isCurrent);
  const facts = [
    ["User name", email],
    ["Title", title],
    ["Role", current && roleWords[current.role]],
    ["Default branch", branch],
    ["Custom catalog", catalog],
  ].filter((fact): fact is [string, string] => typeof fact[1] === "string");
  return (
    <section className="portal-card" aria-labelledby="portal-customer">
      <div className="portal-customer">
        <span className="portal-initials" aria-hidden="true">
          {initialsOf(fullName)}
        </span>
        <div>
          <h2 id="portal-customer">{fullName}</h2>
          <p>{current ? `${current.companyName}, Acct # ${current.number}` : "Works in no open account"}</p>
        </div>
      </div>
      <dl className="portal-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {accounts.length > 1 && <Accounts accounts={accounts} />}
    </section>
  );
}

function Accounts({ accounts }: { readonly accounts: readonly CustomerAccount[] }) {
  return (
    <details className="portal-accounts">
      <summary>{accounts.length} accounts</summary>
      <ul>
        {accounts.map(({ number, companyName, city, state, role, isCurrent }) => (
          <li key={number}>
            <span className="mono">{number}</span> {companyName}, {city}, {state}, {role}
            {isCurrent && <b> (current)</b>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.match(/^./u)?.[0] ?? "")
    .join("")
    .toUpperCase();
}
