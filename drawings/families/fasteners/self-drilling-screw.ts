import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, colorOf, finishOf, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { pathOf } from "../../kit/path-of.ts";
import { threadSizeOf } from "../../kit/sizes.ts";
import { drawScrewBody } from "./screw-body.ts";
import { type Head, drawDrive, drawFlatHead, drawHexWasherHead, drawPanHead } from "./screw-heads.ts";

interface Screw {
  readonly headType: string;
  readonly diameter: number;
  readonly pitch: number;
  readonly length: number;
  readonly point: number;
  readonly headRadius: number;
  readonly headHeight: number;
  readonly acrossFlats: number;
  readonly finish: Finish;
  readonly isSealed: boolean;
}

const squash = 0.42;

export const selfDrillingScrew = defineDrawing({
  name: "self-drilling-screw",
  title: "Self-drilling screw",
  examples: [
    {
      label: "Hex washer, zinc",
      attributes: {
        size: "#10-16",
        length: 1,
        headType: "Hex Washer",
        driveType: "External Hex",
        finish: "Zinc Plated",
        drillPoint: 3,
        headWidth: 0.3125,
      },
    },
    {
      label: "Roofing, brown",
      attributes: {
        size: "1/4-14",
        length: 1.5,
        headType: "Hex Washer with Bonded Seal",
        finish: "Ceramic Coated, Brown",
        drillPoint: 3,
        headWidth: 0.375,
      },
    },
    {
      label: "Pan, Phillips, 410",
      attributes: {
        size: "#8-18",
        length: 0.75,
        headType: "Pan",
        driveType: "Phillips",
        material: "410 Stainless Steel",
        finish: "Plain",
        drillPoint: 2,
      },
    },
    {
      label: "Flat, Phillips, gray",
      attributes: {
        size: "#12-24",
        length: 2,
        headType: "Flat",
        driveType: "Phillips",
        finish: "Ceramic Coated, Gray",
        drillPoint: 5,
      },
    },
  ],
  draw: (art, item, view) => {
    const screw = screwOf(item);
    if (view === "dimensioned") {
      drawWithDimensions(art, screw, item);
      return;
    }
    const lead = screw.headRadius * squash;
    const length = lead + screw.headHeight + screw.length;
    const draw = (scale: number): void => {
      art.group({ move: [lead * scale, 0] }, () => drawTurned(art, screw, item, scale, squash));
    };
    lieAcross(art, length, screw.headRadius * 2, draw, screw.diameter * 1.5);
  },
});

function screwOf(item: Given): Screw {
  const size = threadSizeOf(item.text("size", "#10-16")) ?? { diameter: 0.19, pitch: 1 / 16 };
  const headType = item.text("headType", "Hex Washer");
  const { diameter } = size;
  const acrossFlats = item.number("headWidth", diameter * 1.6);
  const isHex = headType.startsWith("Hex");
  const isSealed = headType.includes("Seal");
  const spread = isSealed ? 1.9 : 1.02;
  return {
    headType,
    ...size,
    length: item.number("length", 1),
    point: diameter * (0.5 + item.number("drillPoint", 3) * 0.24),
    headRadius: isHex ? acrossFlats * 0.62 * spread : diameter * (headType === "Modified Truss" ? 1.2 : 0.98),
    headHeight: isHex ? diameter * (isSealed ? 1.05 : 0.78) : diameter * 0.55,
    acrossFlats,
    finish: screwFinish(item),
    isSealed,
  };
}

function screwFinish(item: Given): Finish {
  const words = item.text("finish", "Zinc Plated");
  if (words.startsWith("Ceramic")) return paint(words.includes("Gray") ? "#7f878e" : colorOf(words));
  return finishOf(words === "Plain" ? item.text("material", "Stainless") : words);
}

function drawTurned(art: Art, screw: Screw, item: Given, scale: number, turn: number): void {
  const radius = (screw.diameter / 2) * scale;
  const height = screw.headHeight * scale;
  const point = screw.point * scale;
  const body = screw.length * scale - point;
  drawPoint(art, height + body, point, radius * 0.84, screw.finish);
  drawScrewBody(art, {
    from: height,
    length: body,
    radius,
    pitch: screw.pitch * scale * 1.25,
    threadLength: body,
    finish: screw.finish,
  });
  const head: Head = { radius: screw.headRadius * scale, height, squash: turn, finish: screw.finish };
  if (screw.headType.startsWith("Hex")) drawHex(art, screw, head, scale);
  else if (screw.headType === "Flat") drawDrive(art, "Phillips", 0, drawFlatHead(art, head, radius), head);
  else drawDrive(art, item.text("driveType", "Phillips"), 0, drawPanHead(art, head), head);
}

function drawHex(art: Art, screw: Screw, head: Head, scale: number): void {
  const flats = screw.acrossFlats * scale;
  if (!screw.isSealed) {
    drawHexWasherHead(art, head, flats);
    return;
  }
  const seal = head.height * 0.16;
  const metal = head.height * 0.1;
  drawRing(art, head.height - seal, seal, head.radius * 0.96, head.squash, paint("#2a2d30"));
  drawRing(art, head.height - seal - metal, metal, head.radius, head.squash, finishes.galvanized);
  const hex: Head = { ...head, radius: flats * 0.66, height: head.height - seal - metal };
  drawHexWasherHead(art, hex, flats);
}

function drawRing(art: Art, from: number, thick: number, radius: number, turn: number, finish: Finish): void {
  art.path(
    pathOf`M${from} ${-radius}H${from + thick}A${radius * turn} ${radius} 0 0 1 ${from + thick} ${radius}H${from}Z`,
    {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.2,
    },
  );
  art.ellipse([from, 0], radius * turn, radius, { fill: art.sheen(finish), stroke: finish.outline, width: 1.2 });
}

/** A drill's point: two lips, and the flute that carries the chips out. */
function drawPoint(art: Art, from: number, length: number, radius: number, finish: Finish): void {
  const shoulder = from + length - radius * 1.1;
  const tip = from + length;
  art.path(pathOf`M${from - 2} ${-radius}H${shoulder}L${tip} 0L${shoulder} ${radius}H${from - 2}Z`, {
    fill: art.metal(finish),
    stroke: finish.outline,
    width: 1.3,
  });
  art.path(
    pathOf`M${from} ${radius * 0.55}C${from + length * 0.3} ${radius * 0.2} ${shoulder - radius} ${-radius * 0.9} ${shoulder} ${-radius}L${tip} 0L${shoulder + radius * 0.2} ${radius * 0.1}C${shoulder - radius} ${radius * 0.15} ${from + length * 0.4} ${radius * 0.75} ${from} ${radius * 0.9}Z`,
    {
      fill: art.linear([
        [0, tone(finish.dark, -0.35)],
        [0.6, finish.mid],
        [1, finish.light],
      ]),
      stroke: finish.outline,
      strokeOpacity: 0.7,
      width: 1.1,
    },
  );
}

function drawWithDimensions(art: Art, screw: Screw, item: Given): void {
  const total = screw.headHeight + screw.length + screw.headRadius * 0.2;
  const scale = Math.min(410 / total, 110 / screw.headRadius);
  const [left, middle] = [300 - (total * scale) / 2, 270];
  const half = screw.headRadius * scale;
  art.shadow([300, middle + half + 22], (total * scale) / 2, 12);
  art.group({ move: [left, middle] }, () => drawTurned(art, screw, item, scale, 0.2));
  const bearing = left + screw.headHeight * scale;
  const end = bearing + screw.length * scale;
  const radius = (screw.diameter / 2) * scale;
  art.dimension({
    from: [screw.headType === "Flat" ? left : bearing, middle + half],
    to: [end, middle + radius],
    label: `${inchFraction(screw.length)} in`,
    offset: 52,
  });
  const pointFrom = end - screw.point * scale;
  art.dimension({
    from: [pointFrom, middle - radius],
    to: [end, middle - radius],
    label: `#${item.number("drillPoint", 3)}`,
    offset: -34,
  });
  if (item.has("headWidth")) {
    const flats = (screw.acrossFlats / 2) * scale;
    art.dimension({
      from: [left, middle - flats],
      to: [left, middle + flats],
      label: `${inchFraction(screw.acrossFlats)} in`,
      offset: -half * 0.2 - 40,
    });
  }
}
