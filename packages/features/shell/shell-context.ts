import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { ShellView } from "./header.ts";
import type { RefusalView } from "./refusal.ts";

interface ShellReader {
  load(request: Request, visitor: Visitor): Promise<ShellView>;
  /** What an address says was refused; undefined where it says nothing. */
  refusal(url: URL): RefusalView | undefined;
}

/** How the root page gets what is around every page: the server puts the reader there for each request. */
export const shellContext = createContext<ShellReader>();
