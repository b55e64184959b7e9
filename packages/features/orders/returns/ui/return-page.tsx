import "./return.css";
import { longDay } from "@capstan/platform/format-time";
import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { useHydrated } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { ButtonLink } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { countOf } from "../../count-of.ts";
import type { ReturnOutcome, ReturnPageView } from "../return-view.ts";
import { ReturnLines } from "./return-lines.tsx";
import { ReturnSummary } from "./return-summary.tsx";
import { ReturnWays } from "./return-ways.tsx";
import { useReturn } from "./use-return.ts";

interface ReturnPageProps {
  readonly view: ReturnPageView;
  readonly form: Readonly<Record<string, string>>;
  readonly outcome: ReturnOutcome | null;
}

const failures: Readonly<Record<ReturnOutcome, readonly [string, string]>> = {
  none: ["Nothing was chosen.", "Tick at least one line that comes back."],
  quantity: ["A quantity is missing.", "Say how many of each chosen line come back."],
  reason: ["A reason is missing.", "Choose why each line comes back."],
  photo: ["A photograph is missing.", "Add one of each line that arrived damaged."],
  "photo-kind": [
    "A file was not taken.",
    "Add JPEG, PNG, WebP or HEIC pictures of at most 8 MB each, 6 in all. The others have to be chosen again.",
  ],
  "too-many": ["That is more than was shipped.", "Somebody may have started a return meanwhile. These are left."],
  branch: ["This has to go to a branch.", "Choose your branch first, then start the return."],
};

export function ReturnPage({ view, form, outcome }: ReturnPageProps) {
  const { orderNumber, lines, notShipped } = view;
  const isHydrated = useHydrated();
  const choices = useReturn(view, form);
  const { chosen, refund } = choices;
  const pieces = refund.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const order = lazyUrls.order({ orderNumber });
  return (
    <div className="wrap return-page">
      <Breadcrumb
        trail={[
          { label: "Home", href: urls.home() },
          { label: "My Account", href: urls.account() },
          { label: "Order History", href: lazyUrls.orderHistoryView() },
          { label: orderNumber, href: order },
        ]}
        current="Return"
      />
      <div className="return-head">
        <div>
          <h1>Return items</h1>
          <Lead view={view} />
        </div>
        <ButtonLink href={order}>
          <ArrowLeft size={18} /> Back to order
        </ButtonLink>
      </div>
      {outcome !== null && (
        <Notification kind="error" title={failures[outcome][0]}>
          {failures[outcome][1]}
        </Notification>
      )}
      {lines.every(({ left }) => left === 0) ? (
        <p>Nothing of this order can come back now. What has shipped and was not returned yet will be here.</p>
      ) : (
        <form action={lazyUrls.startReturn()} method="post" encType="multipart/form-data" className="return-columns">
          <PageAccountField />
          <input type="hidden" name="orderNumber" value={orderNumber} />
          <input type="hidden" name="idempotencyKey" value={view.idempotencyKey} />
          <div className="return-main">
            <Section
              number={1}
              title="What comes back"
              note={chosen.length > 0 ? `${countOf(chosen.length, "line")}, ${inDigits(pieces)} chosen` : undefined}
            >
              <ReturnLines view={view} choices={choices} isHydrated={isHydrated} />
              {notShipped > 0 && (
                <p className="return-quiet return-foot">
                  {countOf(notShipped, "line")} of this order {notShipped === 1 ? "has" : "have"} not shipped yet.{" "}
                  <a href={order}>See the order</a>
                </p>
              )}
            </Section>
            <Section number={2} title="How it gets to us">
              <ReturnWays view={view} choices={choices} />
            </Section>
            <Section number={3} title="Anything we should know">
              <div className="return-fields">
                <TextField
                  name="note"
                  label="Note for the inspector"
                  maxLength={500}
                  autoComplete="off"
                  defaultValue={form["note"] ?? ""}
                />
                <TextField
                  name="contact"
                  label="Contact"
                  optionalLabel={null}
                  maxLength={120}
                  autoComplete="name"
                  defaultValue={form["contact"] ?? view.contact}
                />
              </div>
            </Section>
          </div>
          <ReturnSummary view={view} choices={choices} isHydrated={isHydrated} />
        </form>
      )}
    </div>
  );
}

/** Up to when everything that is left is approved at once. */
function Lead({ view: { orderNumber, purchaseOrder, lines } }: { readonly view: ReturnPageView }) {
  const inTime = lines.filter(({ isInTime, left }) => isInTime && left > 0);
  const ends = inTime.flatMap(({ until }) => (until === null ? [] : [until])).toSorted();
  return (
    <p className="return-quiet">
      Order <span className="mono">{orderNumber}</span>
      {purchaseOrder !== null && (
        <>
          , PO <span className="mono">{purchaseOrder}</span>
        </>
      )}
      .{" "}
      {ends[0] !== undefined &&
        `${countOf(inTime.length, "line")} can come back until ${longDay(ends[0])}${ends[0] === ends.at(-1) ? "" : " or later"}.`}
    </p>
  );
}

interface SectionProps {
  readonly number: number;
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Section({ number, title, note, children }: SectionProps) {
  const id = `return-section-${number}`;
  return (
    <section className="return-section" aria-labelledby={id}>
      <header className="return-section-head">
        <span className="return-number" aria-hidden="true">
          {number}
        </span>
        <h2 id={id}>{title}</h2>
        <p className="return-quiet" role="status">
          {note}
        </p>
      </header>
      {children}
    </section>
  );
}
