import { pageAccountField } from "@capstan/platform/http/page-account";
import { type ReactNode, createContext, createElement, useContext } from "react";

/** The account that the page was made for; null where there is none. */
export const PageAccount = createContext<string | null>(null);

/** In every form that changes something in an account: the server refuses it if another one is current by then. */
export function PageAccountField(): ReactNode {
  const account = useContext(PageAccount);
  return account === null ? null : createElement("input", { type: "hidden", name: pageAccountField, value: account });
}
