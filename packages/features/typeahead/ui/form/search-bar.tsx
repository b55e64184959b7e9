import { urls } from "@capstan/features/urls";
import { ArrowLeft, Search, X } from "lucide-react";
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Spec 2.4 and 5: what the field asks for, and what it says when nothing was entered. */
export const searchWords = "Enter keyword, item, model or part #";

interface SearchBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The field and its buttons. Those that need script, and the phone's way back, are shown by the style sheet. */
export function SearchBar({ input, onSubmit }: SearchBarProps) {
  const searched = useSearchedText(input);

  function empty() {
    if (input.current === null) return;
    input.current.value = "";
    // The suggestions listen to the field.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  function leave() {
    empty();
    // By keyboard it is this button that has the focus, and keeps the search open.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  function clear() {
    empty();
    input.current?.focus();
  }

  return (
    <div className="search-box-bar">
      <button
        type="button"
        className="search-box-back"
        aria-label="Close search"
        onMouseDown={keepFocus}
        onClick={leave}
      >
        <ArrowLeft size={24} />
      </button>
      <form className="search-form" action={urls.search()} role="search" noValidate onSubmit={onSubmit}>
        <input
          ref={input}
          type="search"
          name="searchQuery"
          defaultValue={searched}
          aria-label={searchWords}
          placeholder={searchWords}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <input type="hidden" name="searchBar" value="true" />
        <button
          type="button"
          className="search-form-clear"
          aria-label="Clear search"
          onMouseDown={keepFocus}
          onClick={clear}
        >
          <X size={20} />
        </button>
        <button type="submit" className="search-form-go" aria-label="Search">
          <Search size={20} />
        </button>
      </form>
    </div>
  );
}

/** What the page was searched with. Another search is shown; what is typed and not yet sent stays until then. */
function useSearchedText(input: RefObject<HTMLInputElement | null>): string {
  const { search } = useLocation();
  const searched = new URLSearchParams(search).get("searchQuery") ?? "";
  const shown = useRef(searched);
  useEffect(() => {
    if (shown.current === searched) return;
    shown.current = searched;
    if (input.current !== null) input.current.value = searched;
  }, [searched, input]);
  return searched;
}

/** A field that lost the focus to a button would close before the button is pressed. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
