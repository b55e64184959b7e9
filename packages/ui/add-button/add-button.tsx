import "./add-button.css";
import { Check } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { Button } from "../button/index.ts";
import { useRecent } from "./use-recent.ts";

export type AddButtonProps = Omit<ComponentPropsWithRef<"button">, "children"> & {
  /** What is added, for those who hear a column of forty buttons with the same word. */
  itemName: string;
  /** A quantity is entered: the outline turns into the page's one orange. */
  ready?: boolean;
  pending?: boolean;
  /** How often the add has succeeded; each step shows the green word for two seconds. */
  additions?: number;
  label?: string;
  addedLabel?: string;
};

export function AddButton({
  itemName,
  ready = false,
  pending = false,
  additions = 0,
  label = "Add",
  addedLabel = "Added",
  className,
  type = "submit",
  ...rest
}: AddButtonProps) {
  const added = useRecent(additions, 2000);
  let state = added ? "add-button add-button-added" : "add-button";
  if (className !== undefined) state += ` ${className}`;
  return (
    <>
      <Button
        {...rest}
        type={type}
        kind={ready && !added ? "primary" : "secondary"}
        size="small"
        busy={pending}
        className={state}
      >
        {added && <Check size={16} />}
        {added ? addedLabel : label}
        {/* One text and not two: a listing has sixty of them. */}
        <span className="visually-hidden">{` ${itemName}`}</span>
      </Button>
      {/* Present from the press on, so that the word arrives in a region that is already heard. */}
      {(pending || additions > 0) && (
        <output className="visually-hidden">{added ? `${addedLabel} ${itemName}` : ""}</output>
      )}
    </>
  );
}
