import "./credentials.css";
import type { ReactNode } from "react";

/** The narrow column of the pages that are about one form. */
export function CredentialPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="wrap credential-page">
      <div className="credential-column">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
