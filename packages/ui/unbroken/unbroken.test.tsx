import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

const html = (text: string) => renderToStaticMarkup(<Unbroken text={text} />);

test("a word with a hyphen between figures is kept whole, and all others may break", () => {
  expect(html("Hex Cap Screws, 18-8 Stainless Steel")).toBe(
    'Hex Cap Screws, <span class="unbroken">18-8</span> Stainless Steel',
  );
  expect(html("3/8-16 x 1-1/2 in")).toBe(
    '<span class="unbroken">3/8-16</span> x <span class="unbroken">1-1/2</span> in',
  );
  expect(html("Deep-Groove Ball Bearing, 6204")).toBe("Deep-Groove Ball Bearing, 6204");
});
