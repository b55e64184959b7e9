import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import {
  type Motor,
  axis,
  drawBase,
  drawCapacitor,
  drawConduitBox,
  drawEndBell,
  drawFanCover,
  drawFrame,
  drawShaft,
} from "./ac-motor-parts.ts";

export const acMotor = defineDrawing({
  name: "ac-motor",
  title: "AC motor",
  examples: [
    {
      label: "5 hp TEFC",
      attributes: {
        horsepower: 5,
        synchronousSpeed: 1800,
        phase: 3,
        enclosure: "TEFC",
        frame: "184T",
        mounting: "Rigid Base",
        shaftDiameter: 1.125,
        shaftHeight: 4.5,
        voltage: "208-230/460 V",
        color: "Gray",
        brand: "Wexley Electric",
      },
    },
    {
      label: "1/2 hp single-phase ODP",
      attributes: {
        horsepower: 0.5,
        synchronousSpeed: 1800,
        phase: 1,
        enclosure: "ODP",
        frame: "56",
        mounting: "Rigid Base",
        shaftDiameter: 0.625,
        shaftHeight: 3.5,
        voltage: "115/208-230 V",
        color: "Black",
        brand: "Tamrick",
      },
    },
    {
      label: "2 hp washdown",
      attributes: {
        horsepower: 2,
        synchronousSpeed: 1800,
        phase: 3,
        enclosure: "TEFC Washdown",
        frame: "145TC",
        mounting: "C-Face with Base",
        shaftDiameter: 0.875,
        shaftHeight: 3.5,
        color: "White",
        brand: "Tamrick",
      },
    },
    {
      label: "C-face, no base",
      attributes: {
        horsepower: 10,
        synchronousSpeed: 3600,
        phase: 3,
        enclosure: "TEFC Inverter Duty",
        frame: "215TC",
        mounting: "C-Face, No Base",
        shaftDiameter: 1.375,
        shaftHeight: 5.25,
        color: "Blue",
        brand: "Norrvik",
      },
    },
  ],
  draw: (art, item, view) => {
    const motor = motorOf(item);
    if (view === "plain") {
      drawMotor(art, motor, item);
      return;
    }
    art.group({ move: [16, 20], scale: 0.84 }, () => drawMotor(art, motor, item));
    drawMeasures(art, motor, item);
  },
});

function motorOf(item: Given): Motor {
  const enclosure = item.text("enclosure", "TEFC");
  const mounting = item.text("mounting", "Rigid Base");
  const colors = { White: "#eef0f1", Blue: "#2b5f93", Black: "#33373b" } as const;
  const name = item.text("color", "Gray");
  const color = name === "White" || name === "Blue" || name === "Black" ? colors[name] : "#727a80";
  return {
    body: paint(color),
    isOpen: /odp|open/i.test(enclosure),
    isWashdown: /wash/i.test(enclosure),
    hasBase: !/no base/i.test(mounting),
    hasFace: /c-face/i.test(mounting),
    isSinglePhase: item.number("phase", 3) === 1,
    bulk: Math.min(1, Math.log10(item.number("horsepower", 1) + 1) / 2),
    shaft: item.number("shaftDiameter", 0.875) / item.number("shaftHeight", 3.5),
  };
}

function drawMotor(art: Art, motor: Motor, item: Given): void {
  const radius = 158;
  const [left, right] = [118, 430];
  art.shadow([290, axis + 196], 250, 17);
  if (motor.hasBase) drawBase(art, motor, radius);
  drawFanCover(art, motor, [44, axis], left - 44, radius);
  drawShaft(art, motor, right, radius);
  drawFrame(art, motor, [left, right], radius);
  drawEndBell(art, motor, right, radius);
  drawConduitBox(art, motor, [250, axis], radius);
  if (motor.isSinglePhase) drawCapacitor(art, motor, radius);
  drawNameplate(art, item, [206, axis + 18]);
}

function drawNameplate(art: Art, item: Given, [x, y]: Point): void {
  const plate = finishes.aluminum;
  art.rect(x, y - 44, 150, 88, { fill: art.sheen(plate), stroke: plate.outline, width: 1.4 }, 5);
  const brand = item.text("brand", "").toUpperCase();
  const dark = "#1c2126";
  if (brand !== "")
    art.text([x + 75, y - 22], brand, { size: sizeToFit(brand, 136, 18, "heavy"), face: "heavy", fill: "#123a66" });
  const horsepower = item.number("horsepower", 1) === 0.33 ? "1/3" : inchFraction(item.number("horsepower", 1));
  art.text([x + 75, y + 4], `${horsepower} HP  ${item.number("synchronousSpeed", 1_800)} RPM`, {
    size: 16,
    fill: dark,
  });
  art.text([x + 75, y + 24], `FR ${item.text("frame", "56")}  PH ${item.number("phase", 3)}`, { size: 14, fill: dark });
  const volts = item.text("voltage", "230/460 V");
  art.text([x + 75, y + 39], volts, { size: sizeToFit(volts, 130, 12), fill: dark });
}

function drawMeasures(art: Art, motor: Motor, item: Given): void {
  const at = (x: number, y: number): Point => [16 + x * 0.84, 20 + y * 0.84];
  const half = Math.min(44, Math.max(17, motor.shaft * 158 * 0.62));
  art.dimension({
    from: at(556, axis - half),
    to: at(556, axis + half),
    label: `${inchFraction(item.number("shaftDiameter", 0.875))} in`,
    offset: 24,
  });
  if (motor.hasBase) {
    art.dimension({
      from: at(556, axis),
      to: at(478, axis + 188),
      label: `${inchFraction(item.number("shaftHeight", 3.5))} in`,
      offset: 74,
      size: 19,
    });
  }
  art.text([280, 520], `NEMA ${item.text("frame", "56")} frame, ${item.text("mounting", "Rigid Base")}`, {
    size: 24,
    fill: "#14365c",
  });
}
