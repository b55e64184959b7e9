import { type BrandMark, brandMarkSvg } from "@capstan/drawings";
import { brandToDraw } from "@capstan/features/catalog/server";
import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { PictureDeps } from "./item-picture.server.ts";
import { readPictureName } from "./pictures.ts";

const keepSeconds = 86_400;

/** The mark of a brand, from its name, colour and shape. */
export async function brandMark({ db, raster }: PictureDeps, { name }: { name: string }): Promise<Result<FileAnswer>> {
  const request = readPictureName(name);
  const brand = request && (await brandToDraw(db, request.of));
  if (!request || !brand) return fail({ code: "NOT_FOUND" });
  const mark: BrandMark = { name: brand.name, ...brand.mark };
  return ok(await raster.of(brandMarkSvg(mark), request.size * request.scale, keepSeconds));
}
