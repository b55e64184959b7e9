export type Toast = {
  readonly id: string;
  readonly text: string;
  readonly tone: "done" | "problem" | "note";
  readonly link: { readonly text: string; readonly href: string } | undefined;
  /** How long it stays, in milliseconds. */
  readonly duration: number;
};

export type ToastChange = { readonly kind: "added" | "updated" | "removed"; readonly toast: Toast };

/** In the order of arrival; the first is shown, the others wait for it to go. */
export type ToastQueue = readonly Toast[];

/** Spec 9: toast limit 1. */
const LIMIT = 1;

export function shownOf(queue: ToastQueue): ToastQueue {
  return queue.slice(0, LIMIT);
}

export function withToast(queue: ToastQueue, toast: Toast): ToastQueue {
  return [...queue, toast];
}

/** A toast that has gone already stays gone. */
export function withUpdate(queue: ToastQueue, id: string, fields: Partial<Omit<Toast, "id">>): ToastQueue {
  return queue.map((toast) => (toast.id === id ? { ...toast, ...fields } : toast));
}

export function withoutToast(queue: ToastQueue, id: string): ToastQueue {
  return queue.filter((toast) => toast.id !== id);
}

/** The life cycle (spec 4: added, updated, removed), read off two moments of the queue. */
export function changesBetween(before: ToastQueue, after: ToastQueue): ToastChange[] {
  const earlier = new Map(before.map((toast) => [toast.id, toast]));
  const later = new Set(after.map((toast) => toast.id));
  const removed = before.filter((toast) => !later.has(toast.id)).map((toast) => ({ kind: "removed" as const, toast }));
  const present = after.flatMap((toast): ToastChange[] => {
    const old = earlier.get(toast.id);
    if (old === undefined) return [{ kind: "added", toast }];
    return old === toast ? [] : [{ kind: "updated", toast }];
  });
  return [...removed, ...present];
}
