import "./spec-grid.css";
import "./spec-cards.css";
import { Table, TableFrame } from "@capstan/ui/table";
import { Suspense } from "react";
import type { FamilyGroup } from "../../listing.ts";
import { type GridColumn, type GridLayout, gridLayout, priceHeading } from "./grid-layout.ts";
import { SpecRow } from "./spec-row.tsx";

export interface SpecGridProps {
  readonly family: Pick<FamilyGroup, "name" | "columns" | "rows">;
  /** What the frame is called where it has to be scrolled: families of two brands may have one name. */
  readonly label?: string;
  /** The item whose page this is: its row is marked and has nothing to add. */
  readonly currentSku?: string;
  readonly hasCompare?: boolean;
  readonly hasEach?: boolean;
}

/** A family as a table with the columns of its class; on a phone each row is a card. */
export function SpecGrid({
  family,
  label = family.name,
  currentSku,
  hasCompare = false,
  hasEach = false,
}: SpecGridProps) {
  const { name, columns, rows } = family;
  const layout = gridLayout(columns, rows);
  const names = columns.map((column) => column.name);
  const hasStock = rows.some(({ stock }) => stock);
  return (
    <TableFrame label={label} className={layout.groupColumn ? "spec-frame" : "spec-frame spec-frame-flat"}>
      <Table stickyHead className={gridClass(layout)}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {layout.groupColumn && (
              <th scope="col" className="spec-grid-group">
                {layout.groupColumn.name}
              </th>
            )}
            {hasCompare && (
              <th scope="col" className="spec-grid-compare">
                <span className="visually-hidden">Compare</span>
              </th>
            )}
            {layout.columns.map((column, place) => (
              <th key={column.code} scope="col" className={headClass(column, place === 0)}>
                <HeadWords column={column} />
              </th>
            ))}
            <th scope="col" className="spec-grid-unit">
              Sold as
            </th>
            <th scope="col" className="spec-grid-item">
              Item no.
            </th>
            {hasStock && (
              <th scope="col" className="spec-grid-stock">
                Availability
              </th>
            )}
            {hasEach && (
              <th scope="col" className="spec-grid-each table-num">
                Each
              </th>
            )}
            <th scope="col" className="spec-grid-price table-num">
              {priceHeading(rows)}
            </th>
            <th scope="col" className="spec-grid-add">
              Qty
            </th>
          </tr>
        </thead>
        {layout.groups.map(({ label: groupLabel, rows: groupRows }) => (
          <tbody key={groupRows[0]?.sku}>
            {rowBatches(groupRows).map((batch) => (
              <Suspense key={batch[0]?.sku}>
                {batch.map((row) => (
                  <SpecRow
                    key={row.sku}
                    row={row}
                    columns={layout.columns}
                    names={names}
                    groupCell={
                      row === groupRows[0] && <GroupCell layout={layout} label={groupLabel} span={groupRows.length} />
                    }
                    isCurrent={row.sku === currentSku}
                    hasCompare={hasCompare}
                    hasEach={hasEach}
                    hasStock={hasStock}
                  />
                ))}
              </Suspense>
            ))}
          </tbody>
        ))}
      </Table>
    </TableFrame>
  );
}

function gridClass({ groupColumn, isCrowded }: GridLayout): string {
  return `spec-grid${groupColumn ? "" : " spec-grid-flat"}${isCrowded ? " spec-grid-crowded" : ""}`;
}

function HeadWords({ column: { name, unit } }: { readonly column: GridColumn }) {
  if (unit === "") return name;
  return (
    <>
      {`${name}, `}
      <span className="spec-grid-head-unit">{unit}</span>
    </>
  );
}

function headClass(column: GridColumn, isLead: boolean): string | undefined {
  const names = [
    column.isWhole && !isLead && "table-num",
    column.isSame && !isLead && "spec-grid-same",
    lengthClass(column),
  ].filter((name) => name !== false);
  return names.length === 0 ? undefined : names.join(" ");
}

/** Words that would need more than three lines at their column's narrowest get room. */
function lengthClass({ name, unit }: GridColumn): string | false {
  const lines = `${name} ${unit}`.trim().split(/[\s-]/).length;
  if (lines <= 3) return false;
  return lines === 4 ? "spec-grid-long" : "spec-grid-longer";
}

interface GroupCellProps {
  readonly layout: GridLayout;
  readonly label: string;
  readonly span: number;
}

function GroupCell({ layout, label, span }: GroupCellProps) {
  if (layout.groupColumn === null) return null;
  return (
    <th scope="rowgroup" rowSpan={span} className="spec-grid-group">
      <span>
        <span className="spec-grid-narrow">{layout.groupColumn.name} </span>
        {label}
      </span>
      <span className="spec-grid-narrow spec-grid-same-words">{layout.sameWords}</span>
    </th>
  );
}

const batchSize = 12;

/** Rows that come to life together; a long table does so in several short steps. */
function rowBatches<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const batches: Row[][] = [];
  for (let at = 0; at < rows.length; at += batchSize) batches.push(rows.slice(at, at + batchSize));
  return batches;
}
