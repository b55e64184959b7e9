import { stopsIn } from "@capstan/ui/focus-stops";
import { markRoot } from "@capstan/ui/root-mark";

/**
 * Shows a popover that fills the screen and keeps the focus in it, until what it gives back is called. It asks to be
 * closed by the Escape key and by a press beside its panel.
 */
export function showModally(underlay: HTMLElement, close: () => void): () => void {
  const before = document.activeElement;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") keepInside(underlay, event);
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    close();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target === underlay) close();
  };
  // The press would take the focus out before the click closes.
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === underlay) event.preventDefault();
  };
  underlay.addEventListener("keydown", onKeyDown);
  underlay.addEventListener("mousedown", onMouseDown);
  underlay.addEventListener("click", onClick);
  underlay.showPopover();
  const unmark = markRoot("has-mobile-panel");
  stopsIn(underlay).at(0)?.focus();
  return () => {
    underlay.removeEventListener("keydown", onKeyDown);
    underlay.removeEventListener("mousedown", onMouseDown);
    underlay.removeEventListener("click", onClick);
    // Who has gone elsewhere stays there.
    const hasFocus = underlay.contains(document.activeElement);
    underlay.hidePopover();
    unmark();
    if (hasFocus && before instanceof HTMLElement) before.focus();
  };
}

/** The last control leads to the first, and not out into the page or the browser's own bars. */
function keepInside(underlay: HTMLElement, event: KeyboardEvent): void {
  const controls = stopsIn(underlay);
  const [leaves, enters] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
  if (document.activeElement !== leaves && underlay.contains(document.activeElement)) return;
  event.preventDefault();
  enters?.focus();
}
