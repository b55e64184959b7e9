/** `npm run draw -- FOLDER [NAME…]`: the examples of the named drawings, or of all, in both views, on one picture to look at. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawingSvg, drawings } from "../index.ts";

const [folder = "drawings", ...names] = process.argv.slice(2);
const tile = 300;
const columns = 6;
const wanted = drawings.filter((drawing) => names.length === 0 || names.includes(drawing.name));
const pictures = wanted.flatMap((drawing) => [
  ...drawing.examples.map((example) => drawingSvg(drawing, example.attributes)),
  ...drawing.examples.slice(0, 1).map((example) => drawingSvg(drawing, example.attributes, "dimensioned")),
]);
const tiles = await Promise.all(
  pictures.map(async (svg, at) => ({
    input: await sharp(Buffer.from(svg))
      .resize(tile - 4, tile - 4)
      .png()
      .toBuffer(),
    left: (at % columns) * tile,
    top: Math.floor(at / columns) * tile,
  })),
);
await mkdir(folder, { recursive: true });
const file = join(folder, `${names.join("-") || "all"}.png`.slice(0, 120));
await sharp({
  create: {
    width: tile * columns,
    height: tile * Math.max(1, Math.ceil(tiles.length / columns)),
    channels: 3,
    background: "#d8dcdf",
  },
})
  .composite(tiles)
  .png()
  .toFile(file);
console.log(`${file}: ${wanted.length} drawings, ${tiles.length} pictures`);
