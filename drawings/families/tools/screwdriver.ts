import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { drawCallout } from "./callout.ts";
import { liveryOf } from "./maker-colors.ts";
import { type Driver, drawHandle, insulationRed } from "./screwdriver-handle.ts";
import { drawTip } from "./screwdriver-tip.ts";

const steel = finishes.chrome;

export const screwdriver = defineDrawing({
  name: "screwdriver",
  title: "Screwdriver",
  examples: [
    {
      label: "#2 Phillips x 4, cushion",
      attributes: {
        tipType: "Phillips",
        tipSize: "#2",
        length: 4,
        overallLength: 7.5,
        diameter: 0.25,
        handleType: "Cushion Grip",
        brand: "Kelvane",
      },
    },
    {
      label: "1/4 keystone x 6, acetate",
      attributes: {
        tipType: "Slotted (Keystone)",
        tipSize: "1/4 in",
        length: 6,
        overallLength: 9.5,
        diameter: 0.25,
        handleType: "Acetate",
        brand: "Ironvale",
      },
    },
    {
      label: "#2 insulated x 4",
      attributes: {
        tipType: "Phillips",
        tipSize: "#2",
        length: 4,
        overallLength: 7.5,
        diameter: 0.25,
        handleType: "Insulated 1,000 V",
        brand: "Kelvane",
      },
    },
    {
      label: "T25 x 3, tri-lobe",
      attributes: {
        tipType: "Six-Lobe",
        tipSize: "T25",
        length: 3,
        overallLength: 6.375,
        diameter: 0.1875,
        handleType: "Tri-Lobe",
        brand: "Grantham",
      },
    },
    {
      label: "Stubby 5/16, hardwood",
      attributes: {
        tipType: "Slotted (Keystone)",
        tipSize: "5/16 in",
        length: 1.5,
        overallLength: 3.5,
        diameter: 0.3125,
        handleType: "Hardwood",
        shankShape: "Square",
        brand: "Stavely",
      },
    },
  ],
  draw: (art, item, view) => {
    const driver = driverOf(item);
    const total = driver.handle + driver.blade;
    if (view === "plain") {
      lieAcross(art, total, driver.girth, (scale) => drawSide(art, driver, scale, [0, 0], item));
      return;
    }
    const scale = Math.min(500 / total, 220 / driver.girth);
    const left = 300 - (total / 2) * scale;
    const half = (driver.girth / 2) * scale;
    const shoulder = left + driver.handle * scale;
    art.shadow([300, 280 + half + 14], (total / 2) * scale, 10);
    drawSide(art, driver, scale, [left, 280], item);
    const right = left + total * scale;
    art.dimension({
      from: [left, 280 + half],
      to: [right, 280 + half],
      label: `${inchFraction(total)} in`,
      offset: 100,
    });
    art.dimension({
      from: [shoulder, 280 + half],
      to: [right, 280 + half],
      label: `${inchFraction(driver.blade)} in`,
      offset: 50,
    });
    drawCallout(art, [300, 150], `${item.text("tipSize", "")} ${item.text("tipType", "")}`, 28);
  },
});

function driverOf(item: Given): Driver {
  const blade = item.number("length", 4);
  const shank = item.number("diameter", 0.25);
  return {
    tip: item.text("tipType", "Phillips"),
    blade,
    handle: Math.max(1.9, item.number("overallLength", blade + 3.5) - blade),
    girth: 0.72 + shank * 1.7,
    shank: Math.max(shank, (blade + 3) / 42),
    grip: item.text("handleType", "Cushion Grip"),
    shankShape: item.text("shankShape", "Round"),
    color: liveryOf(item.text("brand", "")),
  };
}

function drawSide(art: Art, driver: Driver, scale: number, [x, y]: Point, item: Given): void {
  const half = (driver.girth / 2) * scale;
  const handle = driver.handle * scale;
  const blade = driver.blade * scale;
  const shank = (driver.shank / 2) * scale;
  const isInsulated = /insulated/i.test(driver.grip);
  drawBlade(art, driver, [x + handle - half * 0.2, y], blade + half * 0.2, shank, isInsulated);
  drawHandle(art, driver, [x, y], handle, half, item);
}

function drawBlade(art: Art, driver: Driver, [x, y]: Point, length: number, shank: number, isInsulated: boolean): void {
  const tip = Math.min(shank * 4.2, length * 0.45);
  const isSquare = driver.shankShape === "Square";
  const light = isSquare
    ? art.linear([
        [0, steel.light],
        [0.48, steel.shine],
        [0.52, steel.mid],
        [1, steel.dark],
      ])
    : art.metal(steel);
  art.rect(x, y - shank, length - tip, 2 * shank, { fill: light, stroke: steel.outline, width: 1.4 });
  if (driver.shankShape === "Hex Bolster") {
    art.rect(
      x,
      y - shank * 1.9,
      shank * 2.6,
      shank * 3.8,
      { fill: art.metal(steel), stroke: steel.outline, width: 1.3 },
      2,
    );
    art.line([x, y - shank * 0.7], [x + shank * 2.6, y - shank * 0.7], {
      stroke: steel.outline,
      strokeOpacity: 0.5,
      width: 1,
    });
    art.line([x, y + shank * 0.7], [x + shank * 2.6, y + shank * 0.7], {
      stroke: steel.outline,
      strokeOpacity: 0.5,
      width: 1,
    });
  }
  if (isInsulated) {
    const sleeve = paint(insulationRed);
    art.rect(
      x,
      y - shank * 1.35,
      length - tip * 0.9,
      shank * 2.7,
      { fill: art.metal(sleeve), stroke: sleeve.outline, width: 1.3 },
      shank * 0.3,
    );
  }
  drawTip(art, driver.tip, [x + length - tip, y], tip, shank);
}
