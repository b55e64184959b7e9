import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { ShellView } from "./header.ts";

/** How the root page gets what is around every page: the server puts the reader there for each request. */
export const shellContext = createContext<{ load(request: Request, visitor: Visitor): Promise<ShellView> }>();
