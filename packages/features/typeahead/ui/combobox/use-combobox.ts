import { stopsIn } from "@capstan/ui/focus-stops";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { minCharacters } from "../../min-characters.ts";
import { enterPanel } from "../panels/panel-keys.ts";

interface ComboboxOptions {
  readonly input: HTMLInputElement;
  readonly categoryTree: HTMLElement;
  /** Undefined while the list is not shown. */
  readonly listId: string | undefined;
  /** The line that the arrows went to. */
  readonly activeId: string | undefined;
  readonly isOpen: boolean;
  /** There is something on the screen for Escape to close. */
  readonly isEscapable: boolean;
  /** The rest of the page is hidden behind it. */
  readonly coversPage: boolean;
  readonly detail: RefObject<HTMLElement | null>;
  readonly onSearch: (text: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onClose: () => void;
  /** Closes, and puts back what was typed. */
  readonly onRevert: () => void;
}

/** Gives a field that is there already the attributes and the keys of a combobox. */
export function useCombobox(options: ComboboxOptions): void {
  const { input, categoryTree, listId, activeId } = options;

  useLayoutEffect(() => {
    input.setAttribute("aria-expanded", String(listId !== undefined));
    setOrRemove(input, "aria-controls", listId);
    setOrRemove(input, "aria-activedescendant", activeId);
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [input, listId, activeId]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (handleKey(event.key, options)) event.preventDefault();
  });
  const onTab = useEffectEvent((event: KeyboardEvent) => {
    // Behind an open search nothing can be reached: it closes before the key goes on to what comes after it.
    if (options.coversPage && event.key === "Tab" && event.target === lastStop(categoryTree, event.shiftKey))
      options.onClose();
  });
  const onSearch = useEffectEvent(() => options.onSearch(input.value));
  const onPress = useEffectEvent(() => {
    if (!options.isOpen) options.onSearch(input.value);
  });
  const onSubmit = useEffectEvent(() => {
    if (input.value.trim().length >= minCharacters) options.onClose();
  });
  const onFocusOut = useEffectEvent((event: FocusEvent) => {
    const isInside = (element: unknown) => element instanceof Node && categoryTree.contains(element);
    // A window that goes to the background keeps its active element, and its list.
    if (options.isOpen && !isInside(event.relatedTarget) && !isInside(document.activeElement)) options.onClose();
  });

  useEffect(() => {
    // The behaviour may come after the focus that called for it, and after the first letters.
    if (document.activeElement === input) onSearch();
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener("input", () => onSearch(), { signal });
    input.addEventListener("focus", () => onPress(), { signal });
    input.addEventListener("click", () => onPress(), { signal });
    input.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    input.form?.addEventListener("submit", () => onSubmit(), { signal });
    categoryTree.addEventListener("keydown", (event) => onTab(event), { signal });
    categoryTree.addEventListener("focusout", (event) => onFocusOut(event), { signal });
    return () => listening.abort();
  }, [input, categoryTree]);
}

/** True where the key has done its work. */
function handleKey(key: string, options: ComboboxOptions): boolean {
  const { input, listId, activeId, isEscapable, detail, onSearch, onMove, onRevert } = options;
  switch (key) {
    case "ArrowDown":
    case "ArrowUp":
      if (listId === undefined) onSearch(input.value);
      else onMove(key === "ArrowDown" ? 1 : -1);
      return true;
    case "ArrowRight":
      return listId !== undefined && isCaretAtEnd(input) && enterPanel(detail.current);
    case "Enter":
      if (activeId === undefined) return false;
      // The line is a link: following it is its own business.
      document.getElementById(activeId)?.click();
      return true;
    case "Escape":
      if (isEscapable) onRevert();
      return isEscapable;
    default:
      return false;
  }
}

/** The control from which Tab leaves, backwards the first one. */
function lastStop(categoryTree: HTMLElement, isBackwards: boolean): Element | undefined {
  const stops = stopsIn(categoryTree);
  return isBackwards ? stops[0] : stops.at(-1);
}

function isCaretAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
