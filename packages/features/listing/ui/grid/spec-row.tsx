import { InlineAdd } from "@capstan/features/cart";
import { RowPrice } from "@capstan/features/pricing";
import { StockStatus } from "@capstan/features/availability";
import { History } from "lucide-react";
import type { ReactNode } from "react";
import { CompareBox } from "../compare/compare-box.tsx";
import { bareFigure } from "../../column-figures.ts";
import type { FamilyGroup, ItemRow, SpecColumn } from "../../listing.ts";
import { type SharedColumns, columnClass } from "./columns.ts";

interface SpecRowProps extends SharedColumns {
  readonly row: ItemRow;
  /** The row's own. */
  readonly columns: readonly SpecColumn[];
  /** The one before them, which the row may share with others. */
  readonly group: SpecColumn | undefined;
  readonly groupCell: ReactNode;
  /** A comparison tells everything, also what all rows share. */
  readonly facts: FamilyGroup["facts"];
  readonly isCurrent: boolean;
  /** A phone shows it when the family is unfolded. */
  readonly isLate: boolean;
  readonly hasCompare: boolean;
}

export function SpecRow(props: SpecRowProps) {
  const { row, columns, group, groupCell, facts, isCurrent, isLate, hasCompare, hasEach, hasStock } = props;
  const all = group ? [group, ...columns] : columns;
  const first = group ? 1 : 0;
  const specs = [
    ...all.map(({ name, share }, at) => ({ name, share, value: row.cells[at] ?? "" })).filter(({ share }) => share > 0),
    ...facts,
  ].map(({ name, value }) => ({ name, value }));
  return (
    <tr
      className={isLate ? "spec-row-late" : undefined}
      data-state={isCurrent ? "active" : undefined}
      aria-current={isCurrent ? "true" : undefined}
    >
      {groupCell}
      {hasCompare && (
        <td className="spec-grid-compare">
          <CompareBox item={{ sku: row.sku, name: row.name, url: row.url, specs }} />
        </td>
      )}
      {columns.map((column, at) => (
        <SpecCell key={column.code} column={column} text={row.cells[first + at] ?? ""} isLead={at === 0} />
      ))}
      <td className="spec-grid-unit">{row.unitLabel}</td>
      <th scope="row" className="spec-grid-item">
        <a href={row.url} className="mono">
          {row.sku}
        </a>
        {row.isPreviouslyPurchased && (
          <History size={14} role="img" aria-label="Previously purchased" className="spec-grid-bought" />
        )}
        {row.outside !== undefined && <span className="spec-grid-outside">{row.outside}</span>}
      </th>
      {hasStock && <td className="spec-grid-stock">{row.stock ? <StockStatus stock={row.stock} /> : "Not known"}</td>}
      {hasEach && row.price.kind === "price" && (
        <td className="spec-grid-each table-num" data-label="Each">
          {row.price.each ?? row.price.price}
        </td>
      )}
      {/* Without a price there is none for a piece either. */}
      <td className="spec-grid-price table-num" colSpan={hasEach && row.price.kind !== "price" ? 2 : undefined}>
        <RowPrice price={row.price} />
        <span className="spec-grid-per">{row.unitLabel}</span>
      </td>
      <td className="spec-grid-add">
        <AddCell row={row} isCurrent={isCurrent} />
      </td>
    </tr>
  );
}

interface SpecCellProps {
  readonly column: SpecColumn;
  readonly text: string;
  readonly isLead: boolean;
}

/** On a phone there is no head to say the column's name and unit. */
function SpecCell({ column, text, isLead }: SpecCellProps) {
  const { name, unit } = column;
  const hasUnit = unit !== "" && text !== "";
  return (
    <td data-label={name} data-unit={hasUnit ? unit : undefined} className={columnClass(column, isLead)}>
      {text === "" ? "\u2013" : bareFigure(text, unit)}
    </td>
  );
}

/** What is not sold any more leads to what took its place. */
function AddCell({ row, isCurrent }: { readonly row: ItemRow; readonly isCurrent: boolean }) {
  if (isCurrent) return <span className="spec-grid-this">This item</span>;
  if (!row.discontinued) return <InlineAdd item={row} />;
  const { successor } = row.discontinued;
  return (
    <span className="spec-grid-gone">
      Discontinued
      {successor && (
        <>
          {". Replaced by "}
          <a href={successor.url} className="mono">
            {successor.sku}
          </a>
        </>
      )}
    </span>
  );
}
