import { Button } from "@capstan/ui/button";
import type { Facet } from "../../results.ts";
import { GetForm } from "../get-form.tsx";

type RangeFacet = Extract<Facet, { kind: "range" }>;

interface RangeFormProps {
  readonly facet: RangeFacet;
  readonly pageUrl: string;
  /** The rail and the sheet may both be in the page. */
  readonly idPrefix: string;
}

export function RangeForm({ facet, pageUrl, idPrefix }: RangeFormProps) {
  const names = rangeNames(facet.code);
  const id = `${idPrefix}-${facet.code}`;
  const end = (label: string, name: string, value: string, limit: number) => (
    <>
      <label htmlFor={`${id}-${label}`} className="visually-hidden">
        {facet.name} {label} {facet.unit}
      </label>
      <input
        // What is applied comes with the page: another page, another field.
        key={value}
        id={`${id}-${label}`}
        name={name}
        defaultValue={value}
        placeholder={String(limit)}
        autoComplete="off"
        maxLength={12}
        className="field-control facet-range-end"
      />
    </>
  );
  return (
    <GetForm url={pageUrl} ownNames={[names.from, names.to]} className="facet-range">
      {end("from", names.from, facet.from, facet.min)}
      <span aria-hidden="true">to</span>
      {end("to", names.to, facet.to, facet.max)}
      <Button type="submit" size="small">
        Apply<span className="visually-hidden"> {facet.name}</span>
      </Button>
    </GetForm>
  );
}

/** The parameters of a range: `length.from=3/4&length.to=3`. */
function rangeNames(code: string): { readonly from: string; readonly to: string } {
  return { from: `${code}.from`, to: `${code}.to` };
}
