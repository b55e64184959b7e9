import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawSolid } from "../../kit/solid.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout } from "./callout.ts";
import { drawRubber } from "./tool-parts.ts";

const chrome = finishes.chrome;
const axis = 220;

export const micrometer = defineDrawing({
  name: "micrometer",
  title: "Outside micrometer",
  examples: [
    {
      label: "0-1 in, ratchet",
      attributes: {
        reading: "Mechanical",
        rangeFrom: 0,
        rangeTo: 1,
        graduation: 0.001,
        thimble: "Ratchet Stop",
        brand: "Verrin",
      },
    },
    {
      label: "Digital, 0-1 in",
      attributes: {
        reading: "Digital",
        rangeFrom: 0,
        rangeTo: 1,
        graduation: 0.00005,
        thimble: "Friction Thimble",
        brand: "Calidor",
      },
    },
    {
      label: "3-4 in, friction",
      attributes: {
        reading: "Mechanical",
        rangeFrom: 3,
        rangeTo: 4,
        graduation: 0.0001,
        thimble: "Friction Thimble",
        brand: "Grantham",
      },
    },
    {
      label: "Digital, 5-6 in",
      attributes: {
        reading: "Digital",
        rangeFrom: 5,
        rangeTo: 6,
        graduation: 0.00005,
        thimble: "Ratchet Stop",
        brand: "Halden Instruments",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      drawTool(art, item);
      return;
    }
    art.group({ move: [66, 60], scale: 0.78 }, () => drawTool(art, item));
    const { anvil, spindle } = layoutOf(item);
    const range = `${item.number("rangeFrom", 0)} to ${item.number("rangeTo", 1)} in`;
    const y = (axis - 20) * 0.78 + 60;
    art.dimension({ from: [anvil * 0.78 + 66, y], to: [spindle * 0.78 + 66, y], label: range, offset: -56 });
    drawCallout(art, [400, 490], `${item.number("graduation", 0.001)} in`, 30);
  },
});

interface Layout {
  /** Where the two faces are, across. */
  readonly anvil: number;
  readonly spindle: number;
  readonly sleeve: number;
  /** Half the height of the barrel. */
  readonly barrel: number;
}

/** Larger ranges have a larger bow, and a barrel that looks the smaller. */
function layoutOf(item: Given): Layout {
  const from = item.number("rangeFrom", 0);
  const gap = Math.min(220, 74 + from * 30);
  const anvil = 84;
  return { anvil, spindle: anvil + gap, sleeve: Math.min(366, 268 + from * 20), barrel: Math.max(27, 38 - from * 2) };
}

/** Where the bow ends below. */
function lowestOf({ sleeve }: Layout): number {
  return Math.min(500, 320 + sleeve * 0.5);
}

function drawTool(art: Art, item: Given): void {
  const layout = layoutOf(item);
  const isDigital = item.text("reading", "Mechanical") === "Digital";
  art.shadow([250, lowestOf(layout) + 14], 190, 12);
  drawSpindle(art, layout);
  drawFrame(art, layout, item, isDigital);
  drawBarrel(art, layout, item);
  if (isDigital) drawDisplay(art, layout, item);
}

function drawSpindle(art: Art, { anvil, spindle, sleeve }: Layout): void {
  const fill = art.metal(chrome);
  art.rect(anvil - 34, axis - 16, 34, 32, { fill, stroke: chrome.outline, width: 1.5 });
  art.rect(anvil - 6, axis - 16, 7, 32, { fill: art.metal(finishes.carbide), stroke: chrome.outline, width: 1.2 });
  art.rect(spindle, axis - 16, sleeve - spindle + 20, 32, { fill, stroke: chrome.outline, width: 1.5 });
  art.rect(spindle - 1, axis - 16, 7, 32, { fill: art.metal(finishes.carbide), stroke: chrome.outline, width: 1.2 });
}

/** The bow between the anvil and the barrel. */
function drawFrame(art: Art, layout: Layout, item: Given, isDigital: boolean): void {
  const finish: Finish = isDigital ? paint("#3b4249") : paint("#5d6f80");
  const right = layout.sleeve + 14;
  const middle = (34 + right) / 2;
  const low = lowestOf(layout);
  const path =
    `M32 ${axis - 36}H64V${axis + 38}C66 ${axis + 120} 110 ${low - 74} ${middle} ${low - 74}C${right - 76} ${low - 74} ${right - 34} ${axis + 120} ${right - 34} ${axis + 46}V${axis - 46}H${right}` +
    `V${axis + 60}C${right + 4} ${low - 110} ${right - 44} ${low} ${middle} ${low}C92 ${low} 22 ${low - 96} 24 ${axis + 40}L26 ${axis - 20}Q26 ${axis - 36} 32 ${axis - 36}Z`;
  const fill = art.linear(
    [
      [0, finish.shine],
      [0.25, finish.light],
      [0.6, finish.mid],
      [1, finish.dark],
    ],
    "diagonal",
  );
  drawSolid(art, path, { fill, finish, bevel: 4, line: 2 });
  const plate = { x: middle - 74, y: low - 62, width: 148, height: 48 };
  art.rect(plate.x, plate.y, plate.width, plate.height, { fill: "#1b1f23", stroke: "#000000", width: 1.4 }, 10);
  const brand = item.text("brand", "").toUpperCase();
  art.text([middle, plate.y + 21], brand, { size: sizeToFit(brand, 132, 20, "heavy"), face: "heavy", fill: "#ffffff" });
  const range = `${item.number("rangeFrom", 0)}-${item.number("rangeTo", 1)} in  ${item.number("graduation", 0.001)}`;
  art.text([middle, plate.y + 39], range, { size: sizeToFit(range, 132, 15), fill: "#d6dce2" });
}

/** Sleeve, thimble and what turns it. */
function drawBarrel(art: Art, { sleeve, barrel }: Layout, item: Given): void {
  const satin = finishes.stainless;
  art.rect(sleeve, axis - barrel * 0.8, 130, barrel * 1.6, {
    fill: art.metal(satin),
    stroke: satin.outline,
    width: 1.6,
  });
  art.line([sleeve + 18, axis], [sleeve + 100, axis], { stroke: "#15181b", width: 1.6 });
  for (let tick = 0; tick < 16; tick++) {
    const tall = tick % 4 === 0 ? barrel * 0.5 : barrel * 0.3;
    art.line([sleeve + 20 + tick * 5, axis], [sleeve + 20 + tick * 5, axis - tall], { stroke: "#15181b", width: 1.3 });
    if (tick % 4 === 0)
      art.text([sleeve + 20 + tick * 5, axis + barrel * 0.36], String(tick / 4), { size: barrel * 0.36 });
  }
  const thimble = sleeve + 92;
  const end = 552;
  const isRatchet = /ratchet/i.test(item.text("thimble", "Ratchet Stop"));
  const body = isRatchet ? end - 46 : end - 14;
  art.path(
    `M${thimble} ${axis - barrel * 0.84}L${thimble + 26} ${axis - barrel}H${body}V${axis + barrel}H${thimble + 26}L${thimble} ${axis + barrel * 0.84}Z`,
    { fill: art.metal(satin), stroke: satin.outline, width: 1.8 },
  );
  for (let tick = -4; tick <= 4; tick++) {
    const y = axis + tick * barrel * 0.19;
    art.line([thimble + 1, y], [thimble + (tick % 5 === 0 ? 24 : 15), y], { stroke: "#15181b", width: 1.3 });
  }
  art.text([thimble + 33, axis + barrel * 0.13], "0", { size: barrel * 0.36 });
  drawKnurl(art, thimble + 58, body - 12, barrel);
  if (isRatchet) drawRatchet(art, body, end, barrel);
  else
    art.rect(
      body,
      axis - barrel * 0.8,
      end - body,
      barrel * 1.6,
      { fill: art.metal(chrome), stroke: chrome.outline, width: 1.5 },
      4,
    );
}

function drawKnurl(art: Art, left: number, right: number, barrel: number): void {
  const knurl = art.pattern(7, 7, (tile) => {
    tile.path("M0 7L7 0M0 0L7 7", { fill: "none", stroke: "#1d2125", strokeOpacity: 0.5, width: 1 });
  });
  art.rect(left, axis - barrel, right - left, barrel * 2, {
    fill: knurl,
    stroke: "#1d2125",
    strokeOpacity: 0.5,
    width: 1,
  });
}

function drawRatchet(art: Art, from: number, to: number, barrel: number): void {
  const satin = finishes.stainless;
  art.rect(from, axis - barrel * 0.42, 12, barrel * 0.84, {
    fill: art.metal(satin),
    stroke: satin.outline,
    width: 1.3,
  });
  art.rect(
    from + 10,
    axis - barrel * 0.62,
    to - from - 10,
    barrel * 1.24,
    { fill: art.metal(satin), stroke: satin.outline, width: 1.6 },
    4,
  );
  for (let rib = 0; rib < 6; rib++) {
    art.line([from + 15 + rib * 5, axis - barrel * 0.6], [from + 15 + rib * 5, axis + barrel * 0.6], {
      stroke: "#15181b",
      strokeOpacity: 0.5,
      width: 1.6,
    });
  }
}

/** The readout, hung below the barrel. */
function drawDisplay(art: Art, { sleeve, barrel }: Layout, item: Given): void {
  const x = sleeve - 6;
  const top = axis + barrel * 0.5;
  drawRubber(
    art,
    `M${x} ${top}H${x + 176}Q${x + 190} ${top} ${x + 190} ${top + 14}V${top + 92}Q${x + 190} ${top + 106} ${x + 176} ${top + 106}H${x + 30}Q${x} ${top + 106} ${x} ${top + 80}Z`,
  );
  art.rect(
    x + 20,
    top + 16,
    150,
    46,
    {
      fill: art.linear([
        [0, "#d7e0d2"],
        [1, "#b2bfae"],
      ]),
      stroke: "#000000",
      width: 1.4,
    },
    4,
  );
  const value = item.number("rangeFrom", 0) + 0.25;
  art.text([x + 162, top + 51], value.toFixed(5), { size: 32, anchor: "end" });
  for (const [at, color] of [
    [44, "#c8102e"],
    [92, "#5a626a"],
    [140, "#5a626a"],
  ] as const) {
    art.rect(x + at - 14, top + 74, 34, 18, { fill: color, stroke: "#000000", width: 1.2 }, 8);
  }
}
