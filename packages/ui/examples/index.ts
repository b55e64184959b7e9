import type { ReactNode } from "react";

/** One row of a component's keyboard table: shown on its kit page and walked by its e2e. */
export type KeyboardRow = {
  readonly id: string;
  readonly keys: string;
  readonly does: string;
};

/** The panels of the kit's first screen, in the order of the design's component sheet. */
export type KitPanel = "buttons" | "status" | "fields" | "messages" | "dialog" | "floating";

export type KitExample = {
  readonly title: string;
  readonly render: () => ReactNode;
  /** Where the example sits on the first screen of /_kit; without one it is listed below. */
  readonly panel?: KitPanel;
  /** Its order within the panel, from 0; equals stand in the order of the components' names. */
  readonly place?: number;
};

export type KitEntry = {
  readonly name: string;
  readonly summary: string;
  readonly keyboard: readonly KeyboardRow[];
  readonly examples: readonly KitExample[];
};

export { slug } from "./slug.ts";
