import "./product-details.css";
import { FileText, ShieldCheck, TriangleAlert } from "lucide-react";
import type { ProductView } from "../product.ts";

/** What the import calls a document, in a reader's words; what an operator calls by a name of its own keeps it. */
const kindWords = new Map([
  ["sds", "SDS"],
  ["datasheet", "Data sheet"],
  ["manual", "Manual"],
  ["drawing", "Drawing"],
  ["certificate", "Certificate"],
]);

interface DocumentsProps {
  readonly view: Pick<ProductView, "documents" | "notices" | "protectionPlan">;
}

/** What to read before or after buying: documents, what the law wants said, and the plan that insures it. */
export function Documents({ view: { documents, notices, protectionPlan } }: DocumentsProps) {
  if (documents.length === 0 && notices.length === 0 && protectionPlan === null) return null;
  return (
    <section className="product-documents" aria-labelledby="documents">
      <div className="section-head">
        <h2 id="documents">{headingOf(documents.length, notices.length)}</h2>
      </div>
      {documents.length > 0 && (
        <ul>
          {documents.map(({ title, url, kind }) => (
            <li key={url}>
              <FileText size={20} />
              <a href={url} data-document>
                {title}
              </a>
              <span>{kindWords.get(kind) ?? kind}</span>
            </li>
          ))}
        </ul>
      )}
      {notices.map(({ title, message, citation }) => (
        <div key={title} className="product-notice">
          <h3>
            <TriangleAlert size={20} />
            {title}
          </h3>
          <p>{message}</p>
          {citation !== "" && <p className="product-citation">{citation}</p>}
        </div>
      ))}
      {protectionPlan !== null && (
        <div className="product-plan">
          <h3>
            <ShieldCheck size={20} />
            {protectionPlan.name}
            <span>{protectionPlan.price}</span>
          </h3>
          <p>{protectionPlan.terms}</p>
        </div>
      )}
    </section>
  );
}

function headingOf(documentCount: number, noticeCount: number): string {
  if (documentCount > 0) return "Documents";
  return noticeCount > 0 ? "Notices" : "Protection plan";
}
