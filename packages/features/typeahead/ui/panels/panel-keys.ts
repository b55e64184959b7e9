const reachable = "a[href], button, input";

/** Brings the focus from the field into the panel; false where there is nothing to reach. */
export function enterPanel(panel: HTMLElement | null): boolean {
  const first = panel?.querySelector<HTMLElement>(reachable);
  first?.focus();
  return first !== undefined && first !== null;
}

/** Moves to the same control of the product above or below. */
export function moveToRow(panel: HTMLElement, from: Element, by: 1 | -1): void {
  const rows = [...panel.querySelectorAll("[data-product]")];
  const at = rows.findIndex((row) => row.contains(from));
  const row = rows[at];
  const next = at === -1 && by === 1 ? rows[0] : rows[at + by];
  if (next === undefined) return;
  const controls = [...next.querySelectorAll<HTMLElement>(reachable)];
  const place = row === undefined ? 0 : [...row.querySelectorAll(reachable)].indexOf(from);
  controls[place]?.focus();
}
