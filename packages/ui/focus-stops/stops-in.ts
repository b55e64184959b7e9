const controls = "a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled)";

/** Where Tab stops inside an element, in its order. */
export function stopsIn(frame: HTMLElement): readonly HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility(),
  );
}
