/** `opening` and `closing` wait for their delay; `pinned` was opened by a press and ignores the pointer's leaving. */
export type PopoverState = "closed" | "opening" | "open" | "closing" | "pinned";
export type PopoverEvent = "enter" | "leave" | "elapsed" | "press" | "dismiss";

/** Spec 9: hover open delay 300 ms, close delay 500 ms, immediate if no hover delay. */
const HOVER_OPEN_MS = 300;
const HOVER_CLOSE_MS = 500;

const transitions: Readonly<Record<PopoverState, Readonly<Partial<Record<PopoverEvent, PopoverState>>>>> = {
  closed: { enter: "opening", press: "pinned" },
  opening: { leave: "closed", elapsed: "open", press: "pinned", dismiss: "closed" },
  open: { leave: "closing", press: "pinned", dismiss: "closed" },
  closing: { enter: "open", elapsed: "closed", press: "pinned", dismiss: "closed" },
  pinned: { press: "closed", dismiss: "closed" },
};

export function nextState(state: PopoverState, event: PopoverEvent): PopoverState {
  return transitions[state][event] ?? state;
}

/** How long the state waits before it has elapsed; undefined when it waits for nothing. */
export function delayOf(state: PopoverState, hasHoverDelay: boolean): number | undefined {
  if (state === "opening") return hasHoverDelay ? HOVER_OPEN_MS : 0;
  if (state === "closing") return hasHoverDelay ? HOVER_CLOSE_MS : 0;
  return undefined;
}

export function isShown(state: PopoverState): boolean {
  return state !== "closed" && state !== "opening";
}
