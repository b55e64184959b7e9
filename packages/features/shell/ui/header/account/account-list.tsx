import { Badge } from "@capstan/ui/badge";
import { TextField } from "@capstan/ui/text-field";
import { type ReactNode, useId, useState } from "react";
import type { AccountChoice } from "../../../header.ts";
import { currentFirst, hasBottomBorder, isSearchable, matchingAccounts, placeOf } from "./account-search.ts";

interface AccountListProps {
  readonly accounts: readonly AccountChoice[];
  /** The number of the one that is chosen and not yet sent. */
  readonly chosen?: string | undefined;
  /** One account of the list, with what chooses it. */
  readonly children: (account: AccountChoice, label: ReactNode) => ReactNode;
}

/** The accounts to choose from, with a search box where they are many. */
export function AccountList({ accounts, chosen, children }: AccountListProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const matching = matchingAccounts(accounts, typed);
  return (
    <>
      {isSearchable(accounts) && (
        <div className="account-search">
          <TextField
            id={id}
            name=""
            type="search"
            label="Search by company, account # or city"
            placeholder={`${accounts.length} accounts`}
            autoComplete="off"
            optionalLabel={null}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              // Enter searches nothing more, and would choose the first account of the form.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        </div>
      )}
      <ul className={hasBottomBorder(matching) ? "account-list account-list-closed" : "account-list"}>
        {currentFirst(matching).map((account) => (
          <li key={account.number}>{children(account, <AccountLabel account={account} />)}</li>
        ))}
      </ul>
      {/* What was chosen stays so while the search hides it. A hidden radio would: but no key reaches the others then. */}
      {chosen !== undefined && matching.every(({ number }) => number !== chosen) && (
        <input type="hidden" name="acctNo" value={chosen} />
      )}
      <p role="status" className={matching.length === 0 ? "account-none" : "visually-hidden"}>
        {statusOf(typed, matching.length)}
      </p>
    </>
  );
}

function statusOf(typed: string, count: number): string {
  if (typed.trim() === "") return "";
  if (count === 0) return "No account matches. Search by company, account number, city, state or country.";
  return count === 1 ? "1 account matches" : `${count} accounts match`;
}

function AccountLabel({ account }: { readonly account: AccountChoice }) {
  const place = placeOf(account);
  return (
    <>
      <span className="choice-dot" />
      <span className="account-label">
        <b>{account.companyName}</b>
        <span>
          <span className="num">Account # {account.number}</span>
          {place !== "" && `, ${place}`}
        </span>
      </span>
      {account.isCurrent && <Badge>Current</Badge>}
    </>
  );
}
