import { opensByItself } from "../../mix-suggestions.ts";
import type { Entry } from "../list/entries.ts";

/** How the highlight came to where it is. Only arrows put the line's text into the input. */
type Highlighted = "by-typing" | "by-pointer" | "by-arrows";

export interface BoxState {
  readonly isOpen: boolean;
  readonly typed: string;
  readonly entries: readonly Entry[];
  readonly highlight: number | null;
  readonly how: Highlighted;
  /** Nothing that is known fits the text: its answer is under way, or could not be had. */
  readonly isUnanswered: boolean;
}

export type BoxAction =
  | { readonly type: "closed" }
  /** The field was reached or its text changed. Without entries the old ones stay until the new ones come. */
  | { readonly type: "typed"; readonly text: string; readonly entries: readonly Entry[] | undefined }
  | { readonly type: "answered"; readonly text: string; readonly entries: readonly Entry[] }
  /** No answer could be had. */
  | { readonly type: "failed"; readonly text: string }
  | { readonly type: "moved"; readonly by: 1 | -1 }
  | { readonly type: "pointed"; readonly at: number };

export const closedBox: BoxState = {
  isOpen: false,
  typed: "",
  entries: [],
  highlight: null,
  how: "by-typing",
  isUnanswered: false,
};

export function boxReducer(state: BoxState, action: BoxAction): BoxState {
  switch (action.type) {
    case "closed":
      return { ...state, isOpen: false, highlight: null, how: "by-typing" };
    case "typed":
      return {
        ...state,
        isOpen: true,
        typed: action.text,
        isUnanswered: action.entries === undefined,
        ...firstOf(action.entries ?? state.entries),
      };
    case "answered":
      return answered(state, action.text, action.entries);
    case "failed":
      return failed(state, action.text);
    case "moved":
      return moved(state, action.by);
    default:
      return { ...state, highlight: action.at, how: "by-pointer" };
  }
}

/** What the input shows: the line that the arrows went to, else what was typed. */
export function shownText({ how, highlight, entries, typed }: BoxState): string {
  const entry = how === "by-arrows" && highlight !== null ? entries[highlight] : undefined;
  return entry?.text ?? typed;
}

/** Spec 4: typing highlights the first suggestion. Recent searches are none, and a guide stands before them. */
function firstOf(entries: readonly Entry[]): Pick<BoxState, "entries" | "highlight" | "how"> {
  return { entries, highlight: opensByItself(entries), how: "by-typing" };
}

/** A late answer neither takes a line from under the arrows, nor lets one of an older text in. */
function answered(state: BoxState, text: string, entries: readonly Entry[]): BoxState {
  if (!state.isOpen || text !== state.typed.trim() || state.how === "by-arrows") return state;
  const pointed = state.how === "by-pointer" && state.highlight !== null ? state.entries[state.highlight] : undefined;
  const stays = entries.findIndex(({ kind, text: said }) => kind === pointed?.kind && said === pointed.text);
  const now = { ...state, isUnanswered: false };
  return stays === -1 ? { ...now, ...firstOf(entries) } : { ...now, entries, highlight: stays };
}

/** Spec 8: the list shows nothing, and nothing is said of it. */
function failed(state: BoxState, text: string): BoxState {
  const now = answered(state, text, []);
  return now === state ? state : { ...now, isUnanswered: true };
}

/**
 * Round through the lines, and through what was typed, which stands before the first. Who has only typed is there,
 * whichever line is highlighted for the eye: Down leads to the first.
 */
function moved(state: BoxState, by: 1 | -1): BoxState {
  const stops = state.entries.length + 1;
  const from = state.how === "by-typing" ? null : state.highlight;
  const stop = ((from ?? -1) + 1 + by + stops) % stops;
  return { ...state, highlight: stop === 0 ? null : stop - 1, how: "by-arrows" };
}
