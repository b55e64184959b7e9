import { createHash } from "node:crypto";
import type { FileAnswer } from "@capstan/platform/http";
import { LRUCache } from "lru-cache";
import sharp from "sharp";

/** Units of a drawing's side; at 72 dots an inch one unit is one pixel. */
const drawnSide = 600;
const drawnDensity = 72;
const largestSmall = 240;
const quality = 86;
/** Of WebP's 0 to 6: beyond it the time doubles for two per cent of the bytes. */
const effort = 2;
const mostBytes = 64 * 1024 * 1024;

export interface Raster {
  /** The picture of a drawing, `pixels` wide and high. `keepSeconds` is what browsers and the edge are told. */
  of(svg: string, pixels: number, keepSeconds: number): Promise<FileAnswer>;
}

/**
 * Turns drawings into pictures, and keeps the latest ones. The key is the drawing itself: a changed attribute, or a
 * drawing that was improved, is another picture, and nothing has to be thrown away by hand.
 */
export function createRaster(): Raster {
  const kept = new LRUCache<string, Uint8Array>({ maxSize: mostBytes, sizeCalculation: (bytes) => bytes.length });
  const rendering = new Map<string, Promise<Uint8Array>>();
  return {
    of: async (svg, pixels, keepSeconds) => {
      const tag = createHash("sha1").update(`${pixels}\n${svg}`).digest("base64url");
      const bytes = kept.get(tag) ?? (await shared(rendering, tag, async () => render(svg, pixels)));
      kept.set(tag, bytes);
      return { type: "image/webp", bytes, tag, keepSeconds };
    },
  };
}

/** Ten visitors who ask for one picture at once wait for one rendering. */
async function shared(running: Map<string, Promise<Uint8Array>>, tag: string, begin: () => Promise<Uint8Array>) {
  const already = running.get(tag);
  if (already) return already;
  const rendering = begin().finally(() => running.delete(tag));
  running.set(tag, rendering);
  return rendering;
}

async function render(svg: string, pixels: number): Promise<Uint8Array> {
  // Small pictures are drawn at twice their size and scaled down: thin lines stay even.
  const drawn = pixels <= largestSmall ? pixels * 2 : pixels;
  const density = (drawnDensity * drawn) / drawnSide;
  return sharp(Buffer.from(svg), { density }).resize(pixels, pixels).webp({ quality, effort }).toBuffer();
}
