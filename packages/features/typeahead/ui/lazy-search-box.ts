import { lazyComponent } from "@capstan/ui/on-intent";

export type { SearchCatalog } from "./fetch/fetch-panel.ts";

/** The search box's behaviour, for a plain form that is reached for. */
export const searchBox = lazyComponent(async () => (await import("./search-box.tsx")).SearchBox);
