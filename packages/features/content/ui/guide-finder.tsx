import "./guide-finder.css";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import type { GuideFinder as Finder } from "../content.ts";

/** From what a guide explains to the items: the store's own search, with the guide's words. */
export function GuideFinder({ finder: { label, example, hint } }: { readonly finder: Finder }) {
  return (
    <form action={urls.search()} className="guide-finder" data-print="hide">
      <label htmlFor="guide-finder">{label}</label>
      <div>
        <input
          id="guide-finder"
          name="searchQuery"
          className="field-control mono"
          placeholder={example}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          aria-describedby={hint === undefined ? undefined : "guide-finder-hint"}
        />
        <Button type="submit" kind="primary">
          Find
        </Button>
      </div>
      {hint !== undefined && <p id="guide-finder-hint">{hint}</p>}
    </form>
  );
}
