import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { cellSameAs } from "./battery-names.ts";

interface Body {
  readonly model: string;
  readonly lumens: number;
  /** Meters to a quarter lux, and hours on high, both by ANSI/PLATO FL 1. */
  readonly beamDistance: number;
  readonly runTime: number;
  readonly power: string;
  readonly cells: number;
  readonly length: number;
  readonly headDiameter: number;
  readonly material: "Aluminum" | "Polymer";
  readonly price: number;
  readonly isHazardous: boolean;
}

type Row = readonly [
  model: string,
  lumens: number,
  beam: number,
  hours: number,
  power: string,
  cells: number,
  length: number,
  head: number,
  price: number,
];

function bodies(material: Body["material"], isHazardous: boolean, rows: readonly Row[]): readonly Body[] {
  return rows.map(([model, lumens, beamDistance, runTime, power, cells, length, headDiameter, price]) => ({
    model,
    lumens,
    beamDistance,
    runTime,
    power,
    cells,
    length,
    headDiameter,
    material,
    price,
    isHazardous,
  }));
}

const metal = bodies("Aluminum", false, [
  ["Duty", 350, 150, 6, "AA", 2, 6.4, 1.1, 32],
  ["Patrol", 1000, 260, 3, "Rechargeable", 1, 6.2, 1.3, 94],
  ["Pocket", 120, 60, 8, "AAA", 2, 5.4, 0.75, 18],
  ["Long Body", 520, 330, 11, "D", 3, 12.4, 2.2, 46],
  ["Penlight", 90, 45, 5, "AAA", 2, 5.2, 0.55, 15],
  ["Flood", 1500, 180, 2.5, "Rechargeable", 1, 5.6, 1.6, 128],
  ["Duty C", 430, 240, 9, "C", 2, 9.1, 1.7, 38],
  ["Key", 60, 30, 4, "AAA", 1, 2.9, 0.6, 11],
  ["Search", 2200, 620, 2, "Rechargeable", 2, 9.8, 2.5, 176],
  ["Tactical", 800, 220, 1.8, "CR123A", 2, 5.3, 1.2, 72],
]);
const plastic = bodies("Polymer", false, [
  ["Utility", 60, 90, 14, "D", 2, 7.6, 2.1, 7.2],
  ["Site", 250, 140, 10, "AA", 4, 7.1, 1.9, 21],
  ["Industrial", 110, 120, 20, "D", 2, 8.4, 2.2, 14],
]);
const hazardous = bodies("Polymer", true, [
  ["Safe Duty", 180, 130, 12, "AA", 3, 6.8, 1.5, 44],
  ["Safe Penlight", 70, 50, 10, "AAA", 2, 6, 0.8, 29],
  ["Safe Industrial", 240, 200, 14, "D", 3, 10.2, 2.3, 58],
  ["Safe Angle", 220, 160, 9, "AA", 4, 7.4, 1.7, 66],
  ["Safe Recharge", 400, 210, 5, "Rechargeable", 1, 6.9, 1.7, 118],
]);

const colors = ["Black", "Yellow", "Orange", "Red", "Blue", "Silver", "Green", "Gray"] as const;
const switches = [
  { name: "Tail Switch", mark: "T" },
  { name: "Side Switch", mark: "S" },
] as const;

export const flashlights = defineClass("flashlight", {
  axes: { body: interleave([metal, hazardous, plastic]), color: colors, switch: switches, hasHolster: [false, true] },
  allows: ({ body, color, hasHolster }) => {
    if (body.isHazardous) return color === "Yellow" || color === "Orange" || color === "Black" || color === "Green";
    if (body.material === "Polymer") return color !== "Silver" && !hasHolster;
    return color !== "Yellow" && color !== "Orange" ? !hasHolster || body.price > 30 : !hasHolster;
  },
  describe: ({ body, color, switch: button, hasHolster }, brand) => ({
    name: `${body.isHazardous ? "Hazardous-Location " : ""}Flashlight, ${body.model.replace("Safe ", "")}, ${body.lumens} lm, ${powerWords(body)}, ${button.name}, ${color}${hasHolster ? ", with Holster" : ""}`,
    shortName: `FLASHLIGHT ${body.lumens}LM ${body.power === "Rechargeable" ? "RCHG" : `${body.cells}${body.power}`} ${color.toUpperCase()} ${button.mark}${hasHolster ? " HOL" : ""}`,
    description:
      `${body.lumens} lm on high, ${body.beamDistance} m of reach and ${body.runTime} h of light, measured to ANSI/PLATO FL 1. ` +
      `${body.isHazardous ? "Listed for Class I, Division 1, Groups A to D; change batteries outside the classified area." : bodyNote(body)} ` +
      (body.power === "Rechargeable"
        ? "Charges over USB-C."
        : `Runs on ${body.cells} ${body.power} ${body.cells === 1 ? "cell" : "cells"}, sold apart.`),
    partNumber: partNumberOf(
      brand,
      `FL${body.lumens}`,
      `${body.power === "Rechargeable" ? "R" : `${body.cells}${body.power}`}${button.mark}`,
      `${color.slice(0, 3)}${hasHolster ? "H" : ""}`,
    ),
    attributes: {
      lumens: body.lumens,
      beamDistance: body.beamDistance,
      runTime: body.runTime,
      batteryType: body.power,
      cells: body.cells,
      material: body.material,
      color,
      switchType: button.name,
      hasHolster,
      length: body.length,
      headDiameter: body.headDiameter,
      ...(body.isHazardous ? { hazardousLocation: "Class I, Division 1" } : {}),
      ipRating: body.price > 60 ? "IPX7" : "IPX4",
      standard: "ANSI/PLATO FL 1",
    },
    category: body.isHazardous ? "LGT-HAZLOC" : "LGT-FLASH",
    family: `${body.model} Flashlights, ${body.lumens} lm`,
    price: makerPrice(brand, body.price * (button.mark === "S" ? 1.04 : 1) + (hasHolster ? 12 : 0)),
    unit: "EA",
    sameAs: `flashlight ${body.model} ${body.lumens} ${color} ${button.mark} ${hasHolster}`,
    ...(body.power === "Rechargeable" || body.power === "CR123A"
      ? {}
      : { needs: [cellSameAs(body.power, "Alkaline", 12)] }),
    ...(body.price > 75 ? { hasProtectionPlan: true } : {}),
  }),
});

function powerWords({ power, cells }: Body): string {
  return power === "Rechargeable" ? "Rechargeable" : `${cells} ${power}`;
}

function bodyNote({ material, length }: Body): string {
  if (material === "Polymer") return "The polymer body stays warm to the hand in winter and doesn't conduct.";
  return length > 9
    ? "The long aluminum barrel is machined from bar and anodized."
    : "Anodized aluminum with knurling for gloved hands.";
}
