import { ItemPicture } from "@capstan/features/pictures";
import { RowPrice } from "@capstan/features/pricing";
import { Button } from "@capstan/ui/button";
import { useRootMark } from "@capstan/ui/root-mark";
import type { CompareColumn } from "../../compare.ts";
import { isAside } from "./aside.ts";

interface CondensedHeadProps {
  readonly columns: readonly CompareColumn[];
  readonly beside: string | undefined;
  /** What is typed in the head, by item. */
  readonly quantities: ReadonlyMap<string, number>;
}

/** The head in one line, for as long as the head itself is out of sight. Its buttons submit the forms of the head. */
export function CondensedHead({ columns, beside, quantities }: CondensedHeadProps) {
  useRootMark("has-condensed-head");
  const skus = columns.map(({ sku }) => sku);
  return (
    <div className="condensed-head" role="group" aria-label="Compared items" data-print="hide">
      <div className="condensed-head-line" data-columns={columns.length}>
        {columns.map((column, at) => (
          <div key={column.sku} className="condensed-column" data-aside={isAside(skus, at, beside)}>
            <ItemPicture sku={column.sku} size={48} alt="" />
            <p>
              <span className="mono">{column.sku}</span>
              <span className="condensed-price">
                {column.price.kind === "price" ? <b>{column.price.price}</b> : <RowPrice price={column.price} />}{" "}
                <span className="condensed-unit">{column.unitLabel}</span>
              </span>
            </p>
            <CondensedAdd column={column} quantity={quantities.get(column.sku) ?? 0} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface CondensedAddProps {
  readonly column: CompareColumn;
  readonly quantity: number;
}

function CondensedAdd({ column: { sku, isSold, price }, quantity }: CondensedAddProps) {
  if (!isSold || price.kind === "call") return null;
  return (
    <Button type="submit" form={addFormId(sku)} size="small" kind={quantity > 0 ? "primary" : "secondary"}>
      {quantity > 0 ? `Add ${quantity}` : "Add"}
      <span className="visually-hidden"> {sku}</span>
    </Button>
  );
}

/** Of the form in the item's column. */
export function addFormId(sku: string): string {
  return `compare-add-${sku}`;
}
