import { inDigits } from "@capstan/ui/digits";
import { Unbroken } from "@capstan/ui/unbroken";
import { Check } from "lucide-react";
import type { Facet, FacetChoice } from "../../results.ts";
import { shownChoices } from "./shown-choices.ts";

type ChoiceFacet = Extract<Facet, { kind: "choice" }>;

/** The values of a facet as links, each to the page with that choice made or taken back. */
export function ChoiceSet({ facet }: { readonly facet: ChoiceFacet }) {
  const { look, choices, name } = facet;
  const { first, rest, isOpen } = shownChoices(choices, look);
  return (
    <>
      <ChoiceList choices={first} look={look} />
      {rest.length > 0 && (
        <details className="facet-rest" open={isOpen}>
          <summary>
            All {choices.length}
            <span className="visually-hidden"> of {name}</span>
          </summary>
          <ChoiceList choices={rest} look={look} />
        </details>
      )}
    </>
  );
}

function ChoiceList({ choices, look }: { readonly choices: readonly FacetChoice[]; readonly look: "grid" | "list" }) {
  return (
    <ul className={`facet-${look}`}>
      {choices.map((choice) => (
        <li key={choice.value}>
          <Choice choice={choice} />
        </li>
      ))}
    </ul>
  );
}

/** Filtered pages are without end, so crawlers are asked not to follow. */
export function Choice({ choice: { label, swatch, count, isChosen, url } }: { readonly choice: FacetChoice }) {
  return (
    <a href={url} rel="nofollow" className="facet-choice" aria-current={isChosen ? "true" : undefined}>
      {isChosen && <Check size={16} className="facet-check" />}
      {swatch !== undefined && <span className={`facet-swatch facet-swatch-${swatch}`} />}
      <span className="facet-value">
        <Unbroken text={label} />
      </span>
      <span className="facet-count">
        {inDigits(count)}
        <span className="visually-hidden"> items</span>
      </span>
    </a>
  );
}
