import "./item-lists.css";
import type { ItemRow } from "@capstan/features/listing";
import { InlineAdd } from "@capstan/features/cart";
import { RowPrice } from "@capstan/features/pricing";
import { StockStatus } from "@capstan/features/availability";
import { minOrderQuantity } from "@capstan/features/catalog";
import { ItemPicture } from "@capstan/features/pictures";
import { Table, TableFrame } from "@capstan/ui/table";

/** Items that can stand in for this one, side by side. */
export function Alternates({ items }: { readonly items: readonly ItemRow[] }) {
  if (items.length === 0) return null;
  const hasEach = items.some(({ price }) => price.kind === "price" && price.each !== null);
  return (
    <section className="product-section" aria-labelledby="alternates">
      <div className="section-head">
        <h2 id="alternates">Alternates</h2>
      </div>
      <TableFrame label="Alternates">
        <Table className="alternates">
          <caption className="visually-hidden">Items that can stand in for this one</caption>
          <thead>
            <tr>
              <th scope="col">Item</th>
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
            {items.map((item) => (
              <Alternate key={item.sku} item={item} hasEach={hasEach} />
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </section>
  );
}

function Alternate({ item, hasEach }: { readonly item: ItemRow; readonly hasEach: boolean }) {
  const words = item.cells.filter((cell) => cell !== "").join(", ");
  return (
    <tr>
      <th scope="row">
        <div className="alternates-item">
          <ItemPicture sku={item.sku} size={48} alt="" />
          <div>
            <a href={item.url}>{item.name}</a>
            <p>
              <span className="mono">{item.sku}</span>
              {words !== "" && `. ${words}`}
              {item.outside !== undefined && `. ${item.outside}`}
            </p>
          </div>
        </div>
      </th>
      <td className="alternates-unit">{item.unitLabel}</td>
      <td className="alternates-stock">{item.stock && <StockStatus stock={item.stock} />}</td>
      {hasEach && <td className="table-num alternates-each">{item.price.kind === "price" && item.price.each}</td>}
      <td className="table-num alternates-price">
        <RowPrice price={item.price} />
      </td>
      <td className="alternates-add">
        <InlineAdd item={item} startsAt={minOrderQuantity(item.packing, "ship")} />
      </td>
    </tr>
  );
}
