import { useContext } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";
import type { SafeHtml } from "../../header.ts";

/** The customer's own line. Its markup went through a whitelist on the server, and its styles became classes. */
export function HeaderMessage({ message }: { readonly message: SafeHtml }) {
  const nonce = useNonce();
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

/** The page's nonce: from the router while the server renders, from the page's own scripts afterwards. */
function useNonce(): string | undefined {
  const nonce = useContext(FrameworkContext)?.nonce;
  if (typeof document === "undefined") return nonce;
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}
