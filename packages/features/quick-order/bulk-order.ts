import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { BulkLine } from "./bulk-lines.ts";

/** What the page shows after a form was posted without script. */
export interface BulkOrderView {
  readonly lines: readonly BulkLine[];
  readonly text: string;
  /** Why nothing could be read or added. */
  readonly problem: string | null;
}

export interface BulkOrderAnswer extends BulkOrderView {
  readonly status: number;
  /** For an anonymous visitor who has a cart now. */
  readonly cookie: string | null;
}

/** How the page answers its plain forms: the server puts it there for each request. */
export const bulkOrderContext = createContext<{
  submit(request: Request, visitor: Visitor): Promise<BulkOrderAnswer>;
}>();
