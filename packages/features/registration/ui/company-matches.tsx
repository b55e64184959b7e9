import { inDigits } from "@capstan/ui/digits";
import { FieldError, describedBy } from "@capstan/ui/field";
import type { ReactNode } from "react";
import type { StepView } from "../registration-pages.ts";
import { notListed } from "../registration.ts";
import { errorOf } from "./step-form.tsx";

/** What a search found. The way on for who is not among them is always the last. */
export function CompanyMatches({ view: { answers, errors, matches } }: { readonly view: StepView }) {
  const error = errorOf(errors, "companyKey");
  // Where nothing was found there is one way on.
  const chosen = answers.companyKey || (matches.length === 0 ? notListed : "");
  return (
    <fieldset
      id="companyKey"
      tabIndex={-1}
      className="registration-matches"
      {...describedBy("companyKey", undefined, error)}
    >
      <legend>Your company</legend>
      <div className="registration-match-list">
        <p>{countOf(matches.length, termOf(answers))}</p>
        {matches.map(({ key, name, street, city, state, ending, users }) => (
          <Match
            key={key}
            value={key}
            isChosen={chosen === key}
            name={name}
            note={[street, city, state].filter((part) => part !== "").join(", ")}
          >
            Account ending {ending}
            <br />
            {users === 1 ? "1 user" : `${inDigits(users)} users`}
          </Match>
        ))}
        <Match
          value={notListed}
          isChosen={chosen === notListed}
          name="My company is not listed"
          note="Add it as a new account. Takes about 2 minutes."
        />
      </div>
      {error !== undefined && <FieldError id="companyKey">{error}</FieldError>}
    </fieldset>
  );
}

interface MatchProps {
  readonly value: string;
  readonly isChosen: boolean;
  readonly name: string;
  readonly note: string;
  readonly children?: ReactNode;
}

function Match({ value, isChosen, name, note, children }: MatchProps) {
  return (
    <label className="registration-match">
      <input type="radio" name="companyKey" value={value} defaultChecked={isChosen} className="radio-group-dot" />
      <span>
        <b>{name}</b>
        <span className="registration-match-note">{note}</span>
      </span>
      {children !== undefined && <span className="registration-match-account num">{children}</span>}
    </label>
  );
}

function countOf(count: number, term: string): string {
  const matches = count === 1 ? "1 match" : `${count === 0 ? "No" : count} matches`;
  return term === "" ? matches : `${matches} for ${term}`;
}

function termOf({ companyName, accountNumber, invoiceNumber }: StepView["answers"]): string {
  const terms = [companyName, accountNumber, invoiceNumber].map((term) => term?.trim() ?? "");
  return terms.find((term) => term !== "") ?? "";
}
