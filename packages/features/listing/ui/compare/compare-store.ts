import { useSyncExternalStore } from "react";
import { type Compared, type ComparedItem, readCompared, toggled } from "./compared.ts";

const key = "capstan.compare";
const none: Compared = [];
const listeners = new Set<() => void>();
let items: Compared | undefined;

/** What this tab compares, from page to page. */
export function useCompared(): Compared {
  return useSyncExternalStore(subscribe, current, () => none);
}

/** False where there was no room for it. */
export function toggleCompared(item: ComparedItem): boolean {
  const before = current();
  const after = toggled(before, item);
  keep(after);
  return after !== before;
}

/** Taken out on the page of the comparison, which knows it by its number alone. */
export function dropCompared(sku: string): void {
  keep(current().filter((item) => item.sku !== sku));
}

export function clearCompared(): void {
  keep(none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Compared {
  if (items === undefined) {
    const kept = readCompared(stored());
    // The list of the server's page where there is nothing: another one would draw every row anew.
    items = kept.length === 0 ? none : kept;
  }
  return items;
}

function keep(next: Compared): void {
  items = next;
  try {
    sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still compares on this page.
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
