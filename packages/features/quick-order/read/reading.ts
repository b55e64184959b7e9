/** The SKUs of every identifier key that the catalog knows. */
export type KnownKeys = ReadonlyMap<string, readonly string[]>;

export type UnreadReason = "no-item" | "unclear-item" | "unclear-quantity" | "not-an-order";

/** What a line of text asks for, or that it could not be read. A line that asks for two items is read as two. */
export type Reading =
  | {
      readonly kind: "item";
      /** The line of the text or the row of the file, from 1. */
      readonly row: number;
      readonly text: string;
      /** The number as it was written. */
      readonly item: string;
      readonly quantity: number;
      /** The line names no quantity: it is taken for 1, and the page says so. */
      readonly isQuantityAssumed: boolean;
      /** What was written, where letters had to be taken for digits to find the item. */
      readonly correctedFrom?: string;
    }
  | { readonly kind: "unread"; readonly row: number; readonly text: string; readonly reason: UnreadReason };

/** What is left of a reading where row and text are known. */
export type ParsedLine =
  | {
      readonly kind: "item";
      readonly item: string;
      /** Null where none is named. */
      readonly quantity: number | null;
      readonly correctedFrom?: string;
    }
  | { readonly kind: "unread"; readonly reason: UnreadReason };

export const unreadTexts: Readonly<Record<UnreadReason, string>> = {
  "no-item": "No item number was found in this line.",
  "unclear-item": "More than one number could be the item number.",
  "unclear-quantity": "The quantity is not clear.",
  "not-an-order": "This line may not ask for the item.",
};
