import { drawingNamed, drawingSvg } from "@capstan/drawings";
import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import { readPictureName } from "./pictures.ts";
import type { Raster } from "./raster.server.ts";

const keepSeconds = 300;

/** A picture of the contact sheet: `hex-cap-screw-0-240.webp` is that drawing's first example. */
export async function examplePicture(raster: Raster, { name }: { name: string }): Promise<Result<FileAnswer>> {
  const request = readPictureName(name);
  const parts = /^(?<drawing>.+)-(?<at>\d{1,2})$/.exec(request?.of ?? "")?.groups;
  const drawing = drawingNamed(parts?.["drawing"] ?? "");
  const example = drawing?.examples[Number(parts?.["at"])];
  if (!request || !drawing || !example) return fail({ code: "NOT_FOUND" });
  const svg = drawingSvg(drawing, example.attributes, request.view);
  return ok(await raster.of(svg, request.size * request.scale, keepSeconds));
}
