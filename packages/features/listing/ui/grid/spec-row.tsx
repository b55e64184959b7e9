import { InlineAdd } from "@capstan/features/cart";
import { RowPrice } from "@capstan/features/pricing";
import { StockStatus } from "@capstan/features/availability";
import { History } from "lucide-react";
import type { ReactNode } from "react";
import { CompareBox } from "../compare/compare-box.tsx";
import type { ItemRow } from "../../listing.ts";
import { bareFigure } from "./column-figures.ts";
import type { GridColumn } from "./grid-layout.ts";

interface SpecRowProps {
  readonly row: ItemRow;
  readonly columns: readonly GridColumn[];
  /** The names of all columns, the group's too: a comparison tells everything. */
  readonly names: readonly string[];
  readonly groupCell: ReactNode;
  readonly isCurrent: boolean;
  readonly hasCompare: boolean;
  readonly hasEach: boolean;
  readonly hasStock: boolean;
}

export function SpecRow(props: SpecRowProps) {
  const { row, columns, names, groupCell, isCurrent, hasCompare, hasEach, hasStock } = props;
  const specs = names.map((name, at) => ({ name, value: row.cells[at] ?? "" }));
  return (
    <tr data-state={isCurrent ? "active" : undefined} aria-current={isCurrent ? "true" : undefined}>
      {groupCell}
      {hasCompare && (
        <td className="spec-grid-compare">
          <CompareBox item={{ sku: row.sku, name: row.name, url: row.url, specs }} />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.code}
          data-label={column.name}
          data-unit={column.unit === "" ? undefined : column.unit}
          className={cellClass(column, place === 0)}
        >
          {bareFigure(row.cells[column.at] ?? "", column.unit)}
        </td>
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
      {hasStock && <td className="spec-grid-stock">{row.stock && <StockStatus stock={row.stock} />}</td>}
      {hasEach && (
        <td className="spec-grid-each table-num" data-label="Each">
          {row.price.kind === "price" && row.price.each}
        </td>
      )}
      <td className="spec-grid-price table-num">
        <RowPrice price={row.price} />
        <span className="spec-grid-per">{row.unitLabel}</span>
      </td>
      <td className="spec-grid-add">
        <AddCell row={row} isCurrent={isCurrent} />
      </td>
    </tr>
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

/** The first of a row's own cells is the heading of a phone's card. */
function cellClass({ isSame, isShort, isWhole }: GridColumn, isLead: boolean): string {
  const names = [isLead ? "spec-grid-lead" : "spec-grid-spec"];
  if (isSame && !isLead) names.push("spec-grid-same");
  if (isShort) names.push("spec-grid-short");
  if (isWhole && !isLead) names.push("table-num");
  return names.join(" ");
}
