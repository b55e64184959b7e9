import type { FileType } from "@capstan/features/files";

/** What is taken as a certificate's document. */
export const certificateFile = {
  types: ["application/pdf", "image/png", "image/jpeg"] satisfies readonly FileType[],
  maxBytes: 10 * 1024 * 1024,
};
