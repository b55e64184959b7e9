import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Turning, drawTurnings } from "../../kit/lathe.ts";
import { lieAcross } from "../../kit/lying.ts";
import { drawElbow, drawOffset, drawPullElbow, drawStrap } from "./emt-bends.ts";

export const emtFitting = defineDrawing({
  name: "emt-fitting",
  title: "Conduit fitting",
  examples: [
    {
      label: "Set-screw connector",
      attributes: {
        fittingType: "Set-Screw Connector",
        tradeSize: 0.5,
        material: "Steel",
        throat: "Insulated",
        diameter: 0.706,
      },
    },
    {
      label: "Compression coupling",
      attributes: { fittingType: "Compression Coupling", tradeSize: 0.75, material: "Steel", diameter: 0.922 },
    },
    {
      label: "90 degree elbow",
      attributes: { fittingType: "90 Degree Elbow", tradeSize: 1, material: "Steel", diameter: 1.163 },
    },
    {
      label: "One-hole strap",
      attributes: { fittingType: "One-Hole Strap", tradeSize: 0.5, material: "Steel", diameter: 0.706 },
    },
    {
      label: "Pull elbow, die cast",
      attributes: { fittingType: "Pull Elbow", tradeSize: 0.75, material: "Die-Cast Zinc", diameter: 0.922 },
    },
  ],
  draw: (art, item, view) => {
    const isSmall = view === "dimensioned";
    art.group(isSmall ? { move: [54, 10], scale: 0.82 } : {}, () => drawFitting(art, item));
    if (isSmall) drawCallout(art, item);
  },
});

function finishOfFitting(item: Given): Finish {
  const material = item.text("material", "Steel");
  if (material.includes("Stainless")) return finishes.stainless;
  return material.startsWith("Die") ? finishes.galvanized : finishes.zinc;
}

function drawFitting(art: Art, item: Given): void {
  const type = item.text("fittingType", "Set-Screw Connector");
  const finish = finishOfFitting(item);
  if (type.includes("Strap")) drawStrap(art, finish, type.startsWith("Two"));
  else if (type === "Pull Elbow") drawPullElbow(art, finish);
  else if (type.includes("Elbow")) drawElbow(art, finish, type.startsWith("45") ? 45 : 90);
  else if (type.startsWith("Offset")) drawOffset(art, finish);
  else drawInline(art, finish, type, item.text("throat", "Plain") === "Insulated");
}

function drawInline(art: Art, finish: Finish, type: string, isInsulated: boolean): void {
  const pieces = piecesOf(type, finish);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const breadth = 2 * Math.max(...pieces.map((piece) => piece.radius)) + 50;
  lieAcross(art, length, breadth, (scale) =>
    art.group({ scale }, () => {
      if (isInsulated)
        art.rect(
          -14,
          -66,
          20,
          132,
          {
            fill: art.metal({
              dark: "#1557a6",
              mid: "#2f74c4",
              light: "#7fb1e6",
              shine: "#d5e7f8",
              outline: "#0b2c55",
            }),
            stroke: "#0b2c55",
            width: 1.6,
          },
          7,
        );
      drawTurnings(art, [0, 0], pieces);
      if (type.startsWith("Set")) for (const x of screwsOf(type)) drawSetScrew(art, [x, 0], finish);
    }),
  );
}

function piecesOf(type: string, finish: Finish): readonly Turning[] {
  const nut: Turning = { length: 92, radius: 136, finish, kind: "hex" };
  const ring: Turning = { length: 16, radius: 122, finish };
  if (type === "Set-Screw Connector") {
    return [
      { length: 84, radius: 92, finish, kind: "thread", pitch: 15 },
      { length: 34, radius: 150, finish, kind: "hex" },
      { length: 20, radius: 92, finish, kind: "thread", pitch: 15 },
      { length: 30, radius: 128, finish, corner: 6 },
      { length: 210, radius: 108, finish, corner: 6 },
    ];
  }
  if (type === "Set-Screw Coupling") return [{ length: 400, radius: 108, finish, corner: 8 }];
  if (type === "Compression Connector") {
    return [
      { length: 84, radius: 92, finish, kind: "thread", pitch: 15 },
      { length: 34, radius: 150, finish, kind: "hex" },
      { length: 20, radius: 92, finish, kind: "thread", pitch: 15 },
      { length: 70, radius: 138, finish, kind: "hex" },
      { length: 30, radius: 112, finish, kind: "thread", pitch: 14 },
      nut,
      { length: 18, radius: 118, endRadius: 104, finish },
    ];
  }
  return [
    { length: 18, radius: 104, endRadius: 118, finish },
    nut,
    { length: 26, radius: 112, finish, kind: "thread", pitch: 14 },
    ring,
    { length: 110, radius: 124, finish },
    ring,
    { length: 26, radius: 112, finish, kind: "thread", pitch: 14 },
    nut,
    { length: 18, radius: 118, endRadius: 104, finish },
  ];
}

function screwsOf(type: string): readonly number[] {
  return type === "Set-Screw Coupling" ? [100, 300] : [282];
}

/** A slotted hex head on a boss, half sunk in the body. */
function drawSetScrew(art: Art, [x, y]: Point, finish: Finish): void {
  art.circle([x, y - 22], 46, { fill: art.sheen(finish), stroke: finish.outline, width: 1.8 });
  art.circle([x, y - 22], 33, { fill: art.ball(finishes.steel), stroke: finishes.steel.outline, width: 1.8 });
  art.line([x - 20, y - 32], [x + 20, y - 12], { stroke: finishes.steel.outline, width: 7 });
  art.line([x - 12, y - 2], [x + 12, y - 42], { stroke: finishes.steel.outline, width: 7 });
}

function drawCallout(art: Art, item: Given): void {
  const size = inchFraction(item.number("tradeSize", 0.5));
  art.text([300, 548], `${size} in trade size`, { size: 24, fill: "#14365c" });
  art.text([300, 578], `for tubing ${item.number("diameter", 0.706)} in across`, { size: 20, fill: "#14365c" });
}
