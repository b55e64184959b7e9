import "./spec-grid.css";
import "./spec-columns.css";
import "./spec-cards.css";
import { Table } from "@capstan/ui/table";
import { Suspense } from "react";
import type { FamilyGroup, SpecColumn } from "../../listing.ts";
import { rowsOnPhone } from "../../phone-rows.ts";
import { type SharedColumns, columnClass } from "./columns.ts";
import { priceHeading, rowGroups } from "./row-groups.ts";
import { SpecRow } from "./spec-row.tsx";

export interface SpecGridProps extends SharedColumns {
  readonly family: Pick<FamilyGroup, "name" | "facts" | "columns" | "isGrouped" | "rows">;
  /** The item whose page this is: its row is marked and has nothing to add. */
  readonly currentSku?: string;
  readonly hasCompare?: boolean;
  /** Of its rows a phone shows the first few. */
  readonly isFolded?: boolean;
}

/** A family as a table with what its items differ by; on a phone each row is a card. */
export function SpecGrid({
  family,
  currentSku,
  hasCompare = false,
  isFolded = false,
  hasEach,
  hasStock,
}: SpecGridProps) {
  const { name, rows, isGrouped, facts } = family;
  const late = new Set(isFolded ? rows.slice(rowsOnPhone) : []);
  const [group, columns] = isGrouped ? [family.columns[0], family.columns.slice(1)] : [undefined, family.columns];
  return (
    <div className="spec-frame">
      <Table stickyHead className={gridClass({ hasCompare, hasEach, hasStock })}>
        <caption className="visually-hidden">{name}</caption>
        <OwnColumns columns={family.columns} isGrouped={isGrouped} hasCompare={hasCompare} room="wide" />
        <OwnColumns columns={family.columns} isGrouped={isGrouped} hasCompare={hasCompare} room="narrow" />
        <colgroup>
          <col className="spec-grid-unit" />
          <col className="spec-grid-item" />
          {hasStock && <col className="spec-grid-stock" />}
          {hasEach && <col className="spec-grid-each" />}
          <col className="spec-grid-price" />
          <col className="spec-grid-add" />
        </colgroup>
        <thead>
          <tr>
            {group && (
              <th scope="col" className="spec-grid-group">
                <HeadWords column={group} />
              </th>
            )}
            {hasCompare && (
              <th scope="col" className="spec-grid-compare">
                <span className="visually-hidden">Compare</span>
              </th>
            )}
            {columns.map((column, at) => (
              <th key={column.code} scope="col" className={columnClass(column, at === 0)}>
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
        {rowGroups(rows, isGrouped).map(({ label, rows: groupRows }) => (
          <tbody key={groupRows[0]?.sku}>
            {rowBatches(groupRows).map((batch) => (
              <Suspense key={batch[0]?.sku}>
                {batch.map((row) => (
                  <SpecRow
                    key={row.sku}
                    row={row}
                    columns={columns}
                    group={group}
                    groupCell={
                      group &&
                      row === groupRows[0] && <GroupCell column={group} label={label} span={groupRows.length} />
                    }
                    facts={facts}
                    isCurrent={row.sku === currentSku}
                    isLate={late.has(row)}
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
    </div>
  );
}

function gridClass({ hasCompare, hasEach, hasStock }: SharedColumns & { readonly hasCompare: boolean }): string {
  const names = [
    "spec-grid",
    hasCompare && "spec-grid-comparing",
    hasEach && "spec-grid-by-piece",
    hasStock && "spec-grid-stocked",
  ];
  return names.filter((name) => name !== false).join(" ");
}

interface OwnColumnsProps extends Pick<FamilyGroup, "columns" | "isGrouped"> {
  readonly hasCompare: boolean;
  readonly room: "wide" | "narrow";
}

/** How wide the family's own columns are: one set for wide windows, one for tablets, of which styles take one. */
function OwnColumns({ columns, isGrouped, hasCompare, room }: OwnColumnsProps) {
  const shares = columns.map(({ share, narrowShare }) => (room === "wide" ? share : narrowShare));
  const cols = shares.map(
    (share, at) => share > 0 && <col key={columns[at]?.code} className={`spec-share-${share}`} />,
  );
  return (
    <colgroup className={`spec-grid-${room}-cols`}>
      {isGrouped && cols[0]}
      {hasCompare && <col className="spec-grid-compare" />}
      {cols.slice(isGrouped ? 1 : 0)}
    </colgroup>
  );
}

function HeadWords({ column: { name, unit } }: { readonly column: SpecColumn }) {
  if (unit === "") return name;
  return (
    <>
      {`${name}, `}
      <span className="spec-grid-head-unit">{unit}</span>
    </>
  );
}

interface GroupCellProps {
  readonly column: SpecColumn;
  readonly label: string;
  readonly span: number;
}

function GroupCell({ column, label, span }: GroupCellProps) {
  return (
    <th scope="rowgroup" rowSpan={span} className="spec-grid-group">
      <span className="spec-grid-group-name">{`${column.name} `}</span>
      {label}
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
