export type ComboboxItem = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
};

export type ComboboxList = {
  readonly status: "idle" | "loading" | "failed" | "ready";
  readonly items: readonly ComboboxItem[];
};

const emptyTexts = {
  idle: "Type to search",
  loading: "Loading",
  failed: "The list couldn't be loaded. Type again to retry.",
  ready: "No results",
} as const satisfies Record<ComboboxList["status"], string>;

/** What a list without items says in their place. */
export function emptyText(status: ComboboxList["status"]): string {
  return emptyTexts[status];
}

/** What is announced: the list itself says how many options it has, so only their absence is left to say. */
export function announcement({ status, items }: ComboboxList): string {
  if (status === "idle") return "";
  return status === "loading" || items.length === 0 ? emptyText(status) : "";
}

/** What was found, with the very objects that are on show already: an option that stays keeps the highlight. */
export function keptItems(shown: readonly ComboboxItem[], found: readonly ComboboxItem[]): readonly ComboboxItem[] {
  const byId = new Map(shown.map((item) => [item.id, item]));
  return found.map((item) => {
    const before = byId.get(item.id);
    return before?.label === item.label && before.hint === item.hint ? before : item;
  });
}
