import { lazyUrls } from "@capstan/features/lazy-urls";
import { Notification } from "@capstan/ui/notification";
import { Table } from "@capstan/ui/table";
import type { CertificateQueueView } from "../office-certificates.ts";
import { OfficeFrame } from "./office-frame.tsx";

export function OfficeCertificatesPage({ view }: { readonly view: CertificateQueueView }) {
  const { staffName, certificates, hasMore } = view;
  return (
    <OfficeFrame staffName={staffName}>
      <h1>Tax certificates</h1>
      {certificates.length === 0 ? (
        <Notification title="No certificate waits.">Certificates that customers send come here.</Notification>
      ) : (
        <div className="office-card">
          <Table className="office-table" aria-label="Certificates under review, the one that waits longest first">
            <thead>
              <tr>
                <th scope="col">Certificate</th>
                <th scope="col">Customer</th>
                <th scope="col">State</th>
                <th scope="col" className="office-wide">
                  Since
                </th>
              </tr>
            </thead>
            <tbody>
              {certificates.map((certificate) => (
                <tr key={certificate.submission}>
                  <th scope="row">
                    <a href={lazyUrls.officeCertificate({ submission: certificate.submission })} className="mono">
                      {certificate.number}
                    </a>
                    <span className="office-quiet">{certificate.reason}</span>
                    {!certificate.isScanned && <span className="office-reason">Not scanned</span>}
                  </th>
                  <td>
                    {certificate.company}
                    <span className="office-quiet">{certificate.submitter}</span>
                  </td>
                  <td>{certificate.state}</td>
                  <td className="office-wide">{certificate.since}</td>
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
