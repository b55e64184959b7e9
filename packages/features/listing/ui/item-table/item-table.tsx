import "./item-table.css";
import { StockStatus } from "@capstan/features/availability";
import { InlineAdd } from "@capstan/features/cart";
import { minOrderQuantity } from "@capstan/features/catalog";
import { ItemPicture } from "@capstan/features/pictures";
import { RowPrice } from "@capstan/features/pricing";
import { Table, TableFrame } from "@capstan/ui/table";
import { Unbroken } from "@capstan/ui/unbroken";
import type { BrandedRow } from "../../listing.ts";

/** What a table says beside what every item has. */
interface OwnColumn<Row> {
  readonly name: string;
  readonly textOf: (row: Row) => string;
  /** Where rows are cards, the text does not speak for itself. */
  readonly isLabelled?: boolean;
}

interface ItemTableProps<Row> {
  readonly heading: string;
  /** What the table holds, for those who can't see the page around it. */
  readonly caption: string;
  readonly items: readonly Row[];
  /** The page's own item, where the others are measured against it. */
  readonly current?: Row | undefined;
  /** Two at most. */
  readonly own?: readonly OwnColumn<Row>[];
  /** Quantities begin at the least that can be ordered, where most who look would take one. */
  readonly startsAtMinimum?: boolean;
}

/** Items of any kind, a row each, ready to be added. */
export function ItemTable<Row extends BrandedRow>(props: ItemTableProps<Row>) {
  const { heading, caption, items, current, own = [], startsAtMinimum = false } = props;
  const hasEach = items.some(({ price }) => price.kind === "price" && price.each !== null);
  const shared = { own, hasEach, startsAtMinimum };
  return (
    <TableFrame label={heading}>
      <Table className="item-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            {own.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
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
          {current && <ItemTableRow item={current} {...shared} isCurrent />}
          {items.map((item) => (
            <ItemTableRow key={item.sku} item={item} {...shared} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

interface ItemTableRowProps<Row> {
  readonly item: Row;
  readonly own: readonly OwnColumn<Row>[];
  readonly hasEach: boolean;
  readonly startsAtMinimum: boolean;
  readonly isCurrent?: boolean;
}

function ItemTableRow<Row extends BrandedRow>(props: ItemTableRowProps<Row>) {
  const { item, own, hasEach, startsAtMinimum, isCurrent = false } = props;
  const { sku, name, url, brand, outside, unitLabel, stock, price, packing } = item;
  const state = isCurrent ? ({ "data-state": "active", "aria-current": "true" } as const) : {};
  return (
    <tr {...state}>
      <th scope="row">
        <div className="item-table-item">
          <ItemPicture sku={sku} size={48} alt="" />
          <div>
            {isCurrent ? (
              <Unbroken text={name} />
            ) : (
              <a href={url}>
                <Unbroken text={name} />
              </a>
            )}
            <p>
              {brand} <span className="mono">{sku}</span>
              {outside !== undefined && `. ${outside}`}
            </p>
          </div>
        </div>
      </th>
      {own.map((column) => (
        <td key={column.name} className="item-table-own" data-label={column.isLabelled ? column.name : undefined}>
          {column.textOf(item)}
        </td>
      ))}
      <td className="item-table-unit">{unitLabel}</td>
      <td className="item-table-stock">{stock && <StockStatus stock={stock} />}</td>
      {hasEach && (
        <td className="table-num item-table-each">{price.kind === "price" && (price.each ?? price.price)}</td>
      )}
      <td className="table-num item-table-price">
        <RowPrice price={price} />
      </td>
      <td className="item-table-add">
        {!isCurrent && <InlineAdd item={item} startsAt={startsAtMinimum ? minOrderQuantity(packing, "ship") : 0} />}
      </td>
    </tr>
  );
}
