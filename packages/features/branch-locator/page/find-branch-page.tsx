import "./find-branch.css";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import type { FindBranchSearch, FindBranchView } from "../branch-locator.ts";
import { noResultsMessage } from "../no-results.ts";
import { toLocatedBranch } from "../read-branches.ts";
import { formatSummary } from "../shown-branches.ts";
import { BranchList } from "./branch-list.tsx";

/** The locator without script: a plain form, and the branches that it found. */
export function FindBranchPage({ view: { search, states } }: { readonly view: FindBranchView }) {
  return (
    <div className="wrap find-branch">
      <Breadcrumb trail={[{ label: "Home", href: urls.home() }]} current="Find a Branch" />
      <h1>Find a Branch</h1>
      <form
        className="find-branch-form"
        data-has-error={search?.problem === "blank" || undefined}
        action={urls.findBranch()}
        method="get"
        role="search"
        noValidate
      >
        <TextField
          name="q"
          id="find-branch-text"
          label="Address, City, State, Zip, or Branch #"
          key={search?.text}
          defaultValue={search?.text}
          maxLength={200}
          optionalLabel={null}
          invalid={search?.problem === "blank"}
          error={search?.problem === "blank" && "Enter the location information prior to clicking search."}
        />
        <Button type="submit" kind="primary">
          Search
        </Button>
      </form>
      {search && search.problem !== "blank" && <Results search={search} />}
      {states.length > 0 && <AllBranches states={states} />}
    </div>
  );
}

function Results({ search }: { readonly search: FindBranchSearch }) {
  const { branches, label, text, problem } = search;
  if (problem === "failed")
    return (
      <Notification kind="error" title="Error Processing Request">
        Try again in a few minutes.
      </Notification>
    );
  const none = noResultsMessage(branches);
  return (
    <section className="find-branch-results" aria-labelledby="find-branch-results">
      <h2 id="find-branch-results">{none ?? formatSummary(branches.map(toLocatedBranch), label ?? text)}</h2>
      {branches.length === 0 && (
        <p>
          Check the spelling, add the state, or type a ZIP code. Or call{" "}
          <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
        </p>
      )}
      <BranchList branches={branches} />
    </section>
  );
}

function AllBranches({ states }: Pick<FindBranchView, "states">) {
  return (
    <section className="find-branch-all" aria-labelledby="find-branch-all">
      <h2 id="find-branch-all">All branches by state</h2>
      <ul className="find-branch-states">
        {states.map(({ name, branches }) => (
          <li key={name}>
            <h3>{name}</h3>
            <ul>
              {branches.map(({ label, url }) => (
                <li key={url}>
                  <a href={url}>{label}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
