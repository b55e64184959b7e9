import { changesBetween, type Toast, type ToastChange, type ToastQueue } from "./toast-queue.ts";
import { withoutToast, withToast, withUpdate } from "./toast-queue.ts";

/** Spec 9: default auto-close 5000 ms. */
const DEFAULT_DURATION_MS = 5000;

export type ToastOptions = Partial<Omit<Toast, "id" | "text">>;

/** Outside React, so that any code can tell the buyer something; a server render never shows one. */
export function createToastStore() {
  let queue: ToastQueue = [];
  let shownSoFar = 0;
  const listeners = new Set<(changes: readonly ToastChange[]) => void>();

  function become(next: ToastQueue) {
    const changes = changesBetween(queue, next);
    if (changes.length === 0) return;
    queue = next;
    for (const listener of listeners) listener(changes);
  }

  return {
    /** Shows a toast, or queues it behind the one that is there; answers its id. */
    show(text: string, options: ToastOptions = {}): string {
      shownSoFar += 1;
      const id = `toast-${shownSoFar}`;
      become(withToast(queue, { id, text, tone: "done", link: undefined, duration: DEFAULT_DURATION_MS, ...options }));
      return id;
    },
    update: (id: string, fields: Partial<Omit<Toast, "id">>) => become(withUpdate(queue, id, fields)),
    dismiss: (id: string) => become(withoutToast(queue, id)),
    /** Calls the listener with what was added, updated or removed; answers how to stop. */
    subscribe(listener: (changes: readonly ToastChange[]) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    queue: () => queue,
  };
}

export const toast = createToastStore();
