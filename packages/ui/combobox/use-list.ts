import { useEffect, useRef, useState } from "react";
import { type ComboboxItem, type ComboboxList, keptItems } from "./combobox-state.ts";

export type LoadItems = (text: string, signal: AbortSignal) => Promise<readonly ComboboxItem[]>;

/** Long enough that a fast typist asks once, short enough that nobody notices. */
const pause = 150;

/** The options for the text last typed; an answer to an older text is never shown. */
export function useList(load: LoadItems): { list: ComboboxList; search: (text: string) => void } {
  const [list, setList] = useState<ComboboxList>({ status: "idle", items: [] });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  const search = (text: string) => {
    under.current?.abort();
    if (text.trim() === "") {
      setList({ status: "idle", items: [] });
      return;
    }
    const { signal } = (under.current = new AbortController());
    setList(({ items }) => ({ status: "loading", items }));
    const timer = setTimeout(() => void answer(text, signal), pause);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };

  async function answer(text: string, signal: AbortSignal) {
    let found: readonly ComboboxItem[] | undefined;
    try {
      found = await load(text, signal);
    } catch {
      found = undefined;
    }
    if (signal.aborted) return;
    setList(({ items }) =>
      found === undefined ? { status: "failed", items: [] } : { status: "ready", items: keptItems(items, found) },
    );
  }

  return { list, search };
}
