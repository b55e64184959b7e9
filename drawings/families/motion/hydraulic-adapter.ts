import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Turning, drawTurnings } from "../../kit/lathe.ts";

interface Adapter {
  readonly shape: string;
  readonly form: string;
  readonly metal: Finish;
  /** Radii in drawing units. */
  readonly flare: number;
  readonly other: number;
  readonly hex: number;
}

const rubber = finishes.black;

export const hydraulicAdapter = defineDrawing({
  name: "hydraulic-adapter",
  title: "Hydraulic adapter",
  examples: [
    {
      label: "JIC x NPT",
      attributes: {
        shape: "Male JIC x Male NPT",
        form: "Straight",
        dash: 8,
        threadSize: "3/4-16",
        otherThread: "1/2 NPT",
        material: "Zinc Plated Steel",
        hexSize: 0.875,
      },
    },
    {
      label: "JIC x ORB 90",
      attributes: {
        shape: "Male JIC x Male ORB 90 Degree",
        form: "90 Degree Elbow",
        dash: 6,
        threadSize: "9/16-18",
        otherThread: "9/16-18 ORB",
        material: "Zinc Plated Steel",
        hexSize: 0.6875,
      },
    },
    {
      label: "Tee, stainless",
      attributes: {
        shape: "Male JIC Tee",
        form: "Tee",
        dash: 8,
        threadSize: "3/4-16",
        material: "316 Stainless Steel",
        hexSize: 0.875,
      },
    },
    {
      label: "Cap",
      attributes: {
        shape: "JIC Cap",
        form: "Cap",
        dash: 12,
        threadSize: "1-1/16-12",
        material: "Zinc Plated Steel",
        hexSize: 1.25,
      },
    },
    {
      label: "Swivel 45, brass",
      attributes: {
        shape: "Male JIC x Female JIC Swivel 45 Degree",
        form: "45 Degree Elbow",
        dash: 6,
        threadSize: "9/16-18",
        material: "Brass",
        hexSize: 0.6875,
      },
    },
    {
      label: "Plug",
      attributes: {
        shape: "JIC Plug",
        form: "Plug",
        dash: 8,
        threadSize: "3/4-16",
        material: "Zinc Plated Steel",
        hexSize: 0.875,
      },
    },
  ],
  draw: (art, item, view) => {
    const adapter = adapterOf(item);
    const isPlain = view === "plain";
    art.group({ move: [300, isPlain ? 300 : 230], scale: isPlain ? 1 : 0.68 }, () => drawAdapter(art, adapter));
    if (isPlain) return;
    const other = item.has("otherThread") ? ` x ${item.text("otherThread", "")}` : "";
    art.text([300, 470], `${item.text("threadSize", "3/4-16")} JIC${other}`, {
      size: 34,
      face: "heavy",
      fill: "#14365c",
    });
    art.text(
      [300, 512],
      `Dash ${item.number("dash", 8)}   hex ${inchFraction(item.number("hexSize", 0.875))} in   37° seat`,
      { size: 24, fill: "#14365c" },
    );
  },
});

function adapterOf(item: Given): Adapter {
  const dash = item.number("dash", 8);
  const material = item.text("material", "Zinc Plated Steel");
  const other = item.text("otherThread", "");
  const flare = 84;
  const pipe = Number(/(\d+)\/(\d+) NPT/.exec(other)?.[1] ?? 1) / Number(/(\d+)\/(\d+) NPT/.exec(other)?.[2] ?? 1);
  const ratio = other.includes("NPT") ? ((pipe + 0.32) * 16) / (dash + 4) : 1;
  return {
    shape: item.text("shape", "Male JIC x Male NPT"),
    form: item.text("form", "Straight"),
    metal: /stainless/i.test(material) ? finishes.stainless : /brass/i.test(material) ? finishes.brass : finishes.zinc,
    flare,
    other: flare * Math.min(1.25, Math.max(0.72, ratio)),
    hex: 112,
  };
}

/** The flared end from the hex outwards: neck, thread, then the cone of 37 degrees. */
function flareEnd({ metal, flare }: Adapter): readonly Turning[] {
  return [
    { length: 12, radius: flare * 0.82, finish: metal },
    { length: 96, radius: flare, finish: metal, kind: "thread", pitch: 13 },
    { length: 44, radius: flare * 0.84, endRadius: flare * 0.44, finish: metal },
  ];
}

function otherEnd(adapter: Adapter): readonly Turning[] {
  const { metal, other, shape } = adapter;
  if (/female jic swivel/i.test(shape)) {
    return [
      { length: 18, radius: other * 0.66, finish: metal },
      { length: 118, radius: other * 1.34, finish: metal, kind: "hex" },
      { length: 10, radius: other * 1.1, finish: metal },
    ];
  }
  if (/female npt/i.test(shape))
    return [
      { length: 100, radius: other * 1.4, finish: metal, kind: "hex" },
      { length: 12, radius: other * 1.2, finish: metal },
    ];
  if (/orb/i.test(shape)) {
    return [
      { length: 14, radius: other * 0.82, finish: metal },
      { length: 18, radius: other * 0.98, finish: rubber, corner: 8 },
      { length: 84, radius: other, finish: metal, kind: "thread", pitch: 13 },
    ];
  }
  if (/npt/i.test(shape)) {
    return [
      { length: 10, radius: other * 0.9, finish: metal },
      { length: 118, radius: other * 1.02, endRadius: other * 0.9, finish: metal, kind: "thread", pitch: 13 },
    ];
  }
  return flareEnd(adapter);
}

function drawAdapter(art: Art, adapter: Adapter): void {
  art.shadow([0, 256], 190, 15);
  if (adapter.form === "Cap") drawCap(art, adapter);
  else if (adapter.form === "Plug") drawPlug(art, adapter);
  else if (adapter.form === "Tee") drawTee(art, adapter);
  else if (adapter.form.includes("Elbow")) drawElbow(art, adapter, adapter.form.startsWith("45") ? 45 : 90);
  else drawStraight(art, adapter);
}

function drawStraight(art: Art, adapter: Adapter): void {
  const { metal, hex, flare } = adapter;
  art.group({ rotate: -32, scale: adapter.form === "Bulkhead" ? 1.16 : 1.4 }, () => {
    art.group({ move: [-30, 0], rotate: 180 }, () => drawTurnings(art, [0, 0], otherEnd(adapter)));
    if (adapter.form === "Bulkhead") {
      drawTurnings(
        art,
        [30, 0],
        [
          { length: 60, radius: flare, finish: metal, kind: "thread", pitch: 13 },
          { length: 36, radius: hex * 1.05, finish: metal, kind: "hex" },
        ],
      );
      drawTurnings(art, [126, 0], flareEnd(adapter).slice(1));
    } else {
      drawTurnings(art, [30, 0], flareEnd(adapter));
    }
    drawTurnings(art, [-36, 0], [{ length: 72, radius: hex, finish: metal, kind: "hex" }]);
  });
}

function drawHeart(art: Art, { metal, flare }: Adapter): void {
  const half = flare * 1.02;
  art.rect(
    -half,
    -half,
    half * 2,
    half * 2,
    {
      fill: art.radial(
        [
          [0, metal.shine],
          [0.3, metal.light],
          [0.75, metal.mid],
          [1, metal.dark],
        ],
        [0.34, 0.3],
        0.9,
      ),
      stroke: metal.outline,
      width: 1.6,
    },
    half * 0.45,
  );
}

function drawElbow(art: Art, adapter: Adapter, angle: 45 | 90): void {
  const { metal, hex } = adapter;
  art.group({ move: angle === 90 ? [-106, -106] : [-50, 14], scale: angle === 90 ? 1.5 : 1.16 }, () => {
    art.group({ rotate: 90 }, () => {
      const at = drawTurnings(
        art,
        [70, 0],
        /orb/i.test(adapter.shape) ? [{ length: 34, radius: hex * 0.98, finish: metal, kind: "hex" }] : [],
      );
      drawTurnings(art, [at, 0], otherEnd(adapter));
    });
    art.group({ rotate: angle === 90 ? 0 : -45 }, () => drawTurnings(art, [70, 0], flareEnd(adapter)));
    drawHeart(art, adapter);
  });
}

function drawTee(art: Art, adapter: Adapter): void {
  art.group({ move: [0, -50], scale: 1.06 }, () => {
    for (const rotate of [0, 90, 180]) art.group({ rotate }, () => drawTurnings(art, [70, 0], flareEnd(adapter)));
    drawHeart(art, adapter);
  });
}

function drawCap(art: Art, { metal, hex }: Adapter): void {
  art.group({ rotate: -32, scale: 1.22 }, () => {
    drawTurnings(
      art,
      [-150, 0],
      [
        { length: 26, radius: hex * 1.1, endRadius: hex * 1.3, finish: metal },
        { length: 190, radius: hex * 1.5, finish: metal, kind: "hex" },
        { length: 18, radius: hex * 1.28, finish: metal },
      ],
    );
    art.ellipse([84, 0], hex * 0.34, hex * 1.26, { fill: art.sheen(metal), stroke: metal.outline, width: 1.5 });
    art.ellipse([88, 0], hex * 0.26, hex * 0.98, {
      fill: art.linear([
        [0, "#101214"],
        [1, "#5b636b"],
      ]),
      stroke: metal.outline,
      width: 1.4,
    });
  });
}

function drawPlug(art: Art, adapter: Adapter): void {
  art.group({ rotate: -32, scale: 1.22 }, () => {
    drawTurnings(
      art,
      [-170, 0],
      [
        { length: 10, radius: adapter.hex * 1.02, endRadius: adapter.hex * 1.2, finish: adapter.metal },
        { length: 100, radius: adapter.hex * 1.36, finish: adapter.metal, kind: "hex" },
      ],
    );
    art.group({ move: [-60, 0], scale: 1.3 }, () => drawTurnings(art, [0, 0], flareEnd(adapter)));
  });
}
