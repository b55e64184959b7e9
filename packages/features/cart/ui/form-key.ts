import { createContext } from "react";

/** The document's idempotency key for forms that are posted without script; null where nobody made one. */
export const FormKey = createContext<string | null>(null);
