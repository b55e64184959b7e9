import type { ResultsView } from "./results.ts";

/**
 * A page of results as it travels to the browser: one text. The router's own encoding takes each of its thousand values
 * by itself, which costs more than making them.
 */
export interface PackedResults {
  readonly text: string;
}

/** Each is read once, however often its page is rendered, and not at all where it was packed. */
const views = new WeakMap<PackedResults, ResultsView>();

export function packed(view: ResultsView): PackedResults {
  const results = { text: JSON.stringify(view) };
  views.set(results, view);
  return results;
}

export function unpacked(results: PackedResults): ResultsView {
  const known = views.get(results);
  if (known) return known;
  const view = JSON.parse(results.text) as ResultsView;
  views.set(results, view);
  return view;
}
