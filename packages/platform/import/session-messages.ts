/** What the import asks of the thread that holds its connection. */
export type ThreadRequest =
  | {
      readonly id: number;
      readonly what: "run" | "query";
      readonly text: string;
      readonly values: unknown[] | undefined;
    }
  | { readonly id: number; readonly what: "copy"; readonly text: string; readonly bytes: Uint8Array }
  | { readonly id: number; readonly what: "end" };

export type Answer =
  | { readonly id: number; readonly rows: Record<string, unknown>[]; readonly count: number }
  | { readonly id: number; readonly message: string; readonly code: string };
