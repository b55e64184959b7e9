import type { Category } from "@capstan/features/catalog";
import { createContext } from "react-router";

export interface HomeView {
  readonly categories: readonly Category[];
  /** False while the catalogue can't be read: the page then shows what it has and says so. */
  readonly isComplete: boolean;
}

/** How the page gets its data: the server puts the reader there for each request. */
export const homeContext = createContext<{ load(): Promise<HomeView> }>();
