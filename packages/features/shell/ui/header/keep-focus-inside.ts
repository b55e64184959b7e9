const focusable = "a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled)";

/** A modal dialog lets the Tab key out into the browser's own bars; a panel's last control leads to its first. */
export function keepFocusInside(dialog: HTMLElement): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Tab") return;
    const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((control) =>
      control.checkVisibility(),
    );
    const [leaves, enters] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
    if (document.activeElement !== leaves && dialog.contains(document.activeElement)) return;
    event.preventDefault();
    enters?.focus();
  }
  dialog.addEventListener("keydown", onKeyDown);
  return () => dialog.removeEventListener("keydown", onKeyDown);
}
