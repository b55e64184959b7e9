import type { DrawingFamily } from "@capstan/features/pictures";
import { createContext } from "react-router";

/** What can be drawn; nothing, where the drawings are not installed. */
export const contactSheetContext = createContext<{ readonly families: readonly DrawingFamily[] }>();
