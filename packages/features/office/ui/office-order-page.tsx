import { lazyUrls } from "@capstan/features/lazy-urls";
import { ItemPicture } from "@capstan/features/pictures";
import { Badge } from "@capstan/ui/badge";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { Button } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { Notification } from "@capstan/ui/notification";
import { Table } from "@capstan/ui/table";
import { TextArea } from "@capstan/ui/text-field";
import { CreditCard, Hand, MapPin, ShieldAlert } from "lucide-react";
import type { OfficeHold, OfficeOrderView } from "../office.ts";
import { OfficeFacts } from "./office-facts.tsx";
import { OfficeFrame } from "./office-frame.tsx";

const outcomes: Readonly<Record<string, string>> = {
  released: "The order is released. It goes to the warehouse, and the buyer is mailed.",
  canceled: "The order is canceled. The buyer is mailed with your note.",
  noted: "Your note is kept.",
};

interface OfficeOrderPageProps {
  readonly view: OfficeOrderView;
  readonly outcome: string | null;
}

export function OfficeOrderPage({ view, outcome }: OfficeOrderPageProps) {
  const { orderNumber, company, accountNumber, holds, status, statusName } = view;
  const said = outcome === null ? undefined : outcomes[outcome];
  const reasons = holds.length === 1 ? "1 reason" : `${holds.length} reasons`;
  return (
    <OfficeFrame staffName={view.staffName}>
      <Breadcrumb trail={[{ label: "Orders on hold", href: lazyUrls.officeOrders() }]} current={orderNumber} />
      <h1 className="office-title">
        <span>
          Order <span className="mono">{orderNumber}</span>
        </span>{" "}
        <Badge kind={status === "on-hold" ? "caution" : "info"} icon={<Hand size={14} />}>
          {status === "on-hold" ? `On hold, ${reasons}` : statusName}
        </Badge>
      </h1>
      <p className="office-quiet">
        {company}, account <span className="mono">{accountNumber}</span>
      </p>
      {said !== undefined && <Notification kind="ok" title={said} />}
      <div className="office-columns">
        <div className="office-stack">
          {holds.length > 0 && (
            <div className="office-holds">
              {holds.map((hold) => (
                <HoldCard key={hold.kind} hold={hold} />
              ))}
            </div>
          )}
          <Answer view={view} />
          <Lines view={view} />
        </div>
        <div className="office-stack">
          <section className="office-card" aria-labelledby="customer-heading">
            <h2 id="customer-heading">Customer</h2>
            <OfficeFacts facts={view.customer} />
          </section>
          <Timeline view={view} />
        </div>
      </div>
    </OfficeFrame>
  );
}

const icons = { credit: CreditCard, address: MapPin, restricted: ShieldAlert } as const;

function HoldCard({ hold: { kind, title, since, sentence, facts } }: { readonly hold: OfficeHold }) {
  const Icon = icons[kind as keyof typeof icons] ?? Hand;
  return (
    <section className="office-card office-hold" aria-label={title}>
      <h2>
        <Icon size={18} /> {title}
      </h2>
      <p className="office-quiet">Since {since}</p>
      <OfficeFacts facts={facts} />
      <p className="office-sentence">
        <span className="office-quiet">The buyer reads:</span> {sentence}
      </p>
    </section>
  );
}

/** One form with three buttons: which was pressed is the decision, with script or without. */
function Answer({ view: { orderNumber, canRelease, canCancel } }: { readonly view: OfficeOrderView }) {
  return (
    <section className="office-card" aria-labelledby="answer-heading">
      <h2 id="answer-heading">Answer</h2>
      <form action={lazyUrls.answerHold()} method="post" className="office-answer">
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <TextArea
          name="note"
          label="Note"
          hint="Needed to cancel, and the buyer reads it then. Otherwise only staff does."
          maxLength={1_000}
          rows={2}
          optionalLabel={null}
        />
        <div className="office-buttons">
          {canRelease && (
            <Button type="submit" kind="primary" name="decision" value="release">
              Release Order
            </Button>
          )}
          <Button type="submit" name="decision" value="note">
            Add Note
          </Button>
          {canCancel && (
            <Button type="submit" kind="danger" name="decision" value="cancel">
              Cancel Order
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

function Lines({ view: { lines, amounts } }: { readonly view: OfficeOrderView }) {
  return (
    <section className="office-card" aria-labelledby="lines-heading">
      <h2 id="lines-heading">{lines.length === 1 ? "1 line" : `${lines.length} lines`}</h2>
      <Table className="office-table" aria-label="Lines">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Item</th>
            <th scope="col" className="table-num">
              Qty
            </th>
            <th scope="col" className="table-num office-wide">
              Price
            </th>
            <th scope="col" className="table-num">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line} data-held={line.isHeld || undefined}>
              <td>{line.line}</td>
              <th scope="row">
                <span className="office-item">
                  <ItemPicture sku={line.sku} size={48} alt="" />
                  <span>
                    {line.name}
                    <span className="office-quiet mono">{line.sku}</span>
                    {line.isHeld && <span className="office-reason">Needs a license</span>}
                  </span>
                </span>
              </th>
              <td className="table-num">{inDigits(line.quantity)}</td>
              <td className="table-num office-wide">{line.price}</td>
              <td className="table-num">
                <b>{line.total}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {amounts.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td colSpan={3} className="table-num">
                <b>{value}</b>
              </td>
            </tr>
          ))}
        </tfoot>
      </Table>
    </section>
  );
}

function Timeline({ view: { timeline } }: { readonly view: OfficeOrderView }) {
  return (
    <section className="office-card" aria-labelledby="timeline-heading">
      <h2 id="timeline-heading">Timeline</h2>
      <ol className="office-timeline">
        {timeline.map(({ who, what, when, note }) => (
          <li key={`${when} ${who} ${what} ${note ?? ""}`}>
            <p>
              <b>{who}</b> {what}
            </p>
            {note !== null && <p>“{note}”</p>}
            <p className="office-quiet">{when}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
