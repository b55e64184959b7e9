import { type PdfTemplate, createPdfTemplate } from "@capstan/platform/typst";
import type { DocumentContent } from "./document-content.ts";

export type PdfRenderer = PdfTemplate<DocumentContent>;

export function createPdfRenderer(): PdfRenderer {
  return createPdfTemplate(new URL("templates/document.typ", import.meta.url));
}
