import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { PictureDeps } from "./item-picture.server.ts";
import { readPictureName } from "./pictures.ts";

const keepSeconds = 300;

/** A picture of the contact sheet: `hex-cap-screw-0-240.webp` is that drawing's first example. */
export function examplePicture(
  { raster, drawings }: PictureDeps,
  { name }: { readonly name: string },
): Result<FileAnswer> {
  const request = readPictureName(name);
  const parts = /^(?<family>.+)-(?<at>\d{1,2})$/.exec(request?.of ?? "")?.groups;
  const family = drawings?.drawings.find((known) => known.name === parts?.["family"]);
  const example = family?.examples[Number(parts?.["at"])];
  if (!request || !family || !example) return fail({ code: "NOT_FOUND" });
  const svg = drawings?.svgNamed(family.name, example.attributes, request.view);
  if (svg === undefined) return fail({ code: "NOT_FOUND" });
  return ok({ ...raster.drawing(svg, request.size * request.scale), keepSeconds });
}
