import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { createConcurrencyLimit } from "@capstan/platform/concurrency-limit";
import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { renderMeasured, trimmed } from "./render-measured.server.ts";
import { measuredShape } from "./measured-shape.ts";
import type { PictureRequest } from "./pictures.ts";

/** Units of a drawing's side; at 72 dots an inch one unit is one pixel. */
const drawnSide = 600;
const drawnDensity = 72;
const maxSmall = 240;
const quality = 86;
/** Of WebP's 0 to 6: beyond it the time doubles for two per cent of the bytes. */
const effort = 2;
/** What is trimmed fills less than its square: it is drawn larger before it is scaled. */
const wideOversize = 2.5;
const maxKeptBytes = 64 * 1024 * 1024;
/** A page of results, in double, on a cold process; at 80 ms each the last one waits three seconds on two cores. */
const maxWaiting = 64;
/** Fifty megapixels: beyond what cameras for catalogs take, and a bound on what one file can fill memory with. */
const maxInputPixels = 50_000_000;

const maxUnreadable = 10_000;

type Picture = Pick<FileAnswer, "type" | "tag" | "bytes">;

export interface Raster {
  /** The picture of a drawing, `pixels` wide and high. */
  drawing(svg: string, pixels: number): Picture;
  /** A drawing half as high as wide, without the white around it. */
  wide(svg: string, pixels: number): Picture;
  /** A drawing with dimensions, without the white around it. It is drawn again with figures that can be read. */
  measured(svg: string, draw: (figureSize: number) => string, request: Pick<PictureRequest, "size" | "scale">): Picture;
  /** A photograph, scaled into the same square. `version` names what `read` gives; undefined where that was no image. */
  photograph(version: string, read: () => Promise<Result<Uint8Array>>, pixels: number): Picture | undefined;
}

/**
 * Turns drawings and photographs into pictures, and keeps the latest ones. The key is the drawing itself, or the
 * photograph's version: a changed attribute, or a drawing that was improved, is another picture, and nothing has to be
 * thrown away by hand. Each picture costs some 80 ms of a core, so only as many are made at once as there are cores.
 */
export function createRaster({ atOnce = availableParallelism(), waiting = maxWaiting } = {}): Raster {
  const kept = new LRUCache<string, Uint8Array>({ maxSize: maxKeptBytes, sizeCalculation: (bytes) => bytes.length });
  const rendering = new Map<string, Promise<Result<Uint8Array>>>();
  /** Cut off or damaged: they are not fetched again for each visitor. */
  const unreadable = new LRUCache<string, true>({ max: maxUnreadable });
  const limit = createConcurrencyLimit({ atOnce, waiting });

  const picture = (source: string, pixels: number, render: () => Promise<Result<Uint8Array>>): Picture => {
    const tag = createHash("sha1").update(`${pixels}\n${source}`).digest("base64url");
    const bytes = async (): Promise<Result<Uint8Array>> => {
      const known = kept.get(tag);
      if (known) return ok(known);
      const result = await shared(rendering, tag, async () => {
        const turn = await limit.run(render);
        return turn.ok ? turn.value : turn;
      });
      if (result.ok) kept.set(tag, result.value);
      return result;
    };
    return { type: "image/webp", tag, bytes };
  };

  return {
    drawing: (svg, pixels) => picture(svg, pixels, async () => ok(await renderDrawing(svg, pixels))),
    wide: (svg, pixels) => picture(`wide\n${svg}`, pixels, async () => ok(await renderWide(svg, pixels))),
    measured: (svg, draw, { size, scale }) =>
      picture(`measured\n${svg}`, size * scale, async () => {
        const shape = measuredShape(size);
        return ok(await renderMeasured(svg, draw, { ...shape, scale, quality, effort }));
      }),
    photograph: (version, read, pixels) => {
      if (unreadable.has(version)) return undefined;
      return picture(version, pixels, async () => {
        const original = await read();
        if (!original.ok) return original;
        try {
          return ok(await renderPhotograph(original.value, pixels));
        } catch {
          unreadable.set(version, true);
          return fail({ code: "NOT_FOUND" });
        }
      });
    },
  };
}

/** Ten visitors who ask for one picture at once wait for one rendering. */
async function shared<Value>(
  running: Map<string, Promise<Value>>,
  tag: string,
  begin: () => Promise<Value>,
): Promise<Value> {
  const already = running.get(tag);
  if (already) return already;
  const rendering = begin().finally(() => running.delete(tag));
  running.set(tag, rendering);
  return rendering;
}

async function renderDrawing(svg: string, pixels: number): Promise<Uint8Array> {
  // Small pictures are drawn at twice their size and scaled down: thin lines stay even.
  const drawn = pixels <= maxSmall ? pixels * 2 : pixels;
  const density = (drawnDensity * drawn) / drawnSide;
  return sharp(Buffer.from(svg), { density }).resize(pixels, pixels).webp({ quality, effort }).toBuffer();
}

async function renderWide(svg: string, pixels: number): Promise<Uint8Array> {
  const density = (drawnDensity * pixels * wideOversize) / drawnSide;
  const { data } = await trimmed(svg, density);
  return sharp(data)
    .resize(pixels, pixels / 2, { fit: "contain", background: "white" })
    .webp({ quality, effort })
    .toBuffer();
}

/** Upright as the camera held it, whole, on white like the drawings; what else the file says of itself is left out. */
async function renderPhotograph(bytes: Uint8Array, pixels: number): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: maxInputPixels, failOn: "error" })
    .autoOrient()
    .resize(pixels, pixels, { fit: "contain", background: "white" })
    .flatten({ background: "white" })
    .webp({ quality, effort })
    .toBuffer();
}
