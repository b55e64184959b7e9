import { inchFraction } from "@capstan/platform/fraction";
import { type Art, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Oblique, circlePath, drum, obliqueView, pointAt } from "../../kit/oblique.ts";
import { paintColor } from "./paint-colors.ts";

interface Roll {
  readonly view: Oblique;
  readonly radius: number;
  readonly core: number;
  readonly depth: number;
}

export const tape = defineDrawing({
  name: "tape",
  title: "Roll of tape",
  examples: [
    {
      label: "Floor, yellow",
      attributes: { tapeType: "Floor Marking Tape", color: "Yellow", width: 3, lengthFt: 108, thickness: 6 },
    },
    {
      label: "Electrical, black",
      attributes: { tapeType: "Electrical Tape", color: "Black", width: 0.75, lengthFt: 66, thickness: 8.5 },
    },
    {
      label: "Duct, silver",
      attributes: { tapeType: "Duct Tape", color: "Silver", width: 2, lengthFt: 180, thickness: 11 },
    },
    {
      label: "Hazard stripes",
      attributes: { tapeType: "Floor Marking Tape", color: "Yellow/Black", width: 2, lengthFt: 54, thickness: 6 },
    },
    { label: "Foil", attributes: { tapeType: "Foil Tape", color: "Silver", width: 3, lengthFt: 150, thickness: 3 } },
  ],
  draw: (art, item, view) => {
    const roll = rollOf(item, view === "dimensioned");
    const { center, lean } = roll.view;
    art.shadow([center[0] + (roll.depth * lean) / 2 + 10, center[1] + roll.radius + 4], roll.radius * 0.95, 16);
    drawRoll(art, roll, item);
    if (view === "dimensioned") drawMeasures(art, roll, item);
  },
});

/** How thick a roll is follows from the length and thickness of what is wound on its core. */
function rollOf(item: Given, isSmall: boolean): Roll {
  const width = item.number("width", 2);
  const core = item.text("tapeType", "") === "Electrical Tape" ? 0.7 : 1.55;
  const wound = (item.number("lengthFt", 108) * 12 * (item.number("thickness", 6) / 1000)) / Math.PI;
  const radius = Math.sqrt(core ** 2 + wound);
  const angle = 0.66;
  const across = 2 * radius * Math.cos(angle) + width * Math.sin(angle);
  const scale = Math.min((isSmall ? 400 : 500) / (2 * radius), (isSmall ? 420 : 510) / across);
  const left = (isSmall ? 280 : 300) - (across * scale) / 2;
  const view = obliqueView([left + radius * Math.cos(angle) * scale, isSmall ? 280 : 296], angle);
  return { view, radius: radius * scale, core: core * scale, depth: width * scale };
}

function drawRoll(art: Art, roll: Roll, item: Given): void {
  const { view, radius, core, depth } = roll;
  const [ground = "Gray", stripe] = item.text("color", "Gray").split("/");
  const isFoil = item.text("tapeType", "") === "Foil Tape";
  const color = isFoil ? "#c3c9ce" : paintColor(ground);
  const finish = isFoil ? finishes.chrome : paint(color);
  drawEnd(art, roll, color, isFoil);
  drum(
    art,
    view,
    { radius, depth },
    { radius, depth: 0 },
    { fill: art.metal(finish), stroke: finish.outline, width: 2 },
  );
  if (stripe) drawStripes(art, roll, paintColor(stripe));
  art.path(circlePath(view, radius), {
    fill: art.linear(
      [
        [0, tone(color, 0.45)],
        [0.5, color],
        [1, tone(color, -0.4)],
      ],
      "diagonal",
    ),
    stroke: finish.outline,
    width: 2,
  });
  const winds = 11;
  for (let wind = 1; wind < winds; wind++) {
    const at = core + ((radius - core) * wind) / winds;
    art.path(circlePath(view, at), {
      fill: "none",
      stroke: "#000000",
      strokeOpacity: wind % 2 === 0 ? 0.16 : 0.07,
      width: 1.4,
    });
  }
  drawCore(art, roll);
}

/** The end stands off the roll a little, so that it can be found. */
function drawEnd(art: Art, { view, radius, depth }: Roll, color: Color, isFoil: boolean): void {
  const angle = -0.62;
  const reach = radius * 0.42;
  const along = [-Math.sin(angle) * view.squash * reach, Math.cos(angle) * reach] as const;
  const near = pointAt(view, radius, angle);
  const far = pointAt(view, radius, angle, depth);
  art.path(
    `${polyline([near, far, [far[0] + along[0] + 10, far[1] + along[1]], [near[0] + along[0] + 10, near[1] + along[1]]])}Z`,
    {
      fill: art.linear(
        [
          [0, tone(color, isFoil ? 0.8 : 0.35)],
          [1, tone(color, -0.3)],
        ],
        "diagonal",
      ),
      stroke: tone(color, -0.7),
      width: 1.8,
    },
  );
}

function drawStripes(art: Art, { view, radius, depth }: Roll, color: Color): void {
  const stripes = 11;
  const step = Math.PI / stripes;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const from = -Math.PI / 2 + stripe * step - step * 0.5;
    const [start, end, slant] = [from, from + step * 0.5, step * 0.9];
    const clamp = (angle: number) => Math.min(Math.PI / 2, Math.max(-Math.PI / 2, angle));
    art.polygon(
      [
        pointAt(view, radius, clamp(start), 0),
        pointAt(view, radius, clamp(start + slant), depth),
        pointAt(view, radius, clamp(end + slant), depth),
        pointAt(view, radius, clamp(end), 0),
      ],
      { fill: color, fillOpacity: 0.88 },
    );
  }
}

function drawCore(art: Art, { view, core, depth }: Roll): void {
  art.path(circlePath(view, core), {
    fill: art.linear(
      [
        [0, "#e2c69c"],
        [1, "#a57d4c"],
      ],
      "diagonal",
    ),
    stroke: "#3b2c18",
    width: 1.8,
  });
  const mouth = circlePath(view, core * 0.88);
  art.path(mouth, {
    fill: art.linear([
      [0, "#5d4426"],
      [0.6, "#b08b5b"],
      [1, "#d9b98c"],
    ]),
  });
  art.group({ clip: art.clip(mouth) }, () => {
    art.path(circlePath(view, core * 0.88, depth), { fill: "#ffffff", stroke: "#3b2c18", width: 1 });
  });
  art.path(mouth, { fill: "none", stroke: "#3b2c18", width: 1.6 });
}

function drawMeasures(art: Art, { view, radius, depth }: Roll, item: Given): void {
  const [x, y] = view.center;
  art.dimension({
    from: [x, y - radius],
    to: [x + depth * view.lean, y - radius],
    label: `${inchFraction(item.number("width", 2))} in`,
    offset: -34,
  });
  art.text([300, 560], `${item.number("lengthFt", 108)} ft x ${item.number("thickness", 6)} mil`, {
    size: 22,
    fill: "#14365c",
  });
}
