import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { drawPipe } from "../../kit/pipe.ts";
import { drawThread } from "../../kit/thread.ts";
import { inset } from "./inset.ts";
import { along, drawMouth, narrow, type Pointing } from "./pipe-arm.ts";
import { drawTubeEnd } from "./tube-end.ts";

/** In units of the tube's radius. */
const reach = 2.5;
const bend = 1.35;
/** Cups are as wide as the body, which runs into them; barbs begin where it ends. */
const bodyReach = ({ joint }: Fitting) => (/pex/i.test(joint) ? 1.42 : 2);

interface Fitting {
  readonly finish: Finish;
  readonly joint: string;
  readonly kind: string;
  readonly reduced: number;
}

export const tubeFitting = defineDrawing({
  name: "tube-fitting",
  title: "Tube fitting",
  examples: [
    {
      label: "Copper elbow",
      attributes: {
        fittingType: "90 Degree Elbow",
        joint: "Solder",
        tubeSize: 0.5,
        tubeOutsideDiameter: 0.625,
        material: "Copper",
      },
    },
    {
      label: "PEX tee",
      attributes: {
        fittingType: "Tee",
        joint: "PEX Crimp",
        tubeSize: 0.5,
        tubeOutsideDiameter: 0.625,
        material: "Lead-Free Brass",
      },
    },
    {
      label: "Push-fit coupling",
      attributes: {
        fittingType: "Coupling",
        joint: "Push-Fit",
        tubeSize: 0.75,
        tubeOutsideDiameter: 0.875,
        material: "Lead-Free Brass",
      },
    },
    {
      label: "Press male adapter",
      attributes: {
        fittingType: "Male Adapter",
        joint: "Press",
        tubeSize: 1,
        tubeOutsideDiameter: 1.125,
        material: "Copper",
      },
    },
    {
      label: "Reducing coupling",
      attributes: {
        fittingType: "Reducing Coupling",
        joint: "Solder",
        tubeSize: 1,
        reducedSize: 0.5,
        tubeOutsideDiameter: 1.125,
        material: "Copper",
      },
    },
  ],
  draw: (art, item, view) => {
    const fitting = fittingOf(item);
    const { unit, center, draw } = layoutOf(fitting);
    const place = inset(art, view, () => draw(art, fitting, center, unit));
    if (view === "plain") return;
    const rim = place([center[0] + unit * (reach + narrow), center[1]]);
    const half = unit * 0.72 * 0.9;
    art.dimension({
      from: [rim[0], rim[1] - half],
      to: [rim[0], rim[1] + half],
      label: `${inchFraction(item.number("tubeSize", 0.5))} in`,
      offset: 34,
    });
    art.text(
      [300, 540],
      `For tube ${inchFraction(item.number("tubeOutsideDiameter", 0.625))} in OD, ${item.text("joint", "Solder").toLowerCase()} ends`,
      { size: 22, fill: "#14365c" },
    );
  },
});

function fittingOf(item: Given): Fitting {
  const size = item.number("tubeSize", 0.5);
  return {
    finish: finishOf(item.text("material", "Copper"), "copper"),
    joint: item.text("joint", "Solder"),
    kind: item.text("fittingType", "90 Degree Elbow"),
    reduced: 0.4 + 0.55 * (item.number("reducedSize", size) / size),
  };
}

interface Layout {
  readonly unit: number;
  readonly center: Point;
  readonly draw: (art: Art, fitting: Fitting, center: Point, unit: number) => void;
}

function layoutOf({ kind }: Fitting): Layout {
  if (/tee/i.test(kind)) return { unit: 94, center: [292, 366], draw: drawTee };
  if (/45/.test(kind)) return { unit: 112, center: [300, 352], draw: draw45 };
  if (/drop/i.test(kind)) return { unit: 112, center: [228, 366], draw: drawDropEar };
  if (/elbow/i.test(kind)) return { unit: 122, center: [190, 386], draw: drawElbow };
  return { unit: /cap/i.test(kind) ? 120 : 92, center: [288, 300], draw: drawStraight };
}

function drawElbow(art: Art, fitting: Fitting, [x, y]: Point, unit: number): void {
  art.shadow([x + 90, y + unit * 1.16], unit * 2, 18);
  const r = unit * bend;
  drawPipe(
    art,
    `M${x} ${y - unit * bodyReach(fitting)}V${y - r}A${r} ${r} 0 0 0 ${x + r} ${y}H${x + unit * bodyReach(fitting)}`,
    unit * 2,
    fitting.finish,
  );
  end(art, fitting, [x, y], "right", unit);
  end(art, fitting, [x, y], "up", unit);
}

function draw45(art: Art, fitting: Fitting, [x, y]: Point, unit: number): void {
  art.shadow([x + 40, y + unit * 1.2], unit * 2.2, 18);
  const slant = unit * 1.5 * Math.SQRT1_2;
  drawPipe(
    art,
    `M${x - slant} ${y - slant}L${x - unit * 0.4} ${y - unit * 0.4}Q${x} ${y} ${x + unit * 0.55} ${y}H${x + unit * 1.5}`,
    unit * 2,
    fitting.finish,
  );
  art.group({ move: [x, y], rotate: -135, scale: [1, -1] }, () =>
    drawTubeEnd(art, fitting, { from: unit * 1.1, to: unit * 2.1, unit, isSeenInto: true }),
  );
  along(art, [x, y], "right", (isSeenInto) =>
    drawTubeEnd(art, fitting, { from: unit * 1.2, to: unit * 2.2, unit, isSeenInto }),
  );
}

function drawTee(art: Art, fitting: Fitting, [x, y]: Point, unit: number): void {
  art.shadow([x, y + unit * 1.18], unit * 2.5, 17);
  const branch = /reducing/i.test(fitting.kind) ? fitting.reduced : 1;
  drawPipe(art, `M${x} ${y - unit * bodyReach(fitting)}V${y}`, unit * 2 * branch, fitting.finish);
  drawPipe(art, `M${x - unit * bodyReach(fitting)} ${y}H${x + unit * bodyReach(fitting)}`, unit * 2, fitting.finish, {
    outlineWidth: 0.9,
  });
  end(art, fitting, [x, y], "left", unit);
  end(art, fitting, [x, y], "right", unit);
  end(art, fitting, [x, y], "up", unit, branch);
}

/** Screw ears beside a threaded mouth that looks at us. */
function drawDropEar(art: Art, fitting: Fitting, [x, y]: Point, unit: number): void {
  const { finish } = fitting;
  art.shadow([x + 70, y + unit * 1.5], unit * 2, 18);
  const r = unit * bend;
  art.path(
    `M${x - unit * 1.5} ${y + unit * 0.9}C${x - unit * 1.75} ${y + unit * 0.3} ${x - unit * 1.2} ${y} ${x - unit * 0.6} ${y + unit * 0.2}H${x + unit * 1.4}C${x + unit * 2} ${y} ${x + unit * 2.4} ${y + unit * 0.4} ${x + unit * 2.2} ${y + unit * 0.95}` +
      `C${x + unit * 1.9} ${y + unit * 1.4} ${x + unit * 1.2} ${y + unit * 1.2} ${x + unit * 0.9} ${y + unit * 1.05}H${x - unit * 0.4}C${x - unit * 0.7} ${y + unit * 1.4} ${x - unit * 1.3} ${y + unit * 1.4} ${x - unit * 1.5} ${y + unit * 0.9}Z`,
    { fill: art.sheen(finish), stroke: finish.outline, width: 1.8 },
  );
  for (const at of [x - unit * 1.05, x + unit * 1.75])
    art.circle([at, y + unit * 0.75], unit * 0.2, { fill: "#ffffff", stroke: finish.outline, width: 1.8 });
  drawPipe(
    art,
    `M${x} ${y - unit * bodyReach(fitting)}V${y - r}A${r} ${r} 0 0 0 ${x + r} ${y}H${x + unit * 1.4}`,
    unit * 2,
    finish,
  );
  drawTurnings(art, [x + unit * 1.3, y], [{ length: unit, radius: unit * 1.35, finish, kind: "hex" }]);
  along(art, [x + unit * 2.28, y], "right", () =>
    drawMouth(art, finish, { at: 0, radius: unit * 1.16, bore: unit * 0.85, isThreaded: true }),
  );
  end(art, fitting, [x, y], "up", unit);
}

/** Couplings, adapters and caps: one axis. */
function drawStraight(art: Art, fitting: Fitting, [x, y]: Point, unit: number): void {
  const { finish, kind } = fitting;
  art.shadow([x, y + unit * 1.3], unit * 2.5, 18);
  const left = /reducing/i.test(kind) ? fitting.reduced : 1;
  const long = bodyReach(fitting);
  if (/cap/i.test(kind)) {
    art.path(
      `M${x + unit * 1.6} ${y - unit}H${x - unit * 0.8}C${x - unit * 1.5} ${y - unit} ${x - unit * 1.6} ${y - unit * 0.4} ${x - unit * 1.6} ${y}S${x - unit * 1.5} ${y + unit} ${x - unit * 0.8} ${y + unit}H${x + unit * 1.6}Z`,
      { fill: art.metal(finish), stroke: finish.outline, width: 1.8 },
    );
    along(art, [x - unit * 0.5, y], "right", (isSeenInto) =>
      drawTubeEnd(art, fitting, { from: unit * 1.1, to: unit * 2.4, unit, isSeenInto }),
    );
    return;
  }
  art.path(
    `M${x - unit * long} ${y - unit * left}H${x - unit * 0.7}C${x - unit * 0.2} ${y - unit * left} ${x} ${y - unit} ${x + unit * 0.4} ${y - unit}H${x + unit * long}V${y + unit}H${x + unit * 0.4}C${x} ${y + unit} ${x - unit * 0.2} ${y + unit * left} ${x - unit * 0.7} ${y + unit * left}H${x - unit * long}Z`,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.8 },
  );
  if (/male adapter/i.test(kind) && !/female/i.test(kind)) {
    art.group({ move: [x - unit * 0.6, y], scale: [-1, 1] }, () => {
      drawThread(art, {
        start: [0, 0],
        length: unit * 1.9,
        radius: unit * 1.18,
        endRadius: unit * 1.08,
        pitch: unit * 0.22,
        finish,
        chamfer: 0.6,
      });
    });
    drawTurnings(art, [x - unit * 0.7, y], [{ length: unit * 0.75, radius: unit * 1.5, finish, kind: "hex" }]);
  } else if (/female/i.test(kind)) {
    drawTurnings(art, [x - unit * 2.2, y], [{ length: unit * 1.7, radius: unit * 1.5, finish, kind: "hex" }]);
  } else {
    end(art, fitting, [x, y], "left", unit, left);
  }
  end(art, fitting, [x, y], "right", unit);
}

function end(art: Art, fitting: Fitting, at: Point, pointing: Pointing, unit: number, share = 1): void {
  along(art, at, pointing, (isSeenInto) => {
    drawTubeEnd(art, fitting, { from: unit * 1.35, to: unit * reach, unit: unit * share, isSeenInto });
  });
}
