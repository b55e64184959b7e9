import sharp from "sharp";
import { expect, test } from "vitest";
import { drawingSvg, drawings, isMeasuredNamed, svgNamed } from "./index.ts";

const views = ["plain", "dimensioned", "sides"] as const;
const every = drawings.flatMap((drawing) =>
  drawing.examples.map((example) => ({ drawing, example, title: `${drawing.name}: ${example.label}` })),
);
const maxBytes = 64 * 1024;

test("there are at least forty families, each under a name of its own", () => {
  expect(drawings.length).toBeGreaterThanOrEqual(40);
  expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
});

test("every example is drawn in every view without a figure that is none, and with text as outlines", () => {
  const faults = every.flatMap(({ drawing, example, title }) =>
    views.flatMap((view) => {
      const svg = drawingSvg(drawing, example.attributes, view);
      const found = /NaN|undefined|Infinity|null|<text|<image|href=/.exec(svg)?.[0];
      return [
        ...(found ? [`${title}, ${view}: ${found}`] : []),
        ...(svg.length > maxBytes ? [`${title}, ${view}: ${svg.length} bytes`] : []),
      ];
    }),
  );
  expect(faults).toEqual([]);
});

test("from its sides a thing is drawn as with its measures, without a figure or a note; without measures as on the shelf", () => {
  const screw = { threadSize: "3/8-16", length: 1.5 };
  const sides = svgNamed("hex-cap-screw", screw, "sides") ?? "";
  const measured = svgNamed("hex-cap-screw", screw, "dimensioned") ?? "";
  expect(sides).not.toContain("#14365c");
  expect(sides.length).toBeLessThan(measured.length);
  expect(sides).not.toBe(svgNamed("hex-cap-screw", screw, "plain"));
  expect(svgNamed("work-boot", {}, "sides")).toBe(svgNamed("work-boot", {}, "plain"));
});

test("the same attributes give the same picture, to the byte", () => {
  const differing = every.filter(
    ({ drawing, example }) => drawingSvg(drawing, example.attributes) !== drawingSvg(drawing, example.attributes),
  );
  expect(differing).toEqual([]);
});

test("examples of one family look different from each other", () => {
  const alike = drawings.filter(
    (drawing) =>
      new Set(drawing.examples.map((example) => drawingSvg(drawing, example.attributes))).size <
      drawing.examples.length,
  );
  expect(alike.map(({ name }) => name)).toEqual([]);
});

test("an item of which nothing is known still gets a picture, and so does one with nonsense in its attributes", () => {
  const nonsense = {
    length: -5,
    diameter: 1e9,
    threadSize: "???",
    size: "",
    color: "none",
    finish: "\u{1F529}",
    brand: "",
  };
  const faults = drawings.filter((drawing) =>
    views.some((view) =>
      /NaN|undefined|Infinity/.test(drawingSvg(drawing, {}, view) + drawingSvg(drawing, nonsense, view)),
    ),
  );
  expect(faults.map(({ name }) => name)).toEqual([]);
});

test("every picture fills its square and leaves a white edge", { timeout: 300_000 }, async () => {
  const faults: string[] = [];
  for (const { drawing, example, title } of every) {
    // The dimensioned views of a family are laid out alike: its first example stands for them.
    for (const view of example === drawing.examples[0] ? views : (["plain"] as const)) {
      const { touching, covered } = await look(drawingSvg(drawing, example.attributes, view));
      if (touching > 0) faults.push(`${title}, ${view}: touches the edge at ${touching} points`);
      if (covered < 0.03)
        faults.push(`${title}, ${view}: covers only ${Math.round(covered * 1_000) / 10} % of the square`);
    }
  }
  expect(faults).toEqual([]);
});

const pixels = 100;

/** How much of the picture is not white, and how much of that lies on its outermost pixels. */
async function look(svg: string): Promise<{ touching: number; covered: number }> {
  const grey = await sharp(Buffer.from(svg)).resize(pixels, pixels).greyscale().raw().toBuffer();
  const isInk = (x: number, y: number) => (grey[y * pixels + x] ?? 255) < 235;
  let touching = 0;
  let covered = 0;
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      if (!isInk(x, y)) continue;
      covered += 1;
      if (x === 0 || y === 0 || x === pixels - 1 || y === pixels - 1) touching += 1;
    }
  }
  return { touching, covered: covered / pixels ** 2 };
}

test("only what has a dimension line counts as measured", () => {
  expect(isMeasuredNamed("hex-cap-screw", { threadSize: "3/8-16", length: 1.5 })).toBe(true);
  expect(isMeasuredNamed("coated-glove", { size: "L" })).toBe(false);
  expect(isMeasuredNamed("nothing", {})).toBe(false);
});

test("the figures of dimensions are as large as is asked, and the drawing itself is not", () => {
  const svg = (figureSize?: number) =>
    svgNamed("hex-cap-screw", { threadSize: "3/8-16", length: 1.5 }, "dimensioned", figureSize ? { figureSize } : {});
  expect(svg(12)).toContain("scale(0.012)");
  expect(svg()).not.toContain("scale(0.012)");
  const plain = (figureSize: number) => svgNamed("hex-cap-screw", { length: 1.5 }, "plain", { figureSize });
  expect(plain(12)).toBe(plain(24));
});
