import { formatCount } from "@capstan/ui/digits";
import type { BoxState } from "./box-state.ts";
import { minCharacters } from "../../min-characters.ts";

/** No combobox has this key by custom: who does not see the hints has to be told. */
const panelKey = ", right arrow for details";

/** What the live region says of the list; nothing while there is nothing to choose from or to miss. */
export function formatStatus({ isOpen, typed, entries, isUnanswered }: BoxState, hasPanels: boolean): string {
  if (!isOpen) return "";
  const recents = entries.filter(({ kind }) => kind === "recent").length;
  const suggestions = entries.length - recents;
  if (suggestions > 0) return formatCount(suggestions, "suggestion", "suggestions") + (hasPanels ? panelKey : "");
  if (typed.trim() === "") return recents === 0 ? "" : formatCount(recents, "recent search", "recent searches");
  return isUnanswered || typed.trim().length < minCharacters ? "" : "No suggestions";
}
