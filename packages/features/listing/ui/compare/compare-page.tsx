import "./compare-page.css";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { Table, TableFrame } from "@capstan/ui/table";
import { Printer } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { type ComparisonView, maxCompared } from "../../compare.ts";
import { Trail } from "../trail.tsx";
import { CompareHead } from "./compare-head.tsx";

interface ComparePageProps {
  readonly view: ComparisonView;
  readonly showsAll: boolean;
}

/** Items side by side, a column an item. What differs comes first: that is what somebody compares for. */
export function ComparePage({ view, showsAll }: ComparePageProps) {
  const { columns, problems, kind } = view;
  const title = columns.length === 0 ? "Compare items" : `Compare ${columns.length} ${namedKind(columns.length, kind)}`;
  return (
    <div className="wrap compare-page">
      <Trail breadcrumbs={view.breadcrumbs} current="Compare" />
      <div className="compare-title">
        <h1>{title}</h1>
        {columns.length > 0 && (
          <Button className="compare-print" data-print="hide" onClick={() => print()}>
            <Printer size={16} />
            Print
          </Button>
        )}
      </div>
      {problems.length > 0 && (
        <Notification kind="caution" title="Not everything could be compared.">
          {problems.join(" ")}
        </Notification>
      )}
      {columns.length > 0 && <Comparison key={String(showsAll)} view={view} startsWithAll={showsAll} />}
      {columns.length < maxCompared && <AddItem view={view} />}
    </div>
  );
}

function namedKind(count: number, kind: string | null): string {
  if (count === 1) return "item";
  return kind ?? "items";
}

interface ComparisonProps {
  readonly view: ComparisonView;
  readonly startsWithAll: boolean;
}

function Comparison({ view: { columns, rows }, startsWithAll }: ComparisonProps) {
  const [showsAll, setShowsAll] = useState(startsWithAll);
  const skus = columns.map(({ sku }) => sku);
  const differing = rows.filter(({ differs }) => differs);
  const same = rows.filter(({ differs }) => !differs);
  const hasDocuments = columns.some(({ documents }) => documents.length > 0);

  /** Without script it is another address; another tab opens that too. */
  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShowsAll(!showsAll);
  }

  return (
    <TableFrame label="Comparison" className="compare-frame">
      <Table className="compare-table" data-columns={columns.length}>
        <caption className="visually-hidden">{skus.join(", ")} side by side</caption>
        <CompareHead columns={columns} />
        {columns.length > 1 && (
          <Group title={`Differences: ${counted(differing.length)}`} width={columns.length}>
            {differing.map((row) => (
              <SpecRow key={row.name} row={row} skus={skus} />
            ))}
          </Group>
        )}
        {same.length > 0 && (
          <Group
            title={columns.length > 1 ? `Same in all ${columns.length}: ${counted(same.length)}` : "Specifications"}
            width={columns.length}
            isFolded={columns.length > 1 && !showsAll}
            action={
              columns.length > 1 && (
                <a
                  href={lazyUrls.compare({ skus, showsAll: !showsAll })}
                  aria-expanded={showsAll}
                  data-print="hide"
                  onClick={toggle}
                >
                  {showsAll ? "Hide" : "Show all"}
                  <span className="visually-hidden"> attributes that are the same</span>
                </a>
              )
            }
          >
            {same.map((row) => (
              <SpecRow key={row.name} row={row} skus={skus} />
            ))}
          </Group>
        )}
        {hasDocuments && (
          <tbody>
            <tr>
              <th scope="row">Documents</th>
              {columns.map(({ sku, documents }) => (
                <td key={sku} className="compare-documents">
                  {documents.map(({ title, url }) => (
                    <a key={url} href={url} data-document>
                      {title}
                    </a>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </Table>
    </TableFrame>
  );
}

function counted(count: number): string {
  return count === 1 ? "1 attribute" : `${count} attributes`;
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
            {title} {action}
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
}

/** A cell that is unlike the first one stands out. */
function SpecRow({ row: { name, values }, skus }: SpecRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, at) => (
        <td key={skus[at]} className={value === values[0] ? undefined : "compare-differs"}>
          {value === "" ? "Not given" : value}
        </td>
      ))}
    </tr>
  );
}

/** A plain form: what is typed joins what is in the address. */
function AddItem({ view: { columns } }: { readonly view: ComparisonView }) {
  const skus = columns.map(({ sku }) => sku);
  return (
    <form action={lazyUrls.compare()} className="compare-add" data-print="hide">
      {skus.length > 0 && <input type="hidden" name="items" value={skus.join(",")} />}
      <label htmlFor="compare-add">Add an item, by its item #</label>
      <input id="compare-add" name="items" className="field-control" autoComplete="off" required />
      <Button type="submit">Compare</Button>
      {skus.length === 0 && <ButtonLink href={urls.allCategories()}>All product categories</ButtonLink>}
    </form>
  );
}
