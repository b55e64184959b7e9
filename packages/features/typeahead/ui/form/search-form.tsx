import "./search-form.css";
import { track } from "@capstan/features/analytics";
import { urls } from "@capstan/features/urls";
import { closePopover, isAnyOpen, openPopover, subscribe } from "@capstan/ui/one-open";
import { useRootMark } from "@capstan/ui/root-mark";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { minCharacters } from "../../min-characters.ts";
import { rememberSearch } from "../fetch/history.ts";
import type { SearchCatalog } from "../lazy-search-box.ts";
import { searchWords, SearchBar } from "./search-bar.tsx";
import { useSearchBox } from "./use-search-box.ts";

const otherPopovers = { isAnyOpen, subscribe };

interface SearchFormProps {
  /** What restricts the suggested products of a customer with a catalog of its own. */
  readonly catalog?: SearchCatalog | null;
}

/** A plain form that works before script. Its suggestions come when the pointer or the focus reaches it. */
export function SearchForm({ catalog = null }: SearchFormProps) {
  const categoryTree = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Which alert it is, 0 for none: each is another element, so that the same words are said again. */
  const [alert, setAlert] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  useRootMark("has-open-search", isOpen);
  const { box, load } = useSearchBox(categoryTree, input);
  const navigate = useNavigate();

  const onOpenChange = useCallback((opens: boolean) => {
    setIsOpen(opens);
    if (opens) openPopover("search");
    else closePopover("search");
  }, []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const term = input.current?.value.trim() ?? "";
    const isTooShort = term.length < minCharacters;
    setAlert(isTooShort ? alert + 1 : 0);
    if (isTooShort) return;
    rememberSearch(term);
    track({ event: "search", term, origin: document.activeElement === input.current ? "typed" : "icon" });
    void navigate(urls.search({ searchQuery: term }));
  }

  return (
    <div ref={categoryTree} className={isOpen ? "search-box search-box-open" : "search-box"}>
      <div className="search-box-sheet" onPointerEnter={load} onFocus={load}>
        <SearchBar input={input} onSubmit={onSubmit} />
        {alert > 0 && (
          <p key={alert} role="alert" className="search-box-alert" onAnimationEnd={() => setAlert(0)}>
            {searchWords}
          </p>
        )}
        {box && (
          <box.SearchBox
            {...{ catalog, otherPopovers, onOpenChange }}
            input={box.input}
            categoryTree={box.categoryTree}
          />
        )}
      </div>
    </div>
  );
}
