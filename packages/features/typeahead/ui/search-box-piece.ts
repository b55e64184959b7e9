import { piece } from "@capstan/ui/on-intent";

export type { SearchCatalog } from "./ask-panel.ts";

/** The search box's behaviour, for a plain form that is reached for. */
export const searchBox = piece(async () => (await import("./search-box.tsx")).SearchBox);
