import "./compare.css";
import { Checkbox } from "@capstan/ui/checkbox";
import { toggleCompared, useCompared } from "./compare-store.ts";
import { maxCompared } from "../../compare.ts";
import { type ComparedItem, isCompared } from "./compared.ts";

/** Takes an item to the comparison, or back. A full comparison refuses a fifth and says so; the box stays reachable. */
export function CompareBox({ item }: { readonly item: ComparedItem }) {
  const items = useCompared();
  const isChosen = isCompared(items, item.sku);
  const isFull = !isChosen && items.length >= maxCompared;
  return (
    <Checkbox
      name="compare"
      value={item.sku}
      className="compare-box"
      checked={isChosen}
      aria-disabled={isFull || undefined}
      title={isFull ? `Up to ${maxCompared} items can be compared` : undefined}
      onChange={() => toggleCompared(item)}
      label={
        <>
          <span className="compare-box-word">Compare</span>
          <span className="visually-hidden">{` ${item.sku}`}</span>
        </>
      }
    />
  );
}
