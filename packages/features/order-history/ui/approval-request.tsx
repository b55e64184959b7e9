import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { ItemPicture } from "@capstan/features/pictures";
import { Button, ButtonLink } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { Notification } from "@capstan/ui/notification";
import { Table } from "@capstan/ui/table";
import { TextArea } from "@capstan/ui/text-field";
import { Unbroken } from "@capstan/ui/unbroken";
import { Check, Pencil, Undo2 } from "lucide-react";
import type { RequestView } from "../approvals.ts";
import { ApprovalChanges } from "./approval-changes.tsx";
import { ReorderChanges } from "./reorder-changes.tsx";

const refusals: Readonly<Record<NonNullable<RequestView["refusal"]>, string>> = {
  own: "This is your own order. Another approver of the account answers it.",
  "over-limit":
    "The order is over your own limit. You can send it back or decline it. To approve it, lower it first, or ask an approver with a higher limit.",
  expired: "The time to approve it is over. It is canceled within a few minutes.",
  acting: "You act for a customer. An approval is the approver’s own.",
};

export function ApprovalRequest({ request }: { readonly request: RequestView }) {
  const { orderNumber, buyer, purchaseOrder, total, sentOn, differences } = request;
  return (
    <section className="orders-panel approval" aria-labelledby="request-heading">
      <div className="approval-head">
        <div>
          <h2 id="request-heading">{buyer}</h2>
          <p className="orders-quiet">
            Order{" "}
            <a href={lazyUrls.order({ orderNumber })} className="mono">
              {orderNumber}
            </a>
            {purchaseOrder !== null && `, PO ${purchaseOrder}`}, sent {sentOn}
          </p>
        </div>
        <p className="approval-total num">{total}</p>
      </div>
      <Facts request={request} />
      {differences.length > 0 && (
        <div className="approval-part">
          <h3>Not as it was when {buyer} ordered</h3>
          <p className="orders-quiet">The order keeps its own prices. This is what the same lines would cost today.</p>
          <ReorderChanges changes={differences} />
        </div>
      )}
      {request.changing === null ? (
        <>
          <Lines request={request} />
          <Answer request={request} />
        </>
      ) : (
        <ApprovalChanges request={request} changing={request.changing} />
      )}
    </section>
  );
}

function Facts({ request: { limit, over, approveBy, shipTo, references, readerLimit } }: { request: RequestView }) {
  const facts = [
    {
      name: "Buyer’s limit",
      value: limit === null ? "None now" : `${limit} an order`,
      note: over && `${over} over`,
      isLate: true,
    },
    { name: "Approve by", value: approveBy, note: "Prices and stock are held until then", isLate: false },
    { name: "Your limit", value: readerLimit ?? "No limit", note: null, isLate: false },
    ...(shipTo === null ? [] : [{ name: "Ship to", value: shipTo, note: null, isLate: false }]),
    ...references.map(({ name, value }) => ({ name, value, note: null, isLate: false })),
  ];
  return (
    <dl className="approval-facts">
      {facts.map(({ name, value, note, isLate }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note !== null && <dd className={isLate ? "order-late" : "orders-quiet"}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Lines({ request: { items, amounts, total } }: { readonly request: RequestView }) {
  return (
    <Table className="approval-lines" aria-label="Lines">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className="approval-item">
            Item
          </th>
          <th scope="col" className="approval-when">
            Arrives
          </th>
          <th scope="col" className="table-num">
            Qty
          </th>
          <th scope="col" className="table-num approval-price">
            Price
          </th>
          <th scope="col" className="table-num">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <tr key={line.line}>
            <th scope="row">
              <span className="approval-product">
                <ItemPicture sku={line.sku} size={48} alt="" />
                <span>
                  <Unbroken text={line.name} />
                  <span className="approval-brief">
                    <a href={line.url} className="mono">
                      {line.sku}
                    </a>
                    , {line.unitPrice}. {line.arrives}
                  </span>
                </span>
              </span>
            </th>
            <td className="approval-item">
              <a href={line.url} className="mono">
                {line.sku}
              </a>
            </td>
            <td className="approval-when">{line.arrives}</td>
            <td className="table-num">{inDigits(line.quantity)}</td>
            <td className="table-num approval-price">{line.unitPrice}</td>
            <td className="table-num">
              <b>{line.total}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {[...amounts, { name: "Total", amount: total }].map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td colSpan={5} className="table-num">
              <b>{amount}</b>
            </td>
          </tr>
        ))}
      </tfoot>
    </Table>
  );
}

/** One form with three buttons: which was pressed is the decision, with script or without. */
function Answer({ request: { orderNumber, seen, refusal, total, buyer } }: { readonly request: RequestView }) {
  const canAnswer = refusal === null || refusal === "over-limit";
  return (
    <div className="approval-part">
      {refusal !== null && <Notification kind="caution" title={refusals[refusal]} />}
      {canAnswer && (
        <form action={lazyUrls.decideOrder()} method="post" className="approval-form">
          <PageAccountField />
          <input type="hidden" name="orderNumber" value={orderNumber} />
          <input type="hidden" name="seen" value={seen} />
          <TextArea
            name="note"
            id="approval-note"
            label={`Note to ${buyer}`}
            optionalLabel={null}
            hint="Needed to send back or decline. Sending back cancels the order and puts its lines into the buyer’s cart."
            maxLength={500}
            rows={2}
          />
          <div className="approval-buttons">
            {refusal === null && (
              <Button type="submit" kind="primary" name="decision" value="approve">
                <Check size={16} /> Approve {total}
              </Button>
            )}
            <ButtonLink href={lazyUrls.approvals({ order: orderNumber, change: "yes" })}>
              <Pencil size={16} /> Approve with Changes
            </ButtonLink>
            <Button type="submit" name="decision" value="send-back">
              <Undo2 size={16} /> Send Back
            </Button>
            <Button type="submit" kind="danger" name="decision" value="decline">
              Decline
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
