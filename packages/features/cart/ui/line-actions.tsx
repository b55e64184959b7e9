import { Button } from "@capstan/ui/button";
import { QuantityField } from "@capstan/ui/quantity-field";
import { TextField } from "@capstan/ui/text-field";
import type { CartLineDetails } from "../cart.ts";
import { ChangeForm } from "./change-form.tsx";

/** What can be done with a line. Each goes by a form that names the line's version, so that no tab undoes another's change. */
export function LineActions({ line }: { readonly line: CartLineDetails }) {
  const { sku, name, version, quantity, note, reference, warranty, hasWarranty } = line;
  const fields = { sku, version: String(version) };
  const of = <span className="visually-hidden"> {name}</span>;
  return (
    <>
      <details>
        <summary>Change quantity{of}</summary>
        <ChangeForm change="quantity" fields={fields} className="cart-edit">
          <QuantityField
            id={`quantity-${sku}`}
            name="quantity"
            label="Quantity"
            itemName={name}
            defaultValue={quantity}
          />
          <Button size="small" type="submit">
            Update{of}
          </Button>
        </ChangeForm>
      </details>
      <details>
        <summary>
          {note === null && reference === null ? "Add note" : "Edit note"}
          {of}
        </summary>
        <ChangeForm change="annotate" fields={fields} className="cart-edit">
          <TextField id={`note-${sku}`} name="note" label="Note" maxLength={500} defaultValue={note ?? ""} />
          <TextField
            id={`reference-${sku}`}
            name="reference"
            label="Your part #"
            maxLength={60}
            defaultValue={reference ?? ""}
          />
          <Button size="small" type="submit">
            Save{of}
          </Button>
        </ChangeForm>
      </details>
      {warranty && (
        <ChangeForm change="annotate" fields={{ ...fields, addWarranty: hasWarranty ? "false" : "true" }}>
          <Button kind="quiet" size="small" type="submit">
            {hasWarranty ? "Remove plan" : `Add ${warranty.name}, ${warranty.price} each`}
            {of}
          </Button>
        </ChangeForm>
      )}
      <ChangeForm change="save" fields={fields}>
        <Button kind="quiet" size="small" type="submit">
          Save for later{of}
        </Button>
      </ChangeForm>
    </>
  );
}
