import { decimal, inchFraction } from "@capstan/platform/fraction";
import type { Art, Fill, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { round } from "../../kit/round.ts";

interface Chain {
  readonly pitch: number;
  readonly roller: number;
  readonly pin: number;
  readonly strands: number;
  readonly finish: Finish;
  readonly isCottered: boolean;
  readonly number: string;
}

const pitches = 5;
const plateHeight = 0.94;

export const rollerChain = defineDrawing({
  name: "roller-chain",
  title: "Roller chain",
  examples: [
    {
      label: "40",
      attributes: {
        chainSize: "40",
        pitch: 0.5,
        rollerDiameter: 0.312,
        pinDiameter: 0.156,
        strands: 1,
        finish: "Oiled",
      },
    },
    {
      label: "60-2 cottered",
      attributes: {
        chainSize: "60",
        pitch: 0.75,
        rollerDiameter: 0.469,
        pinDiameter: 0.234,
        strands: 2,
        assembly: "Cottered",
      },
    },
    {
      label: "35 nickel",
      attributes: {
        chainSize: "35",
        pitch: 0.375,
        rollerDiameter: 0.2,
        pinDiameter: 0.141,
        strands: 1,
        finish: "Nickel Plated",
      },
    },
    {
      label: "80SS",
      attributes: {
        chainSize: "80",
        pitch: 1,
        rollerDiameter: 0.625,
        pinDiameter: 0.312,
        strands: 1,
        material: "304 Stainless Steel",
        finish: "Plain",
      },
    },
  ],
  draw: (art, item, view) => {
    const chain = chainOf(item);
    if (view === "plain") {
      art.shadow([300, 566], 220, 14);
      const behind = Math.min(3, chain.strands) - 1;
      for (let strand = behind; strand >= 0; strand--) {
        art.group({ move: [(strand - behind / 2) * 20, (strand - behind / 2) * -14] }, () =>
          drawLinks(art, chain, jointsOfLoop(), strand === 0),
        );
      }
      return;
    }
    drawWithMeasures(art, chain);
  },
});

function chainOf(item: Given): Chain {
  const pitch = item.number("pitch", 0.5);
  const looks = `${item.text("material", "")} ${item.text("finish", "")}`;
  return {
    pitch,
    roller: item.number("rollerDiameter", pitch * 0.62),
    pin: item.number("pinDiameter", pitch * 0.31),
    strands: item.number("strands", 1),
    finish: finishFor(looks),
    isCottered: /cotter/i.test(item.text("assembly", "")),
    number: item.text("chainSize", "40"),
  };
}

function finishFor(looks: string): Finish {
  if (/stainless/i.test(looks)) return finishes.stainless;
  if (/nickel/i.test(looks)) return finishes.chrome;
  if (/zinc/i.test(looks)) return finishes["yellow-zinc"];
  return finishes.steel;
}

const links = 27;
const linkLength = 74;

/** The joints of a length of chain that lies in a loose spiral, each a pitch from the last. */
function jointsOfLoop(): readonly Point[] {
  const joints: Point[] = [];
  let angle = -2.75;
  for (let joint = 0; joint <= links; joint++) {
    const radius = 262 - joint * 5.4;
    joints.push([302 + radius * Math.cos(angle), 300 + radius * Math.sin(angle)]);
    angle += 2 * Math.asin(linkLength / (2 * (radius - 2.7)));
  }
  return joints;
}

function jointsOfRow(pitch: number): readonly Point[] {
  return Array.from({ length: pitches + 1 }, (_, joint) => [(joint - pitches / 2) * pitch, 0] as const);
}

/** Side on: inner links with rollers, outer links with pins over them, by turns. */
function drawLinks(art: Art, chain: Chain, joints: readonly Point[], isNearest: boolean): void {
  const pitch = distance(joints[0], joints[1]);
  const scale = pitch / chain.pitch;
  const { finish } = chain;
  const roller = art.sheen(finishes.chrome);
  for (const joint of joints) {
    art.circle(joint, (chain.roller / 2) * scale * 1.18, { fill: roller, stroke: finish.outline, width: 1.4 });
  }
  drawPlates(art, joints, 0, { pitch, height: plateHeight, fill: plateFill(art, finish, finish.light), finish });
  drawPlates(art, joints, 1, { pitch, height: plateHeight * 0.9, fill: plateFill(art, finish, finish.shine), finish });
  const head = art.ball(finish);
  joints.forEach((joint, at) => {
    if (at === 0 || at === joints.length - 1) drawBushing(art, chain, scale, joint);
    else drawPin(art, chain, scale, joint, isNearest ? head : undefined);
  });
}

function plateFill(art: Art, { light, mid, dark }: Finish, shine: Color): Fill {
  return art.linear([
    [0, light],
    [0.16, shine],
    [0.36, light],
    [0.7, mid],
    [1, dark],
  ]);
}

interface Plates {
  readonly pitch: number;
  readonly height: number;
  readonly fill: Fill;
  readonly finish: Finish;
}

/** Every other link, from the first one that is named. */
function drawPlates(art: Art, joints: readonly Point[], first: number, plates: Plates): void {
  for (let link = first; link < joints.length - 1; link += 2) {
    const [from, to] = [joints[link], joints[link + 1]];
    if (!from || !to) continue;
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    art.group({ move: from, rotate: turn }, () => drawPlate(art, plates));
  }
}

function distance(from: Point = [0, 0], to: Point = [1, 0]): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** A figure-of-eight plate from one joint to the next. */
function drawPlate(art: Art, { pitch, height, fill, finish }: Plates): void {
  const end = round((pitch * height) / 2);
  const waist = round(end * 0.72);
  const [near, middle, far] = [round(end * 0.75), round(pitch / 2), round(pitch - end * 0.75)];
  const length = round(pitch);
  art.path(
    `M0 ${-end}C${near} ${-end} ${round(middle - end * 0.4)} ${-waist} ${middle} ${-waist}S${far} ${-end} ${length} ${-end}` +
      `A${end} ${end} 0 0 1 ${length} ${end}C${far} ${end} ${round(middle + end * 0.4)} ${waist} ${middle} ${waist}` +
      `S${near} ${end} 0 ${end}A${end} ${end} 0 0 1 0 ${-end}Z`,
    { fill, stroke: finish.outline, width: 1.8 },
  );
  art.path(`M0 ${4 - end}Q${middle} ${round(-waist * 1.02)} ${length} ${4 - end}`, {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.65,
    width: 2.2,
  });
}

/** Without a fill for its head only the end of a pin is shown, as on a strand behind. */
function drawPin(art: Art, chain: Chain, scale: number, [x, y]: Point, head: Fill | undefined): void {
  const radius = (chain.pin / 2) * scale * 1.06;
  const { finish } = chain;
  art.circle([x, y], radius, { fill: head ?? finish.mid, stroke: finish.outline, width: 1.4 });
  if (head === undefined) return;
  if (!chain.isCottered) {
    art.circle([x, y], radius * 0.5, { fill: "none", stroke: finish.outline, strokeOpacity: 0.6, width: 1 });
    return;
  }
  const cotter = { cap: "round" } as const;
  art.line([x, y - radius * 1.7], [x, y + radius * 1.7], { stroke: finish.outline, width: radius * 0.42, ...cotter });
  art.line([x, y - radius * 1.6], [x, y + radius * 1.6], { stroke: finish.shine, width: radius * 0.2, ...cotter });
}

function drawBushing(art: Art, chain: Chain, scale: number, at: Point): void {
  const { finish } = chain;
  const radius = (chain.pin / 2) * scale;
  art.circle(at, radius * 1.45, { fill: art.sheen(finish), stroke: finish.outline, width: 1.3 });
  art.circle(at, radius * 1.02, { fill: "#ffffff", stroke: finish.outline, width: 1.3 });
}

function drawWithMeasures(art: Art, chain: Chain): void {
  const scale = 92 / chain.pitch;
  const pitch = chain.pitch * scale;
  art.shadow([300, 350], 240, 11);
  art.group({ move: [300, 280] }, () => drawLinks(art, chain, jointsOfRow(pitch), true));
  const height = (pitch * plateHeight) / 2;
  const first = 300 - (pitches * pitch) / 2;
  art.dimension({
    from: [first + 2 * pitch, 280 + height],
    to: [first + 3 * pitch, 280 + height],
    label: `${inchFraction(chain.pitch)} in`,
    offset: 52,
  });
  art.text([300, 172], `ANSI ${chain.number}${chain.strands > 1 ? `-${chain.strands}` : ""}`, {
    size: 44,
    face: "heavy",
    fill: "#14365c",
  });
  art.text([300, 452], `Roller ${decimal(chain.roller)} in    Pin ${decimal(chain.pin)} in`, {
    size: 22,
    fill: "#14365c",
  });
}
