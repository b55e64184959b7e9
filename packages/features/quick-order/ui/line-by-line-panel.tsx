import "./line-by-line.css";
import { PageAccount } from "@capstan/features/account";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { IconButton } from "@capstan/ui/icon-button";
import { QuantityField } from "@capstan/ui/quantity-field";
import { CircleAlert, X } from "lucide-react";
import { type FormEvent, useContext, useId, useState } from "react";
import { type QuickOrderRow, emptyRows, entriesOf, noItemNumber } from "../quick-order-rows.ts";

/** Spec 2.9: the quick order of the header, five items at a time. */
export function LineByLinePanel({ close }: { readonly close: () => void }) {
  const id = useId();
  const pageAccount = useContext(PageAccount);
  const [rows, setRows] = useState(emptyRows);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);

  function change(place: number, changed: Partial<QuickOrderRow>): void {
    setRows(rows.map((row, at) => (at === place ? { ...row, ...changed } : row)));
    // Spec 5: the error goes as soon as any item number is typed.
    if (changed.sku !== undefined && changed.sku.trim() !== "") setError("");
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const entries = entriesOf(rows);
    if (entries.length === 0) {
      setError(noItemNumber);
      return;
    }
    setBusy(true);
    const { submitRows } = await import("./submit-rows.ts");
    await submitRows(entries, pageAccount);
    setRows(emptyRows());
    setBusy(false);
  }

  return (
    <form className="line-by-line" noValidate onSubmit={(event) => void submit(event)} aria-labelledby={`${id}-title`}>
      <div className="line-by-line-head">
        <div>
          <h2 id={`${id}-title`}>Line by Line</h2>
          <p>Item #, manufacturer part # or your part #</p>
        </div>
        <IconButton label="Close" onClick={close}>
          <X size={20} />
        </IconButton>
      </div>
      <div className="line-by-line-rows">
        <span aria-hidden="true" className="line-by-line-label">
          Item #
        </span>
        <span aria-hidden="true" className="line-by-line-label line-by-line-label-quantity">
          Qty
        </span>
        {rows.map(({ sku, quantity }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are places, and never move
          <div key={at} className="line-by-line-row">
            <span aria-hidden="true">{at + 1}</span>
            <input
              type="text"
              className="field-control line-by-line-item"
              aria-label={`Item # of row ${at + 1}`}
              aria-invalid={error !== "" && at === 0 ? true : undefined}
              aria-describedby={error !== "" && at === 0 ? `${id}-error` : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              required={at === 0}
              value={sku}
              onChange={(event) => change(at, { sku: event.currentTarget.value })}
            />
            <QuantityField
              id={`${id}-quantity-${at}`}
              label="Qty"
              itemName={`row ${at + 1}`}
              hideLabel
              value={quantity}
              onChange={(typed) => change(at, { quantity: typed })}
            />
            {sku !== "" && (
              <IconButton
                label={`Clear row ${at + 1}`}
                size="small"
                onClick={() => change(at, { sku: "", quantity: 1 })}
              >
                <X size={16} />
              </IconButton>
            )}
          </div>
        ))}
        <p id={`${id}-error`} role="alert" className="line-by-line-error">
          {error !== "" && (
            <>
              <CircleAlert size={16} /> {error}
            </>
          )}
        </p>
      </div>
      <div className="line-by-line-foot">
        <a href={urls.bulkOrder()} className="flyout-more">
          Show more fields for copy &amp; paste
        </a>
        <Button type="submit" kind="primary" busy={isBusy}>
          Add to Cart
        </Button>
      </div>
    </form>
  );
}
