import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

/** Who asks for a page; the server leaves it here before any loader runs. */
export const visitorContext = createContext<Visitor>();

/** Whether somebody says that they are signed in, and it can't be known. The visitor is then shown as anonymous. */
export const isVisitorUnknownContext = createContext<boolean>();
