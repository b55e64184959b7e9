import "./approvals.css";
import { AccountTrail } from "@capstan/features/account-trail";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { Notification } from "@capstan/ui/notification";
import type { ApprovalsView, OtherTask, RequestRow } from "../approvals.ts";
import { ApprovalRequest } from "./approval-request.tsx";

const outcomes: Readonly<Record<string, (number: string) => { readonly title: string; readonly text: string }>> = {
  approved: (number) => ({
    title: `Order ${number} is approved.`,
    text: "It goes to the warehouse; the buyer gets a mail.",
  }),
  "approved-with-changes": (number) => ({
    title: `Order ${number} is approved with your changes.`,
    text: "It goes to the warehouse; the buyer gets a mail that says what changed.",
  }),
  "sent-back": (number) => ({
    title: `Order ${number} is sent back.`,
    text: "It is canceled, and its lines are in the buyer’s cart at the prices of the day. The buyer gets a mail with your note.",
  }),
  declined: (number) => ({ title: `Order ${number} is declined.`, text: "It is canceled; the buyer gets a mail." }),
};

interface ApprovalsPageProps {
  readonly view: ApprovalsView;
  /** The request that the address asks for. */
  readonly wanted: string | null;
  readonly outcome: string | null;
  readonly answered: string | null;
}

export function ApprovalsPage({ view, wanted, outcome, answered }: ApprovalsPageProps) {
  const { requests, total, chosen, account, others } = view;
  const said = outcome === null || answered === null ? undefined : outcomes[outcome]?.(answered);
  return (
    <div className="wrap orders-page">
      <AccountTrail current="Approvals" />
      <div className="orders-head">
        <div>
          <h1>Approvals</h1>
          <p className="orders-lead">
            {requests.length === 1 ? "1 request" : `${requests.length} requests`}, {total}, {account.companyName},{" "}
            <span className="num">Account # {account.number}</span>
          </p>
        </div>
      </div>
      {said && (
        <Notification kind="ok" title={said.title}>
          {said.text}
        </Notification>
      )}
      {outcome === "changed" && (
        <Notification kind="caution" title="Something changed since you looked, so nothing was approved.">
          Look at the differences below, and answer again.
        </Notification>
      )}
      {wanted !== null && chosen === null && (
        <Notification title={`Order ${wanted} does not wait for approval.`}>
          Somebody else has answered it, its buyer canceled it, or its time is over.{" "}
          <a href={lazyUrls.order({ orderNumber: wanted })}>See the order</a>.
        </Notification>
      )}
      <div className="approvals-columns">
        <div className="orders-side">
          <Requests requests={requests} chosen={chosen?.orderNumber ?? null} />
          <OtherTasks tasks={others} />
        </div>
        {chosen !== null && <ApprovalRequest key={chosen.orderNumber} request={chosen} />}
      </div>
    </div>
  );
}

function Requests({ requests, chosen }: { readonly requests: readonly RequestRow[]; readonly chosen: string | null }) {
  if (requests.length === 0) return <p className="approvals-none">No order waits for you.</p>;
  return (
    <nav aria-label="Requests" className="approvals-list">
      <ul>
        {requests.map((request) => (
          <li key={request.orderNumber}>
            <a
              href={lazyUrls.approvals({ order: request.orderNumber })}
              aria-current={request.orderNumber === chosen ? "page" : undefined}
            >
              <span className="approvals-who">
                <b>{request.buyer}</b> <b className="num">{request.total}</b>
              </span>
              <span className="orders-quiet">
                <span className="mono">{request.purchaseOrder ?? request.orderNumber}</span>,{" "}
                {request.lines === 1 ? "1 line" : `${request.lines} lines`}, sent {request.sentOn}
              </span>
              <LimitBar request={request} />
              <span className="orders-quiet">
                {request.limit === null ? "No limit now" : `Limit ${request.limit}`}
                {request.over !== null && <b className="order-late">, {request.over} over</b>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LimitBar({ request: { covered } }: { readonly request: RequestRow }) {
  return (
    <svg className="approvals-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="approvals-bar-over" width="100" height="4" />
      <rect className="approvals-bar-limit" width={covered} height="4" />
    </svg>
  );
}

/** Requests to join, and what came with an import: the number in the header counts these too. */
function OtherTasks({ tasks }: { readonly tasks: readonly OtherTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <section className="orders-panel" aria-labelledby="tasks-heading">
      <div className="orders-panel-head">
        <h2 id="tasks-heading">Also waiting</h2>
      </div>
      <ul className="orders-panel-body">
        {tasks.map(({ code, kind, requestedBy, requestedOn }) => (
          <li key={code}>
            {kind === "user-request" ? (
              <a href={urls.accountUsers()}>Request for a user</a>
            ) : (
              "Order to approve, not kept in this store"
            )}
            <span className="orders-quiet">
              {requestedBy !== null && ` from ${requestedBy}`}, since {requestedOn}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For buyers and viewers, and for who has no account. */
export function ApprovalsRefused() {
  return (
    <div className="wrap orders-page">
      <AccountTrail current="Approvals" />
      <h1>Approvals</h1>
      <Notification kind="caution" title="You approve nothing in this account.">
        Its approvers and administrators do. Your own requests are in the{" "}
        <a href={lazyUrls.orderHistoryView({ status: "awaiting-approval", date: "all" })}>order history</a>.
      </Notification>
    </div>
  );
}
