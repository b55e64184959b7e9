import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

export { demoCookie } from "./demo-visitor.ts";

/** Who asks for a page; the server leaves it here before any loader runs. */
export const visitorContext = createContext<Visitor>();
