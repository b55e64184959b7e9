import { lazyUrls } from "@capstan/features/lazy-urls";
import { ButtonLink } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { Table } from "@capstan/ui/table";
import type { OrderRow } from "../order-history.ts";
import { StatusBadge } from "./status-badge.tsx";

/** A table; on phones each row is laid out as a card by its cells' classes. */
export function OrderTable({ rows }: { readonly rows: readonly OrderRow[] }) {
  return (
    <Table className="orders-table" aria-label="Orders">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Order</th>
          <th scope="col">PO</th>
          <th scope="col">Buyer</th>
          <th scope="col" className="orders-ship">
            Ship to
          </th>
          <th scope="col" className="table-num">
            Lines
          </th>
          <th scope="col" className="table-num">
            Total
          </th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className="visually-hidden">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Order key={row.number} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

function Order({ row }: { readonly row: OrderRow }) {
  const { number, placedOn, purchaseOrder, buyer, shipTo, lines, total, status } = row;
  return (
    <tr>
      <td className="orders-date">{placedOn}</td>
      <th scope="row" className="orders-number">
        <a href={lazyUrls.order({ orderNumber: number })} className="mono">
          {number}
        </a>
      </th>
      <td className="orders-po mono">{purchaseOrder}</td>
      <td className="orders-buyer">{buyer}</td>
      <td className="orders-ship">{shipTo}</td>
      <td className="orders-lines table-num">
        {inDigits(lines)}
        <span className="orders-unit"> {lines === 1 ? "line" : "lines"}</span>
      </td>
      <td className="orders-total table-num">
        <b>{total}</b>
      </td>
      <td className="orders-status">
        <StatusBadge status={status} />
      </td>
      <td className="orders-action table-num">
        <Action row={row} />
      </td>
    </tr>
  );
}

function Action({ row: { action, number } }: { readonly row: OrderRow }) {
  if (action === null) return null;
  const href =
    action === "review" ? lazyUrls.approvals({ order: number }) : lazyUrls.reorderPage({ orderNumber: number });
  return (
    <ButtonLink href={href} size="small">
      {action === "review" ? "Review" : "Reorder"}
      <span className="visually-hidden"> order {number}</span>
    </ButtonLink>
  );
}
