/** What may be open in the header. One at a time: opening one closes the others. */
export type HeaderPopover =
  | "all-products"
  | "my-account"
  | "account-switch"
  | "bulk-order"
  | "mobile-panel"
  | "branch-locator"
  | "branch-list"
  | "search";

let opened: HeaderPopover | undefined;
const listeners = new Set<() => void>();

export function openPopover(name: HeaderPopover): void {
  set(name);
}

/** Says that it has closed; another one that is open by now stays. */
export function closePopover(name: HeaderPopover): void {
  if (opened === name) set(undefined);
}

export function openedPopover(): HeaderPopover | undefined {
  return opened;
}

/** Spec 4: the search's dropdown is suppressed while the branch locator or another header popover is open. */
export function isAnyOpen(): boolean {
  return opened !== undefined && opened !== "search";
}

/** Calls back after every change; the answer ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(name: HeaderPopover | undefined): void {
  if (opened === name) return;
  opened = name;
  for (const listener of listeners) listener();
}
