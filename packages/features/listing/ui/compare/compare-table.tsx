import { namedValue } from "@capstan/features/catalog";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Table, TableFrame } from "@capstan/ui/table";
import { Unbroken } from "@capstan/ui/unbroken";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { ComparisonView } from "../../compare.ts";
import { isAside } from "./aside.ts";
import { CompareHead } from "./compare-head.tsx";
import { CondensedHead } from "./condensed-head.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

interface CompareTableProps {
  readonly view: ComparisonView;
  /** The column that a phone shows beside the first. */
  readonly beside: string | undefined;
  readonly startsWithAll: boolean;
}

export function CompareTable({ view: { columns, rows }, beside, startsWithAll }: CompareTableProps) {
  const [showsAll, setShowsAll] = useState(startsWithAll);
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const head = useRef<HTMLTableSectionElement>(null);
  const isHeadPast = useScrolledPast(head);
  const skus = columns.map(({ sku }) => sku);
  const isAlone = columns.length === 1;
  const differing = rows.filter(({ differs }) => differs);
  const same = rows.filter(({ differs }) => !differs);
  const here = skus.indexOf(beside ?? "");
  const differingHere = differing.filter(({ values }) => values[here] !== values[0]).length;

  /** Without script it is another address; another tab opens that too. */
  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShowsAll(!showsAll);
  }

  return (
    <div className="compare-body">
      {isHeadPast && <CondensedHead columns={columns} beside={beside} quantities={quantities} />}
      <TableFrame label="Comparison" className="compare-frame">
        <Table className="compare-table" data-columns={columns.length}>
          <caption className="visually-hidden">{skus.join(", ")} side by side</caption>
          <CompareHead
            ref={head}
            columns={columns}
            beside={beside}
            onQuantity={(sku, quantity) => setQuantities((typed) => new Map(typed).set(sku, quantity))}
          />
          {!isAlone && (
            <Group
              title={`Differences: ${counted(differing.length)}`}
              width={columns.length}
              action={columns.length > 2 && <span className="compare-here">{differingHere} differ here</span>}
            >
              {differing.map((row) => (
                <SpecRow key={row.name} row={row} skus={skus} beside={beside} />
              ))}
            </Group>
          )}
          {same.length > 0 && (
            <Group
              title={isAlone ? "Specifications" : `Same in all ${columns.length}: ${counted(same.length)}`}
              width={columns.length}
              isFolded={!isAlone && !showsAll}
              action={
                !isAlone && (
                  <>
                    {!showsAll && <span className="compare-summary">{summary(same)}</span>}
                    <a
                      href={lazyUrls.compare({
                        skus,
                        showsAll: !showsAll,
                        ...(beside !== undefined && beside !== skus[1] && { beside }),
                      })}
                      aria-expanded={showsAll}
                      data-print="hide"
                      onClick={toggle}
                    >
                      {showsAll ? "Hide" : "Show all"}
                      <span className="visually-hidden"> attributes that are the same</span>
                    </a>
                  </>
                )
              }
            >
              {same.map((row) => (
                <SpecRow key={row.name} row={row} skus={skus} beside={beside} />
              ))}
            </Group>
          )}
          {columns.some(({ documents }) => documents.length > 0) && <DocumentsRow columns={columns} beside={beside} />}
        </Table>
      </TableFrame>
    </div>
  );
}

function counted(count: number): string {
  return count === 1 ? "1 attribute" : `${count} attributes`;
}

function summary(rows: ComparisonView["rows"]): string {
  return rows.map(({ name, values: [value = ""] }) => namedValue(name, value)).join(", ");
}

interface GroupProps {
  readonly title: string;
  readonly width: number;
  readonly isFolded?: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What is folded is still there for the printer. */
function Group({ title, width, isFolded = false, action, children }: GroupProps) {
  return (
    <>
      <tbody>
        <tr className="compare-group">
          <th scope="rowgroup" colSpan={width + 1}>
            <div>
              {title} {action}
            </div>
          </th>
        </tr>
      </tbody>
      <tbody className={isFolded ? "compare-folded" : undefined}>{children}</tbody>
    </>
  );
}

interface SpecRowProps {
  readonly row: ComparisonView["rows"][number];
  readonly skus: readonly string[];
  readonly beside: string | undefined;
}

/** A cell that is unlike the first one stands out. */
function SpecRow({ row: { name, values }, skus, beside }: SpecRowProps) {
  const isEmptyHere = !values[0] && !values[skus.indexOf(beside ?? "")];
  return (
    <tr data-aside={isEmptyHere || undefined}>
      <th scope="row">{name}</th>
      {values.map((value, at) => (
        <td
          key={skus[at]}
          className={value === values[0] ? undefined : "compare-differs"}
          data-aside={isAside(skus, at, beside)}
        >
          {value === "" ? "Not given" : <Unbroken text={value} />}
        </td>
      ))}
    </tr>
  );
}

function DocumentsRow({ columns, beside }: Pick<ComparisonView, "columns"> & Pick<SpecRowProps, "beside">) {
  const skus = columns.map(({ sku }) => sku);
  return (
    <tbody>
      <tr>
        <th scope="row">Documents</th>
        {columns.map(({ sku, documents }, at) => (
          <td key={sku} className="compare-documents" data-aside={isAside(skus, at, beside)}>
            {documents.map(({ title, url }) => (
              <a key={url} href={url} data-document>
                {title}
              </a>
            ))}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
