import { type ItemToDraw, isSku, itemToDraw } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import type { FileAnswer, FileElsewhere } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import { photographOf } from "./photograph.ts";
import type { PictureSources } from "./picture-sources.ts";
import { type PictureRequest, readPictureName } from "./pictures.ts";
import type { Raster } from "./raster.server.ts";

export interface PictureDeps extends PictureSources {
  readonly db: Database;
  readonly raster: Raster;
}

/** A day for what is there; minutes for what the operator may replace; one for the stand-in, since the item may be about to come. */
const keepDrawingSeconds = 86_400;
const keepPhotographSeconds = 300;
const keepStandInSeconds = 60;

/** The picture of an item: its photograph, else a drawing from its attributes, else the placeholder. */
export async function itemPicture(
  deps: PictureDeps,
  { name }: { readonly name: string },
): Promise<Result<FileAnswer | FileElsewhere>> {
  const request = readPictureName(name);
  if (!request || !isSku(request.of)) return fail({ code: "NOT_FOUND" });
  const item = await itemToDraw(deps.db, request.of);
  const found = item && ((await photographPicture(deps, item, request)) ?? drawingPicture(deps, item, request));
  if (found) return ok(found);
  const standIn = deps.raster.drawing(notAvailableSvg(), pixelsOf(request));
  return ok({ ...standIn, keepSeconds: keepStandInSeconds, isStandIn: true });
}

/** No photograph shows measures: that view is a drawing's. */
async function photographPicture(
  { photographs, bucket, raster }: PictureDeps,
  { imageUrl }: ItemToDraw,
  request: PictureRequest,
): Promise<FileAnswer | FileElsewhere | undefined> {
  const photograph = request.view === "dimensioned" ? undefined : photographOf(imageUrl, photographs);
  if (photograph?.kind === "address") return { url: photograph.url, keepSeconds: keepPhotographSeconds };
  const object = photograph && (await bucket?.find(photograph.key));
  if (!bucket || !object) return undefined;
  const read = async () => bucket.read(object);
  const picture = raster.photograph(`${object.key}\n${object.version}`, read, pixelsOf(request));
  return picture && { ...picture, keepSeconds: keepPhotographSeconds };
}

function drawingPicture(
  { drawings, raster }: PictureDeps,
  { drawing, attributes, brand }: ItemToDraw,
  request: PictureRequest,
): FileAnswer | undefined {
  if (drawing === null || !drawings) return undefined;
  const drawn = (figureSize?: number) =>
    drawings.svgNamed(drawing, { ...attributes, brand }, request.view, figureSize === undefined ? {} : { figureSize });
  const svg = drawn();
  if (svg === undefined) return undefined;
  const pictures = {
    plain: () => raster.drawing(svg, pixelsOf(request)),
    sides: () => raster.wide(svg, pixelsOf(request)),
    dimensioned: () => raster.measured(svg, (figureSize) => drawn(figureSize) ?? svg, request),
  };
  return { ...pictures[request.view](), keepSeconds: keepDrawingSeconds };
}

function pixelsOf({ size, scale }: PictureRequest): number {
  return size * scale;
}

/** What is shown where an item has no picture: a frame with a crossed lens, and the words for it. */
function notAvailableSvg(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img" aria-label="Picture not available">' +
    '<rect width="600" height="600" fill="#f3f5f6"/>' +
    '<g fill="none" stroke="#98a2ab" stroke-width="22" stroke-linejoin="round" stroke-linecap="round">' +
    '<path d="M150 225h70l32-48h96l32 48h70a30 30 0 0 1 30 30v165a30 30 0 0 1-30 30H150a30 30 0 0 1-30-30V255a30 30 0 0 1 30-30Z"/>' +
    '<circle cx="300" cy="332" r="66"/></g>' +
    '<path d="M118 480 482 150" stroke="#f3f5f6" stroke-width="52"/>' +
    '<path d="M118 480 482 150" stroke="#98a2ab" stroke-width="22" stroke-linecap="round"/></svg>'
  );
}
