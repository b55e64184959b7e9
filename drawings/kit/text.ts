import glyphs from "./glyphs.json" with { type: "json" };
import { round } from "./round.ts";

/** `body` for sizes and marks, `heavy` for brands. */
export type Face = keyof typeof glyphs;

const em = 1_000;

interface Glyph {
  readonly width: number;
  readonly outline: string;
}

export function textWidth(text: string, size: number, face: Face = "body", spacing = 0): number {
  const widths = Array.from(text, (letter) => glyphOf(letter, face).width);
  const sum = widths.reduce((total, width) => total + width, 0);
  return (sum * size) / em + spacing * Math.max(0, widths.length - 1);
}

/** The largest size, up to `most`, at which the text fits a width. */
export function sizeToFit(text: string, width: number, most: number, face: Face = "body"): number {
  const atFull = textWidth(text, most, face);
  return atFull <= width ? most : (most * width) / atFull;
}

/** Outlines of a line of text that begins at the origin, on its baseline. */
export function textOutlines(text: string, size: number, face: Face, spacing: number): string {
  let at = 0;
  const scale = round(size / em, 5);
  return Array.from(text, (letter) => {
    const glyph = glyphOf(letter, face);
    const path =
      glyph.outline === "" ? "" : `<path transform="translate(${round(at)}) scale(${scale})" d="${glyph.outline}"/>`;
    at += (glyph.width * size) / em + spacing;
    return path;
  }).join("");
}

/** Each letter of a text with its width, for text on a curve. */
export function letters(text: string, size: number, face: Face, spacing: number) {
  return Array.from(text, (letter) => {
    const glyph = glyphOf(letter, face);
    return { outline: glyph.outline, width: (glyph.width * size) / em + spacing, scale: round(size / em, 5) };
  });
}

function glyphOf(letter: string, face: Face): Glyph {
  const table: Readonly<Record<string, readonly (number | string)[]>> = glyphs[face];
  const [width, outline] = table[letter] ?? table["?"] ?? [];
  return { width: Number(width ?? 0), outline: String(outline ?? "") };
}
