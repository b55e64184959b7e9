const joint = "=";

/** A facet's value as the index keeps it: all facets share one field, so that one aggregation counts them all. */
export function facetTerm(code: string, value: string): string {
  return `${code}${joint}${value}`;
}

export function readFacetTerm(term: string): { readonly code: string; readonly value: string } {
  const at = term.indexOf(joint);
  return { code: term.slice(0, at), value: term.slice(at + joint.length) };
}
