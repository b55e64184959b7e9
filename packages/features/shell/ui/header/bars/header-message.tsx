import type { SafeHtml } from "@capstan/platform/html";
import { Nonce } from "@capstan/ui/nonce";
import { useContext } from "react";

/** The customer's own line. Its markup went through a whitelist on the server, and its styles became classes. */
export function HeaderMessage({ message }: { readonly message: SafeHtml }) {
  const nonce = useContext(Nonce);
  return (
    <section aria-label="Message" className="header-message">
      {message.css !== "" && (
        // A browser hides the nonce of what it has read, so the two sides never agree on it.
        <style nonce={nonce} suppressHydrationWarning>
          {message.css}
        </style>
      )}
      <div className="wrap" dangerouslySetInnerHTML={{ __html: message.html }} />
    </section>
  );
}
