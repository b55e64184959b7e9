/** Limits of an uploaded file. They are checked before and while it is read, never after. */
export const uploadLimits = {
  bytes: 5 * 1024 * 1024,
  /** Of all parts that are read, unpacked. */
  unpackedBytes: 40 * 1024 * 1024,
  entries: 2_000,
  rows: 5_000,
  /** Titles and addresses above the table. */
  rowsAboveHeader: 20,
  columns: 256,
  cellLength: 200,
  sheets: 20,
} as const;

export interface Sheet {
  /** Null for text files, which have no sheets. */
  readonly name: string | null;
  readonly rows: readonly SheetRow[];
}

export interface SheetRow {
  /** As the file counts, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

export type UploadRefusal = "FILE_EMPTY" | "FILE_UNREADABLE" | "FILE_KIND_UNKNOWN" | "FILE_TOO_LARGE" | "FILE_TOO_LONG";

/** Ends the reading of a file; the thread that reads it answers the code. */
export class RefusedFile extends Error {
  readonly code: UploadRefusal;
  constructor(code: UploadRefusal) {
    super(code);
    this.code = code;
  }
}

export function cellText(text: string): string {
  const { cellLength } = uploadLimits;
  return text.length > cellLength ? `${text.slice(0, cellLength)}…` : text;
}
