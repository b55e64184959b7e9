import { lazyUrls } from "@capstan/features/lazy-urls";
import { Badge, type BadgeProps } from "@capstan/ui/badge";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextArea, TextField } from "@capstan/ui/text-field";
import { FileDown } from "lucide-react";
import type { OfficeCertificateView } from "../office-certificates.ts";
import { OfficeFacts } from "./office-facts.tsx";
import { OfficeFrame } from "./office-frame.tsx";

const outcomes: Readonly<Record<string, string>> = {
  approved: "The certificate is approved. It holds from now on, and the customer is mailed.",
  declined: "The certificate is declined. The customer is mailed with your reason.",
};

const statuses: Readonly<
  Record<OfficeCertificateView["status"], { readonly kind: NonNullable<BadgeProps["kind"]>; readonly name: string }>
> = {
  "under-review": { kind: "caution", name: "Under review" },
  approved: { kind: "stock", name: "Approved" },
  declined: { kind: "sale", name: "Declined" },
  withdrawn: { kind: "plain", name: "Withdrawn" },
};

interface OfficeCertificatePageProps {
  readonly view: OfficeCertificateView;
  readonly outcome: string | null;
}

export function OfficeCertificatePage({ view, outcome }: OfficeCertificatePageProps) {
  const { state, company, accountNumber, status } = view;
  const said = outcome === null ? undefined : outcomes[outcome];
  const title = `${state} certificate`;
  return (
    <OfficeFrame staffName={view.staffName}>
      <Breadcrumb trail={[{ label: "Tax certificates", href: lazyUrls.officeCertificates() }]} current={title} />
      <h1 className="office-title">
        {title} <Badge kind={statuses[status].kind}>{statuses[status].name}</Badge>
      </h1>
      <p className="office-quiet">
        {company}, account <span className="mono">{accountNumber}</span>
      </p>
      {said !== undefined && <Notification kind="ok" title={said} />}
      <div className="office-columns">
        <div className="office-stack">
          <section className="office-card" aria-labelledby="facts-heading">
            <h2 id="facts-heading">What was sent</h2>
            <OfficeFacts facts={view.facts} />
          </section>
          {status === "under-review" && <Answer view={view} />}
        </div>
        <Document view={view} />
      </div>
    </OfficeFrame>
  );
}

function Document({ view: { submission, isScanned, file } }: { readonly view: OfficeCertificateView }) {
  return (
    <section className="office-card" aria-labelledby="document-heading">
      <h2 id="document-heading">Document</h2>
      <div className="office-document">
        <a href={lazyUrls.officeCertificateDocument({ submission })} download>
          <FileDown size={16} /> Download
        </a>
        <span className="office-quiet">{file}</span>
        {isScanned ? (
          <span className="office-quiet">Scanned, no virus found</span>
        ) : (
          <span className="office-reason">Not scanned for viruses. Open it with care.</span>
        )}
      </div>
    </section>
  );
}

/** One form with two buttons: which was pressed is the decision, with script or without. */
function Answer({ view: { submission, startsOn, endsOn } }: { readonly view: OfficeCertificateView }) {
  return (
    <section className="office-card" aria-labelledby="answer-heading">
      <h2 id="answer-heading">Answer</h2>
      <form action={lazyUrls.answerCertificate()} method="post" className="office-answer">
        <input type="hidden" name="submission" value={submission} />
        <p>Compare the dates with the document, and correct them here.</p>
        <div className="office-dates">
          <TextField name="startsOn" label="Valid from" type="date" required defaultValue={startsOn} />
          <TextField
            name="endsOn"
            label="Valid to"
            type="date"
            hint="Empty if it does not end."
            defaultValue={endsOn}
            optionalLabel={null}
          />
        </div>
        <TextArea
          name="note"
          label="Reason to decline"
          hint="Needed to decline. The customer reads it."
          maxLength={1_000}
          rows={2}
          optionalLabel={null}
        />
        <div className="office-buttons">
          <Button type="submit" kind="primary" name="decision" value="approve">
            Approve Certificate
          </Button>
          <Button type="submit" kind="danger" name="decision" value="decline">
            Decline Certificate
          </Button>
        </div>
      </form>
    </section>
  );
}
