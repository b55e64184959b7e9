import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { ReturnPageView } from "./return-view.ts";

/** What the page reads on which a return is started. */
export interface ReturnPages {
  /** Null where the account has no such order, or the visitor may not order. */
  start(visitor: Visitor, orderNumber: string): Promise<ReturnPageView | null>;
}

export const returnPagesContext = createContext<ReturnPages>();
