import "./search-box.css";
import {
  type MouseEvent,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from "react";
import { type SearchCatalog, catalogKey } from "./fetch/fetch-panel.ts";
import { boxReducer, closedBox, shownText } from "./combobox/box-state.ts";
import { forgetSearches } from "./fetch/history.ts";
import { DetailPanel } from "./panels/detail-panel.tsx";
import { recordSelection } from "./combobox/selection.ts";
import { formatStatus } from "./combobox/format-status.ts";
import { createSuggester, knownWithin } from "./fetch/suggester.ts";
import { SearchHelp } from "./list/search-help.tsx";
import { optionId, SuggestionList } from "./list/suggestion-list.tsx";
import { useCombobox } from "./combobox/use-combobox.ts";
import { useIsWide } from "./combobox/use-is-wide.ts";
import { useLater } from "./combobox/use-later.ts";
import { useRoom } from "./combobox/use-room.ts";

/** Spec 9: the status is announced once it has stood for so long. */
const statusDelayMs = 200;

export interface SearchBoxProps {
  /** The field of the plain form; it stays the same element, so that no letter is lost. */
  readonly input: HTMLInputElement;
  /** Everything of the search, with the form: leaving it closes the list. */
  readonly categoryTree: HTMLElement;
  readonly catalog: SearchCatalog | null;
  /** Spec 4: the dropdown is suppressed while another popover of the header is open. */
  readonly otherPopovers: {
    readonly isAnyOpen: () => boolean;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Makes a search field suggest: a combobox with a grouped list, and on a large screen a panel beside it. */
export function SearchBox({ input, categoryTree, catalog, otherPopovers, onOpenChange }: SearchBoxProps) {
  const [state, dispatch] = useReducer(boxReducer, closedBox);
  const within = catalogKey(catalog);
  const suggester = useMemo(
    // A letter is shown at once. An answer gives way to the next letter.
    () =>
      createSuggester(
        (action) => (action.type === "typed" ? dispatch(action) : startTransition(() => dispatch(action))),
        { known: knownWithin(within) },
      ),
    [within],
  );
  const isSuppressed = useSyncExternalStore(otherPopovers.subscribe, otherPopovers.isAnyOpen, () => false);
  const isWide = useIsWide();
  const listId = useId();
  const dropdown = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLElement>(null);

  const { isOpen, entries, highlight, typed, how } = state;
  const isShown = isOpen && entries.length > 0 && !isSuppressed;
  const activeIndex = isShown && how === "by-arrows" ? highlight : null;
  const hasPanel = isShown && isWide && highlight !== null;
  const highlighted = highlight === null ? undefined : entries[highlight];
  useRoom(dropdown, categoryTree, isShown && isWide);
  useLayoutEffect(() => onOpenChange(isOpen), [isOpen, onOpenChange]);
  useEffect(() => suggester.stop, [suggester]);

  function close() {
    suggester.stop();
    dispatch({ type: "closed" });
    // On a phone the field fills the screen for as long as it has the focus.
    if (!isWide) input.blur();
  }

  useCombobox({
    input,
    categoryTree,
    listId: isShown ? listId : undefined,
    // What was only typed is what Enter searches for, so the first line is no active one until an arrow goes there.
    activeId: activeIndex === null ? undefined : optionId(listId, activeIndex),
    isOpen,
    isEscapable: isShown || (isOpen && !isWide),
    coversPage: isOpen && !isWide,
    detail,
    onSearch: suggester.search,
    onMove: (by) => {
      dispatch({ type: "moved", by });
      input.value = shownText(boxReducer(state, { type: "moved", by }));
    },
    onClose: close,
    onRevert: () => {
      input.value = typed;
      close();
    },
  });

  function choose(index: number, event: MouseEvent) {
    const entry = entries[index];
    if (entry === undefined) return;
    recordSelection(entry, index, typed);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    input.value = entry.text;
    close();
  }

  function clearRecents() {
    forgetSearches();
    input.focus();
    suggester.search(input.value);
  }

  return (
    <>
      <Status words={isSuppressed ? "" : formatStatus(state, isWide)} />
      {isShown && (
        <div ref={dropdown} className={hasPanel ? "typeahead typeahead-with-panel" : "typeahead"} tabIndex={-1}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done here: a press is kept from taking the focus */}
          <div className="typeahead-column" onMouseDown={keepFocus}>
            <SuggestionList
              {...{ id: listId, entries, typed, highlight, activeIndex }}
              onPoint={(at) => dispatch({ type: "pointed", at })}
              onChoose={choose}
            />
            {entries.some(({ kind }) => kind === "recent") && (
              <button type="button" className="typeahead-clear" onClick={clearRecents}>
                Clear<span className="visually-hidden"> recent searches</span>
              </button>
            )}
          </div>
          {hasPanel && highlighted && (
            <DetailPanel
              {...{ entry: highlighted, catalog, ref: detail }}
              passing={how === "by-typing" ? "letters" : "lines"}
              onLeave={() => input.focus()}
              onFollow={(event) => {
                // It goes with the list, and the focus would be lost.
                input.focus();
                choose(highlight, event);
              }}
            />
          )}
        </div>
      )}
      {isOpen && !isShown && !isWide && !isSuppressed && !state.isUnanswered && <SearchHelp onFollow={close} />}
    </>
  );
}

/** Waits by itself: the list need not be made anew for it. */
function Status({ words }: { readonly words: string }) {
  return <output className="visually-hidden">{useLater(words, statusDelayMs)}</output>;
}

/** A press on the list leaves the focus, and with it the list, where it is. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
