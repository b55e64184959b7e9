import { createHash } from "node:crypto";
import { brand } from "@capstan/features/brand";
import { type ItemToDraw, isSku, itemToDraw } from "@capstan/features/catalog/server";
import { seller } from "@capstan/features/seller";
import type { Database } from "@capstan/platform/db";
import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import { type PdfTemplate, createPdfTemplate } from "@capstan/platform/typst";
import type { Drawings } from "./drawings.ts";
import { cropDrawing } from "./render-measured.server.ts";

const keepSeconds = 86_400;
const namePattern = /^(?<sku>\w+)\.(?<format>dxf|pdf)$/;
/** The figures of dimensions on a sheet, in units of the drawing. */
const figureSize = 12;

export interface DrawingDeps {
  readonly db: Database;
  readonly drawings?: Drawings | undefined;
  readonly sheet: PdfTemplate<DrawingSheet>;
}

interface DrawingSheet {
  readonly title: string;
  readonly svg: string;
  readonly alt: string;
  readonly name: string;
  readonly sku: string;
  readonly brand: string;
  readonly model: string;
  readonly note: string;
  readonly seller: string;
  readonly sellerLine: string;
}

export function createDrawingSheet(): PdfTemplate<DrawingSheet> {
  return createPdfTemplate(new URL("templates/drawing.typ", import.meta.url));
}

/** The drawing of an item with its dimensions, for CAD programs or for print; there is none where nothing is measured. */
export async function itemDrawing(
  { db, drawings, sheet }: DrawingDeps,
  { name }: { readonly name: string },
): Promise<Result<FileAnswer>> {
  const { sku, format } = namePattern.exec(name)?.groups ?? {};
  if (sku === undefined || !isSku(sku) || !drawings) return fail({ code: "NOT_FOUND" });
  const item = await itemToDraw(db, sku);
  if (!item || item.drawing === null) return fail({ code: "NOT_FOUND" });
  const attributes = { ...item.attributes, brand: item.brand };
  if (!drawings.isMeasuredNamed(item.drawing, attributes)) return fail({ code: "NOT_FOUND" });
  const source =
    format === "dxf"
      ? drawings.dxfNamed(item.drawing, attributes, `Item ${sku}`)
      : drawings.svgNamed(item.drawing, attributes, "dimensioned", { figureSize });
  if (source === undefined) return fail({ code: "NOT_FOUND" });
  if (format === "dxf") return fileOf("image/vnd.dxf", source, async () => Buffer.from(source));
  return fileOf("application/pdf", `${item.name}\n${source}`, async () =>
    sheet.render(sheetOf({ ...item, sku }, await cropDrawing(source))),
  );
}

function fileOf(type: FileAnswer["type"], source: string, bytes: () => Promise<Uint8Array>): Result<FileAnswer> {
  const tag = createHash("sha1").update(source).digest("base64url");
  return ok({ type, tag, bytes: async () => ok(await bytes()), keepSeconds });
}

function sheetOf(item: ItemToDraw & { readonly sku: string }, svg: string): DrawingSheet {
  const { sku, name, manufacturerPartNumber } = item;
  return {
    title: `Drawing of item ${sku}, ${name}`,
    svg,
    alt: `Drawing of ${name} with its dimensions`,
    name,
    sku,
    brand: item.brand,
    model: manufacturerPartNumber,
    note: "Nominal measures. Not to scale: the figures hold.",
    seller: seller.name,
    sellerLine: `${seller.name}, ${brand.phone}, ${seller.site}`,
  };
}
