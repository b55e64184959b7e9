import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { TextField } from "@capstan/ui/text-field";
import { highlighted } from "../highlighted.ts";
import {
  type FoundCustomer,
  type FoundCustomers,
  type PortalView,
  isSearchable,
  maxTermLength,
  minTermLength,
} from "../portal.ts";

export function FindCustomer({ view: { term, found, customer } }: { readonly view: PortalView }) {
  return (
    <section className="portal-card" aria-labelledby="portal-find">
      <h2 id="portal-find">Find customer</h2>
      <form method="get" action={urls.servicePortal()} className="portal-find">
        <TextField
          name="q"
          type="search"
          label="Name, email, company, account # or order #"
          optionalLabel={null}
          defaultValue={term}
          minLength={minTermLength}
          maxLength={maxTermLength}
          autoComplete="off"
          required
        />
        <Button type="submit">Find</Button>
      </form>
      {found !== null && (
        <>
          <p className="portal-count">{countWords(term, found)}</p>
          <ul className="portal-found">
            {found.customers.map((one) => (
              <li key={one.userId}>
                <Found customer={one} term={term} isSelected={one.userId === customer?.userId} />
              </li>
            ))}
          </ul>
          {found.hasMore && <p className="portal-count">There are more. Type more of the name to narrow them down.</p>}
        </>
      )}
    </section>
  );
}

interface FoundProps {
  readonly customer: FoundCustomer;
  readonly term: string;
  readonly isSelected: boolean;
}

function Found({ customer: { userId, fullName, email, account }, term, isSelected }: FoundProps) {
  return (
    <a href={urls.servicePortal({ q: term, user: userId })} aria-current={isSelected ? "true" : undefined}>
      <b>
        <Marked text={fullName} term={term} />
      </b>
      {account === null ? (
        <span>No account</span>
      ) : (
        <span>
          <Marked text={account.companyName} term={term} />{" "}
          <span className="mono">
            <Marked text={account.number} term={term} />
          </span>
        </span>
      )}
      <span className="portal-email">
        <Marked text={email} term={term} />
      </span>
    </a>
  );
}

function Marked({ text, term }: { readonly text: string; readonly term: string }) {
  return highlighted(text, term).map(({ part, isMatch, at }) =>
    isMatch ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}

function countWords(term: string, { customers, hasMore }: FoundCustomers): string {
  if (!isSearchable(term)) return `Type at least ${minTermLength} letters or digits in a row.`;
  if (customers.length === 0) return "Nobody was found.";
  const accounts = new Set(customers.flatMap(({ account }) => account?.number ?? [])).size;
  const people = customers.length === 1 ? "1 person" : `${customers.length} people`;
  return `${hasMore ? "The first " : ""}${people} in ${accounts === 1 ? "1 account" : `${accounts} accounts`}`;
}
