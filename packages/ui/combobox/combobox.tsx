import "./combobox.css";
import { type ComponentType, type ReactNode, type SyntheticEvent, useState } from "react";
import { describedBy, Field, type FieldLook } from "../field/index.ts";
import { lazyComponent } from "../on-intent/index.ts";
import type { ComboboxListProps } from "./combobox-list.tsx";
import type { ComboboxItem } from "./combobox-state.ts";
import type { LoadItems } from "./use-list.ts";

export type ComboboxProps = FieldLook & {
  /** The text is what the form sends, so the field works as a plain one before script arrives. */
  name: string;
  id?: string;
  defaultText?: string;
  load: LoadItems;
  onChoose?: (item: ComboboxItem) => void;
  error?: ReactNode;
  required?: boolean;
  placeholder?: string;
};

const list = lazyComponent(async () => (await import("./combobox-list.tsx")).ComboboxList);

/** The list that took the field over, with what was typed and where the caret stood. */
type Taken = { readonly List: ComponentType<ComboboxListProps>; readonly text: string; readonly caret: number };

/** A text field with a list of suggestions, which is loaded when the pointer or the focus reaches the field. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, hint, name, id = name, defaultText = "", error, required, placeholder } = props;
  const [taken, setTaken] = useState<Taken>();

  async function takeOver(input: HTMLInputElement) {
    const List = await list.load();
    if (document.activeElement !== input) return;
    setTaken({ List, text: input.value, caret: input.selectionStart ?? input.value.length });
  }

  const field = { id, label, hideLabel, hint, error };
  if (taken !== undefined) {
    const { List, text, caret } = taken;
    return (
      <Field {...field}>
        <List {...props} id={id} text={text} caret={caret} />
      </Field>
    );
  }
  return (
    <Field {...field}>
      <input
        {...{ id, name, required, placeholder }}
        {...describedBy(id, hint, error)}
        type="text"
        autoComplete="off"
        defaultValue={defaultText}
        className="field-control"
        onPointerEnter={() => void settle(list.load())}
        onFocus={(event: SyntheticEvent<HTMLInputElement>) => void settle(takeOver(event.currentTarget))}
      />
    </Field>
  );
}

// Without its list it stays the text field that it is.
async function settle(loading: Promise<unknown>): Promise<void> {
  await loading.catch(() => {});
}
