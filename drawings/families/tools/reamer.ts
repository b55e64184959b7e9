import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawFlutes, drawStraightFlutes } from "../../kit/flutes.ts";
import { lieAcross } from "../../kit/lying.ts";
import { drawCallout } from "./callout.ts";
import { drawShank } from "./round-bar.ts";

/** In inches. */
interface Reamer {
  readonly diameter: number;
  readonly shank: number;
  readonly flute: number;
  readonly length: number;
  readonly flutes: number;
  readonly isSpiral: boolean;
  readonly finish: Finish;
}

export const reamer = defineDrawing({
  name: "reamer",
  title: "Chucking reamer",
  examples: [
    {
      label: "1/4 in, HSS, straight",
      attributes: {
        nominalSize: "1/4 in",
        diameter: 0.25,
        shankDiameter: 0.22,
        flutes: 6,
        fluteType: "Straight",
        length: 6,
        fluteLength: 1.5,
        material: "High Speed Steel",
      },
    },
    {
      label: "3/4 in, HSS, spiral",
      attributes: {
        nominalSize: "3/4 in",
        diameter: 0.75,
        shankDiameter: 0.66,
        flutes: 8,
        fluteType: "Right-Hand Spiral",
        length: 9.5,
        fluteLength: 2.5,
        material: "High Speed Steel",
      },
    },
    {
      label: ".3760 in, carbide",
      attributes: {
        nominalSize: ".3760 in",
        diameter: 0.376,
        shankDiameter: 0.3722,
        flutes: 6,
        fluteType: "Straight",
        length: 3.75,
        fluteLength: 1.75,
        material: "Solid Carbide",
      },
    },
  ],
  draw: (art, item, view) => {
    const tool = reamerOf(item);
    if (view === "plain") lieAcross(art, tool.length, tool.diameter, (scale) => drawSide(art, tool, scale, [0, 0]));
    else drawWithDimensions(art, tool, item);
  },
});

function reamerOf(item: Given): Reamer {
  const diameter = item.number("diameter", 0.25);
  const length = item.number("length", 6);
  // Slender ones are drawn stouter than they are, in proportion otherwise.
  const stout = Math.max(1, length / 14 / diameter);
  const material = item.text("material", "High Speed Steel");
  return {
    diameter: diameter * stout,
    shank: item.number("shankDiameter", diameter * 0.88) * stout,
    flute: item.number("fluteLength", length / 4),
    length,
    flutes: item.number("flutes", 6),
    isSpiral: /spiral/i.test(item.text("fluteType", "Straight")),
    finish: /carbide/i.test(material)
      ? finishes.carbide
      : /cobalt/i.test(material)
        ? finishes.stainless
        : finishes.chrome,
  };
}

function drawSide(art: Art, tool: Reamer, scale: number, [x, y]: Point): void {
  const { finish } = tool;
  const radius = (tool.diameter / 2) * scale;
  const shank = (tool.shank / 2) * scale;
  const length = tool.length * scale;
  const flute = tool.flute * scale;
  const start = length - flute;
  const lead = radius * 0.35;
  drawShank(art, finish, [x, y], start - radius, shank);
  art.path(
    `M${x + start - radius - 1} ${y - shank}Q${x + start - radius * 0.3} ${y - shank} ${x + start} ${y - radius * 0.96}V${y + radius * 0.96}Q${x + start - radius * 0.3} ${y + shank} ${x + start - radius - 1} ${y + shank}Z`,
    {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.2,
    },
  );
  const shape = {
    start: [x + start, y],
    length: flute - lead,
    radius,
    count: tool.flutes,
    share: 0.5,
    depth: 0.08,
    finish,
  } as const;
  if (tool.isSpiral) drawFlutes(art, { ...shape, lead: radius * 30 });
  else drawStraightFlutes(art, shape);
  drawLead(art, finish, [x + length - lead, y], radius, lead);
}

/** The 45-degree chamfer that does the cutting. */
function drawLead(art: Art, finish: Finish, [x, y]: Point, radius: number, lead: number): void {
  art.path(`M${x} ${y - radius}L${x + lead} ${y - radius + lead}V${y + radius - lead}L${x} ${y + radius}Z`, {
    fill: art.metal(finish),
    stroke: finish.outline,
    width: 1.3,
  });
  for (const at of [-0.5, 0.05, 0.6]) {
    art.line([x, y + radius * at], [x + lead, y + radius * at * 0.7], {
      stroke: finish.outline,
      strokeOpacity: 0.6,
      width: 1,
    });
  }
}

function drawWithDimensions(art: Art, tool: Reamer, item: Given): void {
  const scale = 450 / tool.length;
  const left = 315 - 225;
  const right = left + 450;
  const radius = (tool.diameter / 2) * scale;
  const y = 290;
  art.shadow([315, y + radius + 16], 225, 9);
  drawSide(art, tool, scale, [left, y]);
  art.dimension({
    from: [left, y + radius],
    to: [right, y + radius],
    label: `${inchFraction(tool.length)} in`,
    offset: 104,
  });
  art.dimension({
    from: [right - tool.flute * scale, y + radius],
    to: [right, y + radius],
    label: `${inchFraction(tool.flute)} in`,
    offset: 52,
  });
  drawCallout(art, [300, 150], item.text("nominalSize", ""), 30);
  if (item.text("sizeSystem", "") !== "Decimal")
    drawCallout(art, [300, 185], `${item.number("diameter", 0).toFixed(4)} in`, 20);
}
