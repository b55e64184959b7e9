import "./certificates.css";
import { PageAccountField } from "@capstan/features/account";
import { AccountTrail } from "@capstan/features/account-trail";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Badge, type BadgeProps } from "@capstan/ui/badge";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { Table } from "@capstan/ui/table";
import { CircleCheck, CircleX, Clock, FileDown, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { CertificateOutcome, CertificateView, CertificatesView } from "../certificate-pages.ts";
import type { CertificateStatus } from "../certificate-rows.ts";
import { AddCertificate } from "./add-certificate.tsx";

interface CertificatesPageProps {
  readonly view: CertificatesView;
  /** What was filled in before. */
  readonly form: Readonly<Record<string, string>>;
  readonly outcome: CertificateOutcome | null;
}

const outcomes: Readonly<Partial<Record<CertificateOutcome, readonly [string, string]>>> = {
  sent: ["Your certificate is under review.", "Orders stay taxed until we approve it. You get a mail when we have."],
  withdrawn: ["The certificate is withdrawn.", "Add another one at any time."],
};

export function CertificatesPage({ view, form, outcome }: CertificatesPageProps) {
  const { account, certificates } = view;
  const said = outcome === null ? undefined : outcomes[outcome];
  return (
    <div className="wrap certificates">
      <AccountTrail current="Tax certificates" />
      <h1>Tax certificates</h1>
      <p className="certificates-quiet">
        {account.companyName}, <span className="num">Account # {account.number}</span>
      </p>
      {said && (
        <Notification kind="ok" title={said[0]}>
          {said[1]}
        </Notification>
      )}
      <div className="certificates-columns">
        <section aria-labelledby="certificates-heading" className="certificates-panel">
          <h2 id="certificates-heading">On file</h2>
          {certificates.length === 0 ? (
            <p className="certificates-none">
              None yet. Add the certificate of each state in which you receive orders exempt from sales tax.
            </p>
          ) : (
            <List certificates={certificates} />
          )}
        </section>
        <AddCertificate view={view} form={form} outcome={outcome} />
      </div>
    </div>
  );
}

function List({ certificates }: { readonly certificates: readonly CertificateView[] }) {
  return (
    <Table className="certificates-table" aria-labelledby="certificates-heading">
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Certificate</th>
          <th scope="col">Valid from</th>
          <th scope="col">Valid to</th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className="visually-hidden">Document</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {certificates.map((certificate) => (
          <Row key={certificate.key} certificate={certificate} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ certificate }: { readonly certificate: CertificateView }) {
  const { stateName, number, reason, from, to, status, note, submission } = certificate;
  return (
    <tr>
      <th scope="row">{stateName}</th>
      <td>
        <span className="mono">{number}</span>
        <span className="certificates-quiet">{reason}</span>
      </td>
      <td data-label="Valid from">{from}</td>
      <td data-label="Valid to">{to}</td>
      <td>
        <Status status={status} />
        {note !== "" && <span className="certificates-note">{note}</span>}
      </td>
      <td>
        <div className="certificates-acts">
          {submission !== null && (
            <a href={lazyUrls.taxCertificateDocument({ submission })} download>
              <FileDown size={16} /> Download<span className="visually-hidden"> certificate {number}</span>
            </a>
          )}
          {submission !== null && status === "under-review" && (
            <form action={lazyUrls.withdrawTaxCertificate()} method="post">
              <PageAccountField />
              <input type="hidden" name="submission" value={submission} />
              <Button type="submit" size="small">
                Withdraw<span className="visually-hidden"> certificate {number}</span>
              </Button>
            </form>
          )}
        </div>
      </td>
    </tr>
  );
}

const statuses: Readonly<Record<CertificateStatus, readonly [BadgeProps["kind"], string, ReactNode]>> = {
  approved: ["stock", "Approved", <CircleCheck key="icon" size={14} />],
  "starts-later": ["info", "Approved, starts later", <Clock key="icon" size={14} />],
  "expires-soon": ["caution", "Expires soon", <TriangleAlert key="icon" size={14} />],
  expired: ["sale", "Expired", <CircleX key="icon" size={14} />],
  "under-review": ["info", "Under review", <Clock key="icon" size={14} />],
  declined: ["sale", "Declined", <CircleX key="icon" size={14} />],
};

function Status({ status }: { readonly status: CertificateStatus }) {
  const [kind = "plain", name, icon] = statuses[status];
  return (
    <Badge kind={kind} icon={icon}>
      {name}
    </Badge>
  );
}

/** For viewers, and for who has no account. */
export function CertificatesRefused() {
  return (
    <div className="wrap certificates">
      <AccountTrail current="Tax certificates" />
      <h1>Tax certificates</h1>
      <Notification kind="caution" title="You can’t see tax certificates here.">
        They are for those who order in an account. Ask an administrator of the account.
      </Notification>
    </div>
  );
}
