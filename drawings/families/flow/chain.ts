import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import { colorOf, type Finish, finishes, finishOf, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { drawPipe } from "../../kit/pipe.ts";

/** A link in units of its wire: inside length 3, inside width 1.4, so 5 by 3.4 over all. */
const pitch = 3;
const inner = 1.4;

export const weldedChain = defineDrawing({
  name: "chain",
  title: "Welded chain",
  examples: [
    { label: "Grade 80, 1/2", attributes: { grade: 80, size: 0.5, lengthFeet: 20, capacity: 12000, finish: "Black" } },
    {
      label: "Grade 70, 3/8",
      attributes: { grade: 70, size: 0.375, lengthFeet: 20, capacity: 6600, finish: "Yellow Zinc" },
    },
    {
      label: "Grade 30, 3/16",
      attributes: { grade: 30, size: 0.1875, lengthFeet: 50, capacity: 800, finish: "Zinc Plated" },
    },
    {
      label: "Grade 100, 5/8",
      attributes: { grade: 100, size: 0.625, lengthFeet: 10, capacity: 22600, finish: "Powder Coated Blue" },
    },
  ],
  draw: (art, item, view) => {
    const finish = coatOf(item.text("finish", "Zinc Plated"));
    const count = linksOf(item.number("size", 0.375));
    const length = count * pitch + 2;
    const mark = markOf(item.text("grade", "30"));
    if (view === "plain") {
      lieAcross(art, length, inner + 2, (scale) => drawLinks(art, finish, count, scale, mark));
      return;
    }
    const links = 5;
    const scale = 470 / (links * pitch + 2);
    const left = 300 - ((links * pitch + 2) * scale) / 2;
    const y = 240;
    art.shadow([300, y + 1.9 * scale], 240, 12);
    art.group({ move: [left, y] }, () => drawLinks(art, finish, links, scale, mark));
    art.dimension({
      from: [left, y + 0.7 * scale],
      to: [left + scale, y + 0.7 * scale],
      label: `${inchFraction(item.number("size", 0.375))} in`,
      offset: 1.5 * scale,
    });
    art.text(
      [300, y + 4.2 * scale],
      `${inchFraction(item.number("size", 0.375))} in trade size, Grade ${item.text("grade", "30")}`,
      { size: 26, fill: "#14365c" },
    );
    art.text([300, y + 5.6 * scale], `Working load limit ${item.number("capacity", 0).toLocaleString("en-US")} lb`, {
      size: 26,
      fill: "#14365c",
    });
    art.text([300, y + 6.9 * scale], `${item.text("lengthFeet", "20")} ft`, { size: 24, fill: "#14365c" });
  },
});

function coatOf(words: string): Finish {
  if (/powder/i.test(words)) return paint(colorOf(words));
  return /plain/i.test(words) ? finishes.steel : finishOf(words);
}

/** Heavy chain shows few links, light chain many. */
function linksOf(size: number): number {
  if (size >= 0.5) return 3;
  if (size >= 0.3) return 5;
  return size >= 0.2 ? 7 : 9;
}

function markOf(grade: string): string {
  return { "70": "7", "80": "8", "100": "10", "43": "4" }[grade] ?? "";
}

/** Every other link lies flat; those between stand on edge and pass over the ends of the flat ones. */
function drawLinks(art: Art, finish: Finish, count: number, scale: number, mark: string): void {
  const wire = scale;
  for (let link = 0; link < count; link += 2) {
    const start = link * pitch * scale;
    const radius = ((inner + 1) / 2) * scale;
    const [left, right] = [start + 0.5 * scale + radius, start + (pitch + 1.5) * scale - radius];
    drawPipe(
      art,
      `M${left} ${-radius}H${right}A${radius} ${radius} 0 0 1 ${right} ${radius}H${left}A${radius} ${radius} 0 0 1 ${left} ${-radius}Z`,
      wire,
      finish,
    );
    if (mark !== "")
      art.text([(left + right) / 2, radius + wire * 0.22], mark, {
        size: wire * 0.62,
        face: "heavy",
        fill: finish.outline,
        opacity: 0.65,
      });
  }
  for (let link = 1; link < count; link += 2) {
    const from = link * pitch * scale + 0.5 * scale;
    const to = from + (pitch + 1) * scale;
    drawPipe(art, `M${from} 0H${to}`, wire, finish, { cap: "round" });
  }
}
