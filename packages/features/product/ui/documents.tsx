import "./product-details.css";
import { FileText, TriangleAlert } from "lucide-react";
import type { ProductView } from "../product.ts";

/** What the import calls a document, in a reader's words; what an operator calls by a name of its own keeps it. */
const kindWords = new Map([
  ["sds", "SDS"],
  ["datasheet", "Data sheet"],
  ["manual", "Manual"],
  ["drawing", "Drawing"],
  ["certificate", "Certificate"],
]);

/** What to read before or after buying: documents, then what the law wants said. */
export function Documents({ documents, notices }: Pick<ProductView, "documents" | "notices">) {
  if (documents.length === 0 && notices.length === 0) return null;
  return (
    <section className="product-documents" aria-labelledby="documents">
      <div className="section-head">
        <h2 id="documents">{documents.length > 0 ? "Documents" : "Notices"}</h2>
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
    </section>
  );
}
