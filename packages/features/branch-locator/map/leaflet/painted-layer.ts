import * as L from "leaflet";
import type { TileFrame } from "./paint-tile.ts";

export type Paint = (pen: CanvasRenderingContext2D, frame: TileFrame) => void;

const tileSize = 512;

/** Tiles as any others, painted in the browser. */
export class PaintedLayer extends L.GridLayer {
  readonly #paint: Paint;

  constructor(paint: Paint, options: L.GridLayerOptions) {
    super({ ...options, tileSize, updateWhenZooming: false, keepBuffer: 1 });
    this.#paint = paint;
  }

  protected override createTile({ x, y, z }: L.Coords): HTMLElement {
    const tile = document.createElement("canvas");
    const sharpness = Math.min(window.devicePixelRatio, 2);
    tile.width = tileSize * sharpness;
    tile.height = tileSize * sharpness;
    const pen = tile.getContext("2d");
    if (!pen) return tile;
    pen.scale(sharpness, sharpness);
    pen.lineJoin = "round";
    this.#paint(pen, { left: x * tileSize, top: y * tileSize, size: tileSize, worldSize: 256 * 2 ** z });
    return tile;
  }
}
