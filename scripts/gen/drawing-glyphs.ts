import { readFile } from "node:fs/promises";
import { join } from "node:path";
// oxlint-disable-next-line import/default -- CommonJS: Node makes the default export, which its types know and the linter does not
import opentype from "opentype.js";
import type { Generator } from "./generator.ts";

const output = "drawings/kit/glyphs.json";
const em = 1_000;
const characters = Array.from(`${range(" ", "~")}°±×Øµ½¼¾–—“”‘’Ω®ÁÉÍÓÚÑÜáéíóúñü¡¿`);
const fonts = {
  body: "@fontsource/inter/files/inter-latin-600-normal.woff",
  heavy: "@fontsource/archivo/files/archivo-latin-900-normal.woff",
};

/** Labels on drawings are outlines, so that a picture looks the same on a machine that has no fonts. */
export const drawingGlyphs: Generator = {
  name: "glyphs of the drawings' labels",
  outputs: [output],
  run: async (root) => {
    const entries = Object.entries(fonts).map(async ([face, file]) => [face, await glyphsOf(root, file)] as const);
    return { files: { [output]: `${JSON.stringify(Object.fromEntries(await Promise.all(entries)))}\n` } };
  },
};

async function glyphsOf(root: string, file: string) {
  const bytes = await readFile(join(root, "node_modules", file));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const outlines = characters
    .filter((character) => font.hasChar(character))
    .map((character) => {
      const glyph = font.charToGlyph(character);
      const width = Math.round(((glyph.advanceWidth ?? 0) / font.unitsPerEm) * em);
      return [character, [width, outlineOf(glyph.getPath(0, 0, em).commands)]] as const;
    });
  return Object.fromEntries(outlines);
}

/** The library's own text of a path runs a zero into the number before it. */
function outlineOf(commands: readonly opentype.PathCommand[]): string {
  return commands
    .map((command) => {
      const { type, ...points } = command;
      const order = ["x1", "y1", "x2", "y2", "x", "y"] as const;
      const values = order.flatMap((name) =>
        name in points ? [Math.round(points[name as keyof typeof points]) || 0] : [],
      );
      return `${type}${values.join(" ")}`;
    })
    .join("");
}

function range(first: string, last: string): string {
  const from = first.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, step) => from + step));
}
