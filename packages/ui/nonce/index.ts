import { createContext } from "react";

/** Marks the styles that a page may bring along; its entry provides it on both sides. */
export const Nonce = createContext<string | undefined>(undefined);
