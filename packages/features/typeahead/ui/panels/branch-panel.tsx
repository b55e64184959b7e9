import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";

export function BranchPanel({ headingId }: { readonly headingId: string }) {
  return (
    <>
      <h2 id={headingId}>Find a {brand.shortName} Branch</h2>
      <p className="typeahead-panel-text">
        Enter a full address, city and state, a branch number, or a country to find a branch near you.
      </p>
      <ButtonLink kind="primary" href={urls.findBranch()}>
        Find a Branch
      </ButtonLink>
    </>
  );
}
