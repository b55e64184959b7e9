import { useEffect, useRef, useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { describedBy } from "../field/index.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { announcement, emptyText } from "./combobox-state.ts";
import { useList } from "./use-list.ts";

export type ComboboxListProps = ComboboxProps & { id: string; text: string; caret: number };

/** The field with its list: what React Aria makes of it once it is here. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, name, hint, error, required = false, placeholder = "", load, onChoose, caret } = props;
  const [text, setText] = useState(props.text);
  const { list, search } = useList(load);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<string>(undefined);

  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(caret, caret);
  }, [caret]);

  const type = (typed: string) => {
    setText(typed);
    // Choosing an option writes its label, which is no reason to search for it.
    if (typed !== chosen.current) search(typed);
    chosen.current = undefined;
  };

  const choose = (key: unknown) => {
    const item = list.items.find((candidate) => candidate.id === key);
    if (item === undefined) return;
    chosen.current = item.label;
    onChoose?.(item);
  };

  return (
    <ComboBox
      id={id}
      name={name}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, hint, error)["aria-describedby"] ?? ""}
      isInvalid={error !== undefined}
      isRequired={required}
      allowsCustomValue
      allowsEmptyCollection
      items={list.items}
      inputValue={text}
      onInputChange={type}
      onSelectionChange={choose}
      onOpenChange={(isOpen) => isOpen && list.status === "idle" && search(text)}
    >
      <Input ref={input} placeholder={placeholder} className="field-control" />
      <Popover className="combobox-popover" offset={4}>
        <ListBox
          className="combobox-list"
          renderEmptyState={() => <div className="combobox-empty">{emptyText(list.status)}</div>}
        >
          {(item: (typeof list.items)[number]) => (
            <ListBoxItem textValue={item.label} className="combobox-option">
              {item.label}
              {item.hint !== undefined && <span className="combobox-hint">{item.hint}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
      <output className="visually-hidden">{announcement(list)}</output>
    </ComboBox>
  );
}
