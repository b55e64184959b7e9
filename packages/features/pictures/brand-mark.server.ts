import { brandToDraw } from "@capstan/features/catalog/server";
import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { PictureDeps } from "./item-picture.server.ts";
import { readPictureName } from "./pictures.ts";

const keepSeconds = 86_400;

/** The mark of a brand, from its name, color and shape. There is none where the drawings are not installed. */
export async function brandMark(
  { db, raster, drawings }: PictureDeps,
  { name }: { readonly name: string },
): Promise<Result<FileAnswer>> {
  const request = readPictureName(name);
  const brand = request && drawings && (await brandToDraw(db, request.of));
  if (!request || !drawings || !brand) return fail({ code: "NOT_FOUND" });
  const svg = drawings.brandMarkSvg({ name: brand.name, ...brand.mark });
  return ok({ ...raster.drawing(svg, request.size * request.scale), keepSeconds });
}
