import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

const shown = (text: string) =>
  renderToStaticMarkup(<Unbroken text={text} />)
    .replaceAll('<span class="unbroken">', "[")
    .replaceAll("</span>", "]");

test.each([
  ["Hex Cap Screws, 18-8 Stainless Steel", "Hex Cap Screws, [18-8] Stainless Steel"],
  ["Hex Cap Screw, Grade 8, 3/8-16 x 1-1/2 in", "Hex Cap Screw, [Grade 8,] [3/8-16 x 1-1/2 in]"],
  ["Ball Bearing, 6204-2RS C3, 20 x 47 x 14 mm", "Ball Bearing, [6204-2RS] C3, [20 x 47 x 14 mm]"],
  ["Hex Cap Screw, Zinc Plated, 1/4-20 × 1 in", "Hex Cap Screw, Zinc Plated, [1/4-20 × 1 in]"],
  ["Deep-Groove Ball Bearing, 6204", "Deep-Groove Ball Bearing, 6204"],
  ["Box of 50, 4x4 Style A", "Box of 50, 4x4 Style A"],
])("%j keeps what is in brackets on one line: %j", (text, words) => {
  expect(shown(text)).toBe(words);
});
