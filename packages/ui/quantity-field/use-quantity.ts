import { useEffect, useEffectEvent, useRef, useState } from "react";
import { editedQuantity, settledQuantity } from "./quantity.ts";

type QuantityHolder = {
  value: number | undefined;
  defaultValue: number;
  onChange: ((quantity: number) => void) | undefined;
  /** 0 is shown as an empty field. */
  isZeroEmpty: boolean;
};

/** What the field shows, which while it is edited may be nothing, beside the quantity that the page holds. */
export function useQuantity({ value, defaultValue, onChange, isZeroEmpty }: QuantityHolder) {
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  const quantity = value ?? own;
  // The page has changed the quantity under the draft: an item was added, and the field begins anew.
  const isOutdated = draft !== undefined && settledQuantity(quantity, draft, isZeroEmpty) !== quantity;
  const settled = isZeroEmpty && quantity === 0 ? "" : String(quantity);
  const shown = draft === undefined || isOutdated ? settled : draft;

  const edit = (typed: string) => {
    const next = editedQuantity(shown, typed);
    setDraft(next);
    const edited = settledQuantity(quantity, next, isZeroEmpty);
    if (edited === quantity) return;
    setOwn(edited);
    onChange?.(edited);
  };

  // What was typed before script arrived counts.
  const adopt = useEffectEvent(() => {
    if (ref.current !== null && ref.current.value !== shown) edit(ref.current.value);
  });
  useEffect(() => adopt(), []);

  return { ref, shown, edit, settle: () => setDraft(undefined) };
}
