import { lazyUrls } from "@capstan/features/lazy-urls";
import { Notification } from "@capstan/ui/notification";
import { Table } from "@capstan/ui/table";
import type { OfficeQueueView } from "../office.ts";
import { OfficeFrame } from "./office-frame.tsx";

export function OfficeQueuePage({ view: { staffName, orders, hasMore } }: { readonly view: OfficeQueueView }) {
  return (
    <OfficeFrame staffName={staffName}>
      <h1>Orders on hold</h1>
      {orders.length === 0 ? (
        <Notification title="No order waits.">Orders that a rule holds come here by themselves.</Notification>
      ) : (
        <div className="office-card">
          <Table className="office-table" aria-label="Orders on hold, the one that waits longest first">
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Customer</th>
                <th scope="col">Why</th>
                <th scope="col" className="office-wide">
                  Since
                </th>
                <th scope="col" className="table-num">
                  Total
                </th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.orderNumber}>
                  <th scope="row">
                    <a href={lazyUrls.officeOrder({ orderNumber: order.orderNumber })} className="mono">
                      {order.orderNumber}
                    </a>
                  </th>
                  <td>
                    {order.company}
                    <span className="office-quiet">{order.buyer}</span>
                  </td>
                  <td>
                    {order.reasons.map((reason) => (
                      <span key={reason} className="office-reason">
                        {reason}
                      </span>
                    ))}
                  </td>
                  <td className="office-wide">{order.heldSince}</td>
                  <td className="table-num">
                    <b>{order.total}</b>
                    <span className="office-quiet">{order.lines === 1 ? "1 line" : `${order.lines} lines`}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {hasMore && <p className="office-quiet">More wait behind these. They come up as you answer.</p>}
    </OfficeFrame>
  );
}
