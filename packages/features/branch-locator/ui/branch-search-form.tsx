import { Button } from "@capstan/ui/button";
import { Field, describedBy } from "@capstan/ui/field";
import { Segmented } from "@capstan/ui/segmented";
import { List, Map as MapIcon } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";

export type BranchView = "list" | "map";

const views = [
  { value: "list", label: "List", icon: <List size={16} /> },
  { value: "map", label: "Map", icon: <MapIcon size={16} /> },
];

interface BranchSearchFormProps {
  readonly text: string;
  readonly isBlank: boolean;
  readonly isSearching: boolean;
  readonly view: BranchView;
  readonly onType: (text: string) => void;
  readonly onSearch: () => void;
  readonly onReset: () => void;
  readonly onView: (view: BranchView) => void;
}

/** Spec 2.6: the search, and the switch between List and Map. */
export function BranchSearchForm(props: BranchSearchFormProps) {
  const { text, isBlank, isSearching, view, onType, onSearch, onReset, onView } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Spec 5.
  const error = isBlank ? "Enter the location information prior to clicking search." : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    // Where the focus is, an error is heard.
    if (text.trim() === "") input.current?.focus();
    onSearch();
  }
  function reset() {
    onReset();
    // The button goes with the text.
    input.current?.focus();
  }

  return (
    <form className="locator-search" noValidate onSubmit={submit}>
      <Field id={id} label="Address, City, State, Zip, or Branch #" error={error} className="locator-search-field">
        <div className="locator-search-box">
          <input
            ref={input}
            id={id}
            type="text"
            name="searchBox"
            className="field-control"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={text}
            onChange={(event) => onType(event.currentTarget.value)}
            {...describedBy(id, undefined, error)}
          />
          {text !== "" && !isSearching && (
            <Button kind="quiet" size="small" className="locator-search-reset" onClick={reset}>
              Reset
            </Button>
          )}
        </div>
      </Field>
      <Button type="submit" kind="primary">
        Search
      </Button>
      <Segmented
        label="View"
        name={`${id}-view`}
        segments={views}
        value={view}
        onChange={(chosen) => onView(chosen === "map" ? "map" : "list")}
      />
    </form>
  );
}
