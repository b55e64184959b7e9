import "./related-items.css";
import { StockStatus } from "@capstan/features/availability";
import { InlineAdd } from "@capstan/features/cart";
import { minOrderQuantity } from "@capstan/features/catalog";
import { ItemPicture } from "@capstan/features/pictures";
import { RowPrice } from "@capstan/features/pricing";
import { Table, TableFrame } from "@capstan/ui/table";
import type { RelatedRow } from "../product.ts";

interface RelatedItemsProps {
  readonly id: string;
  readonly heading: string;
  /** What the table holds, for those who can't see the page around it. */
  readonly caption: string;
  readonly items: readonly RelatedRow[];
  /** The page's own item, where the others are measured against it. */
  readonly current?: RelatedRow;
}

/** Items beside this one, a row each, ready to be added. */
export function RelatedItems({ id, heading, caption, items, current }: RelatedItemsProps) {
  if (items.length === 0) return null;
  const hasEach = items.some(({ price }) => price.kind === "price" && price.each !== null);
  const hasChanges = items.some(({ changes }) => changes !== "");
  return (
    <section className="product-section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
      </div>
      <TableFrame label={heading}>
        <Table className="related">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Item</th>
              {hasChanges && <th scope="col">What changes</th>}
              <th scope="col">Sold as</th>
              <th scope="col">Availability</th>
              {hasEach && (
                <th scope="col" className="table-num">
                  Each
                </th>
              )}
              <th scope="col" className="table-num">
                Price
              </th>
              <th scope="col">Qty</th>
            </tr>
          </thead>
          <tbody>
            {current && <RelatedItem item={current} hasEach={hasEach} hasChanges={hasChanges} isCurrent />}
            {items.map((item) => (
              <RelatedItem key={item.sku} item={item} hasEach={hasEach} hasChanges={hasChanges} />
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </section>
  );
}

interface RelatedItemProps {
  readonly item: RelatedRow;
  readonly hasEach: boolean;
  readonly hasChanges: boolean;
  readonly isCurrent?: boolean;
}

function RelatedItem({ item, hasEach, hasChanges, isCurrent = false }: RelatedItemProps) {
  const { sku, name, url, brand, changes, outside, unitLabel, stock, price, packing } = item;
  const state = isCurrent ? ({ "data-state": "active", "aria-current": "true" } as const) : {};
  return (
    <tr {...state}>
      <th scope="row">
        <div className="related-item">
          <ItemPicture sku={sku} size={48} alt="" />
          <div>
            {isCurrent ? name : <a href={url}>{name}</a>}
            <p>
              {brand} <span className="mono">{sku}</span>
              {outside !== undefined && `. ${outside}`}
            </p>
          </div>
        </div>
      </th>
      {hasChanges && <td className="related-changes">{isCurrent ? "This item" : changes}</td>}
      <td className="related-unit">{unitLabel}</td>
      <td className="related-stock">{stock && <StockStatus stock={stock} />}</td>
      {hasEach && <td className="table-num related-each">{price.kind === "price" && (price.each ?? price.price)}</td>}
      <td className="table-num related-price">
        <RowPrice price={price} />
      </td>
      <td className="related-add">
        {!isCurrent && <InlineAdd item={item} startsAt={minOrderQuantity(packing, "ship")} />}
      </td>
    </tr>
  );
}
