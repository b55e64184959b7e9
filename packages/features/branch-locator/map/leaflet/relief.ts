/** The part of the world that it shows, in the web Mercator projection's world of 1 by 1: 180° W to 50° W, 5° N to 74° N. */
import reliefFrame from "../base-data/relief-frame.json" with { type: "json" };
import reliefUrl from "../base-data/relief.webp?url";
import type { TileFrame } from "./paint-tile.ts";

/** Null: it can't be had now. */
export async function loadRelief(): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = reliefUrl;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

export function paintRelief(pen: CanvasRenderingContext2D, picture: HTMLImageElement, frame: TileFrame): void {
  const { left, right, top, bottom } = reliefFrame;
  const { worldSize } = frame;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(
    picture,
    left * worldSize - frame.left,
    top * worldSize - frame.top,
    (right - left) * worldSize,
    (bottom - top) * worldSize,
  );
}
