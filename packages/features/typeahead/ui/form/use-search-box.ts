import { type ComponentProps, type ComponentType, type RefObject, useCallback, useEffect, useState } from "react";
import { searchBox } from "../lazy-search-box.ts";

type SearchBoxProps = ComponentProps<NonNullable<ReturnType<typeof searchBox.loaded>>>;

interface TakenOver {
  readonly SearchBox: ComponentType<SearchBoxProps>;
  readonly input: HTMLInputElement;
  readonly categoryTree: HTMLElement;
}

/** Brings the suggestions to a plain form. They take over the very field that is there, with all that is typed in it. */
export function useSearchBox(
  categoryTree: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
): { readonly box: TakenOver | undefined; readonly load: () => void } {
  const [box, setBox] = useState<TakenOver>();

  const load = useCallback(() => {
    void takeOver(categoryTree, input).then((taken) => {
      if (taken) setBox((before) => before ?? taken);
    });
  }, [categoryTree, input]);

  useEffect(() => {
    // From here on the field can suggest, so it says so before it is reached.
    input.current?.setAttribute("role", "combobox");
    input.current?.setAttribute("aria-autocomplete", "list");
    input.current?.setAttribute("aria-expanded", "false");
    if (document.activeElement === input.current) load();
  }, [input, load]);

  return { box, load };
}

/** Undefined where the suggestions could not be had: it stays the form that it is, and the next intent tries again. */
async function takeOver(
  categoryTree: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
): Promise<TakenOver | undefined> {
  try {
    const SearchBox = await searchBox.load();
    return input.current && categoryTree.current
      ? { SearchBox, input: input.current, categoryTree: categoryTree.current }
      : undefined;
  } catch {
    return undefined;
  }
}
