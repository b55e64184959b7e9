import { Button } from "@capstan/ui/button";
import { TextField } from "@capstan/ui/text-field";
import { type FormEvent, useId, useRef, useState } from "react";

/** Spec 5. */
const blankError = "Enter a search term prior to clicking search.";

/** The search of the navigation. */
export function NavBranchSearch({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isBlank, setBlank] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isNothing = text.trim() === "";
    // Where the focus is, an error is heard.
    if (isNothing) input.current?.focus();
    else onSearch(text);
    setBlank(isNothing);
  }

  return (
    <form className="nav-branch-search" noValidate onSubmit={submit}>
      <TextField
        ref={input}
        id={id}
        name="searchBox"
        label="Address, City, State, Zip, or Branch #"
        required
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={isBlank && blankError}
      />
      <Button type="submit" kind="primary">
        Search
      </Button>
    </form>
  );
}
