import { drawingNamed, drawingSvg } from "@capstan/drawings";
import { isSku, itemToDraw } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import { notAvailableSvg } from "./not-available.ts";
import { readPictureName } from "./pictures.ts";
import type { Raster } from "./raster.server.ts";

export interface PictureDeps {
  readonly db: Database;
  readonly raster: Raster;
}

/** A day for what is there; a minute for the stand-in, since the item may be about to come. */
const keepSeconds = 86_400;
const keepStandInSeconds = 60;

/** The picture of an item, drawn from its attributes. */
export async function itemPicture(
  { db, raster }: PictureDeps,
  { name }: { name: string },
): Promise<Result<FileAnswer>> {
  const request = readPictureName(name);
  if (!request || !isSku(request.of)) return fail({ code: "NOT_FOUND" });
  const pixels = request.size * request.scale;
  const item = await itemToDraw(db, request.of);
  const drawing = drawingNamed(item?.drawing ?? "");
  if (!item || !drawing) {
    return ok({ ...(await raster.of(notAvailableSvg(), pixels, keepStandInSeconds)), isStandIn: true });
  }
  const svg = drawingSvg(drawing, { ...item.attributes, brand: item.brand }, request.view);
  return ok(await raster.of(svg, pixels, keepSeconds));
}
