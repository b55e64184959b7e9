import { inchFraction } from "@capstan/platform/fraction";
import { type Art, ellipsePath, type Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, type Finish, finishes, finishOf, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { inchesOf } from "../../kit/sizes.ts";
import { inset } from "./inset.ts";

const middle = 292;
const top = 52;
const floor = 552;

/** In picture units. */
interface Caster {
  readonly wheel: number;
  readonly axle: Point;
  readonly plate: number;
  readonly fork: Finish;
}

export const caster = defineDrawing({
  name: "caster",
  title: "Plate caster",
  examples: [
    {
      label: "Swivel, polyurethane",
      attributes: {
        mount: "Swivel",
        wheelDiameter: 5,
        wheelWidth: 2,
        mountingHeight: 6.5,
        tread: "Polyurethane on Iron",
        color: "Red",
        plateSize: "4 x 4-1/2 in",
        finish: "Zinc Plated",
        capacity: 1000,
      },
    },
    {
      label: "Rigid, phenolic",
      attributes: {
        mount: "Rigid",
        wheelDiameter: 6,
        wheelWidth: 2,
        mountingHeight: 7.5,
        tread: "Phenolic",
        color: "Brown",
        plateSize: "4 x 4-1/2 in",
        finish: "Zinc Plated",
        capacity: 1200,
      },
    },
    {
      label: "Total lock, soft rubber",
      attributes: {
        mount: "Swivel Total-Lock",
        wheelDiameter: 3,
        wheelWidth: 1.25,
        mountingHeight: 4.25,
        tread: "Thermoplastic Rubber",
        color: "Gray",
        plateSize: "2-3/8 x 3-5/8 in",
        finish: "Stainless Steel",
        capacity: 125,
      },
    },
    {
      label: "Swivel, pneumatic",
      attributes: {
        mount: "Swivel",
        wheelDiameter: 10,
        wheelWidth: 2.5,
        mountingHeight: 12,
        tread: "Pneumatic",
        color: "Black",
        plateSize: "4-1/2 x 6-1/4 in",
        finish: "Black",
        capacity: 350,
      },
    },
  ],
  draw: (art, item, view) => {
    const shape = casterOf(item);
    const place = inset(art, view, () => drawCaster(art, item, shape), { scale: 0.8, move: [40, 20] });
    if (view === "plain") return;
    const { wheel, axle } = shape;
    art.dimension({
      from: place([axle[0] - wheel, axle[1]]),
      to: place([axle[0] + wheel, axle[1]]),
      label: `${inchFraction(item.number("wheelDiameter", 5))} in`,
      offset: wheel * 0.8 + 50,
    });
    art.dimension({
      from: place([middle + 170, top]),
      to: place([middle + 170, floor]),
      label: `${inchFraction(item.number("mountingHeight", 6.5))} in`,
      offset: 54,
    });
    art.text([250, 592], `Plate ${item.text("plateSize", "4 x 4-1/2 in")}`, { size: 19, fill: "#14365c" });
  },
});

function casterOf(item: Given): Caster {
  const height = item.number("mountingHeight", 6.5);
  const scale = (floor - top) / height;
  const wheel = Math.min(0.84, item.number("wheelDiameter", 5) / height) * (floor - top) * 0.5;
  const plateText = item.text("plateSize", "4 x 4-1/2 in").replace(" in", "").split(" x ").at(-1) ?? "4-1/2";
  return {
    wheel,
    axle: [middle + (/rigid/i.test(item.text("mount", "")) ? 0 : 26), floor - wheel],
    plate: Math.min(400, Math.max(230, (inchesOf(plateText) ?? 4.5) * scale)),
    fork: finishOf(item.text("finish", "Zinc")),
  };
}

function drawCaster(art: Art, item: Given, shape: Caster): void {
  const { axle, wheel, plate, fork } = shape;
  const mount = item.text("mount", "Swivel");
  art.shadow([axle[0], floor + 6], wheel * 1.05, 16);
  if (/brake|lock/i.test(mount)) drawPedal(art, shape, /total/i.test(mount));
  drawWheel(art, item, axle, wheel);
  const isRigid = /rigid/i.test(mount);
  drawLeg(art, shape, isRigid);
  if (!isRigid) drawRaceway(art, fork);
  art.rect(middle - plate / 2, top, plate, 26, { fill: art.metal(fork), stroke: fork.outline, width: 1.8 }, 4);
  for (const side of [-1, 1]) {
    const x = middle + side * plate * 0.37;
    art.ellipse([x, top + 2], plate * 0.06, 4, { fill: fork.outline });
  }
}

function drawRaceway(art: Art, fork: Finish): void {
  art.path(`M${middle - 92} ${top + 26}H${middle + 92}L${middle + 76} ${top + 54}H${middle - 76}Z`, {
    fill: art.metal(fork),
    stroke: fork.outline,
    width: 1.8,
  });
  art.rect(middle - 84, top + 52, 168, 22, { fill: art.metal(fork), stroke: fork.outline, width: 1.6 }, 10);
  art.circle([middle - 58, top + 40], 6, { fill: art.ball(finishes.brass), stroke: finishes.brass.outline, width: 1 });
}

/** The near leg of the fork, from the raceway or the plate to the axle. */
function drawLeg(art: Art, { axle: [x, y], wheel, fork }: Caster, isRigid: boolean): void {
  const [start, half] = isRigid ? [top + 26, 116] : [top + 72, 92];
  const foot = Math.max(34, wheel * 0.24);
  const path =
    `M${middle - half} ${start}H${middle + half}C${middle + half - 6} ${start + 50} ${x + foot + 8} ${y - foot * 2.4} ${x + foot} ${y}` +
    `C${x + foot} ${y + foot * 1.35} ${x - foot} ${y + foot * 1.35} ${x - foot} ${y}C${x - foot - 8} ${y - foot * 2.4} ${middle - half + 6} ${start + 50} ${middle - half} ${start}Z`;
  art.path(path, {
    fill: art.linear(
      [
        [0, fork.mid],
        [0.22, fork.light],
        [0.36, fork.shine],
        [0.56, fork.light],
        [0.84, fork.mid],
        [1, fork.dark],
      ],
      "across",
    ),
    stroke: fork.outline,
    width: 2,
  });
  art.path(
    `M${middle - half + 20} ${start + 10}C${middle - half + 26} ${start + 60} ${x - foot + 4} ${y - foot * 2.2} ${x - foot + 12} ${y - 4}`,
    { fill: "none", stroke: fork.shine, strokeOpacity: 0.75, width: 5, cap: "round" },
  );
  const nut = finishes.zinc;
  art.circle([x, y], foot * 0.72, { fill: art.sheen(nut), stroke: nut.outline, width: 1.8 });
  art.polygon(
    [0, 1, 2, 3, 4, 5].map((corner): Point => [
      x + foot * 0.5 * Math.cos((corner * Math.PI) / 3 + 0.3),
      y + foot * 0.5 * Math.sin((corner * Math.PI) / 3 + 0.3),
    ]),
    { fill: art.sheen(nut), stroke: nut.outline, width: 1.6 },
  );
}

interface Look {
  readonly tread: Finish;
  readonly core: Finish;
  /** Radius of the core by that of the wheel; 1 for a wheel of one piece. */
  readonly share: number;
}

function lookOf(item: Given): Look {
  const tread = item.text("tread", "Polyurethane on Iron");
  const color: Color = colorOf(item.text("color", "Red"), "#2b2e32");
  if (/cast iron/i.test(tread)) return { tread: finishes.steel, core: finishes.steel, share: 0.84 };
  if (/phenolic|polyolefin$|nylon/i.test(tread)) return { tread: paint(color), core: paint(color), share: 0.86 };
  if (/pneumatic/i.test(tread)) return { tread: paint("#2b2e32"), core: finishes.aluminum, share: 0.52 };
  const core = /iron/i.test(tread) ? finishes["cast-iron"] : paint("#c9ced3");
  return { tread: paint(color), core, share: 0.78 };
}

function drawWheel(art: Art, item: Given, axle: Point, radius: number): void {
  const { tread, core, share } = lookOf(item);
  const rim = art.radial(
    [
      [0, tread.light],
      [0.72, tread.mid],
      [0.93, tread.mid],
      [1, tread.dark],
    ],
    [0.42, 0.38],
    0.68,
  );
  art.circle(axle, radius, { fill: rim, stroke: tread.outline, width: 2.2 });
  art.path(
    `M${axle[0] - radius * 0.82} ${axle[1] - radius * 0.42}A${radius * 0.92} ${radius * 0.92} 0 0 1 ${axle[0] + radius * 0.1} ${axle[1] - radius * 0.91}`,
    { fill: "none", stroke: tread.shine, strokeOpacity: 0.65, width: radius * 0.035, cap: "round" },
  );
  if (/pneumatic/i.test(item.text("tread", ""))) drawLugs(art, axle, radius);
  art.circle(axle, radius * share, { fill: art.sheen(core), stroke: core.outline, width: 2 });
  art.path(ellipsePath(axle, radius * share * 0.86, radius * share * 0.86), {
    fill: "none",
    stroke: core.outline,
    strokeOpacity: 0.4,
    width: 2.4,
  });
  art.circle(axle, radius * share * 0.8, {
    fill: art.radial(
      [
        [0, core.light],
        [0.75, core.mid],
        [1, core.dark],
      ],
      [0.4, 0.35],
      0.7,
    ),
  });
  art.circle(axle, radius * 0.3, { fill: art.ball(core), stroke: core.outline, width: 1.8 });
}

function drawLugs(art: Art, [x, y]: Point, radius: number): void {
  for (let lug = 0; lug < 40; lug++) {
    const angle = (lug * Math.PI) / 20;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    art.line([x + radius * 0.86 * cos, y + radius * 0.86 * sin], [x + radius * 0.985 * cos, y + radius * 0.985 * sin], {
      stroke: "#0b0c0d",
      width: 5,
    });
  }
}

/** The foot pedal sticks out behind the fork. */
function drawPedal(art: Art, { axle: [x, y], wheel: radius }: Caster, isTotal: boolean): void {
  const wheel = Math.min(radius, 158);
  const pedal = paint(isTotal ? "#c8102e" : "#33383d");
  const edge = x + radius * 0.62;
  const heel = y - radius * 0.5;
  art.path(
    `M${edge - 40} ${heel - wheel * 0.22}C${edge + wheel * 0.3} ${heel - wheel * 0.55} ${edge + wheel * 0.62} ${heel - wheel * 0.36} ${edge + wheel * 0.86} ${heel - wheel * 0.2}` +
      `L${edge + wheel * 0.8} ${heel - wheel * 0.04}C${edge + wheel * 0.5} ${heel - wheel * 0.16} ${edge + wheel * 0.3} ${heel - wheel * 0.2} ${edge} ${heel - wheel * -0.1}Z`,
    {
      fill: art.linear([
        [0, pedal.light],
        [0.5, pedal.mid],
        [1, pedal.dark],
      ]),
      stroke: pedal.outline,
      width: 2,
    },
  );
  for (let rib = 0; rib < 3; rib++) {
    art.line(
      [edge + wheel * (0.42 + rib * 0.13), heel - wheel * (0.36 - rib * 0.045)],
      [edge + wheel * (0.4 + rib * 0.13), heel - wheel * (0.24 - rib * 0.045)],
      { stroke: pedal.outline, strokeOpacity: 0.6, width: 3.5, cap: "round" },
    );
  }
}
