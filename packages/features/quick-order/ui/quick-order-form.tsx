import "./quick-order-form.css";
import { PageAccount, PageAccountField } from "@capstan/features/account";
import { FormKey } from "@capstan/features/cart";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { QuantityField } from "@capstan/ui/quantity-field";
import { type FormEvent, useContext, useId, useState } from "react";
import { type QuickOrderRow, entriesOf, noItemNumber, openRows } from "../quick-order-rows.ts";

/** A few items by their numbers, for pages that a known buyer starts from. Without script the bulk order pad answers it. */
export function QuickOrderForm() {
  const id = useId();
  const pageAccount = useContext(PageAccount);
  const formKey = useContext(FormKey);
  const [typed, setTyped] = useState<readonly QuickOrderRow[]>([]);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const rows = openRows(typed);
  const count = entriesOf(rows).length;

  function change(place: number, changed: Partial<QuickOrderRow>): void {
    setTyped(rows.map((row, at) => (at === place ? { ...row, ...changed } : row)));
    if (changed.sku !== undefined && changed.sku.trim() !== "") setError("");
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (count === 0) {
      setError(noItemNumber);
      return;
    }
    setBusy(true);
    try {
      const { submitRows } = await import("./submit-rows.ts");
      await submitRows(entriesOf(rows), pageAccount);
      setTyped([]);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      action={urls.bulkOrder()}
      method="post"
      encType="multipart/form-data"
      className="quick-order-form"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void submit(event)}
    >
      <PageAccountField />
      {formKey !== null && <input type="hidden" name="idempotencyKey" value={formKey} />}
      <div className="quick-order-form-head">
        <h2 id={`${id}-title`}>Order by item number</h2>
        <a href={urls.bulkOrder()}>Paste a list</a>
      </div>
      <div className="quick-order-form-rows">
        <span aria-hidden="true">Item #</span>
        <span aria-hidden="true">Qty</span>
        {rows.map(({ sku, quantity }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are places, and never move
          <div key={at} className="quick-order-form-row">
            <input
              type="text"
              name={`item-${at}`}
              className="field-control"
              aria-label={`Item # of row ${at + 1}`}
              aria-invalid={error !== "" && at === 0 ? true : undefined}
              aria-describedby={error !== "" && at === 0 ? `${id}-error` : undefined}
              placeholder="Item #"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              value={sku}
              onChange={(event) => change(at, { sku: event.currentTarget.value })}
            />
            <QuantityField
              id={`${id}-quantity-${at}`}
              name={`quantity-${at}`}
              label="Qty"
              itemName={`row ${at + 1}`}
              hideLabel
              value={quantity}
              onChange={(quantityTyped) => change(at, { quantity: quantityTyped })}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-error`} role="alert" className="quick-order-form-error">
        {error}
      </p>
      <Button type="submit" name="intent" value="add" block busy={isBusy}>
        {count === 0 ? "Add to Cart" : `Add ${count} ${count === 1 ? "item" : "items"} to Cart`}
      </Button>
    </form>
  );
}
