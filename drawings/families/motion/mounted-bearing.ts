import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { boreFill, turnedFace } from "../../kit/faces.ts";

interface Unit {
  readonly style: "pillow" | "square" | "oval";
  readonly casting: Finish;
  readonly insert: Finish;
  /** Bore as a share of the insert's outside. */
  readonly boreShare: number;
  readonly hasCollar: boolean;
  readonly label: string;
}

const ink = "#14181c";

export const mountedBearing = defineDrawing({
  name: "mounted-bearing",
  title: "Mounted ball bearing",
  examples: [
    {
      label: "Pillow block",
      attributes: {
        style: "Pillow Block",
        designation: "UCP205-16",
        bore: 1,
        material: "Cast Iron",
        boltSpacingMm: 105,
        lengthMm: 140,
        centerHeightMm: 36.5,
      },
    },
    {
      label: "4-bolt flange",
      attributes: {
        style: "4-Bolt Flange",
        designation: "UCF208-24",
        bore: 1.5,
        material: "Cast Iron",
        boltSpacingMm: 102,
        lengthMm: 130,
      },
    },
    {
      label: "2-bolt stainless",
      attributes: {
        style: "2-Bolt Flange",
        designation: "SUCFL206",
        boreMm: 30,
        material: "Stainless Steel",
        boltSpacingMm: 117,
        lengthMm: 148,
      },
    },
    {
      label: "Thermoplastic",
      attributes: {
        style: "Pillow Block",
        designation: "SUCP204-12",
        bore: 0.75,
        material: "Thermoplastic",
        locking: "Eccentric Collar",
        boltSpacingMm: 95,
        lengthMm: 127,
        centerHeightMm: 33.3,
      },
    },
  ],
  draw: (art, item, view) => {
    const unit = unitOf(item);
    const isPlain = view === "plain";
    art.group({ move: [300, isPlain ? 300 : 280], scale: isPlain ? 1 : 0.74 }, () => drawUnit(art, unit));
    if (!isPlain) drawMeasures(art, unit, item);
  },
});

function unitOf(item: Given): Unit {
  const style = item.text("style", "Pillow Block");
  const material = item.text("material", "Cast Iron");
  const bore = item.has("boreMm") ? item.number("boreMm", 25) : item.number("bore", 1) * 25.4;
  const series = Number(/2(\d\d)/.exec(item.text("designation", "UCP205"))?.[1] ?? 5);
  const insertOutside = 27 + series * 5.2;
  return {
    style: /pillow/i.test(style) ? "pillow" : /4-bolt/i.test(style) ? "square" : "oval",
    casting: /stainless/i.test(material)
      ? finishes.stainless
      : /plastic/i.test(material)
        ? paint("#e9ecee")
        : paint("#2f6f8f"),
    insert: finishes.stainless,
    boreShare: Math.min(0.62, Math.max(0.3, bore / insertOutside)),
    hasCollar: /collar|clamp/i.test(item.text("locking", "")),
    label: item.text("designation", "UCP205"),
  };
}

function drawUnit(art: Art, unit: Unit): void {
  if (unit.style === "pillow") drawPillow(art, unit);
  else if (unit.style === "square") drawSquare(art, unit);
  else drawOval(art, unit);
}

/** The same outline twice, the farther one darker, gives the casting its thickness. */
function drawCasting(art: Art, { casting }: Unit, outline: string, depth: number): void {
  art.group({ move: [depth, depth * 0.35] }, () =>
    art.path(outline, { fill: casting.dark, stroke: casting.outline, width: 1.6 }),
  );
  const face = art.linear(
    [
      [0, casting.light],
      [0.35, casting.mid],
      [1, casting.dark],
    ],
    "diagonal",
  );
  art.path(outline, { fill: face, stroke: casting.outline, width: 1.8 });
}

function drawPillow(art: Art, unit: Unit): void {
  const { casting } = unit;
  art.shadow([8, 196], 262, 17);
  const outline =
    "M-262 182V140Q-262 124 -246 122L-186 112Q-158 106 -150 66Q-146 -20 -150 -40Q-136 -186 0 -190Q136 -186 150 -40Q146 -20 150 66Q158 106 186 112L246 122Q262 124 262 140V182Q262 188 256 188H-256Q-262 188 -262 182Z";
  drawCasting(art, unit, outline, 12);
  art.path("M-246 124L-186 114Q-158 108 -150 66", {
    fill: "none",
    stroke: casting.shine,
    strokeOpacity: 0.7,
    width: 3,
  });
  art.path("M-256 150H256", { fill: "none", stroke: casting.outline, strokeOpacity: 0.35, width: 1.4 });
  for (const x of [-206, 206]) drawBoltSlot(art, [x, 137], 30, 9);
  drawGreaseFitting(art, [0, -190]);
  drawInsert(art, unit, [0, -24], 132);
  drawCastText(art, unit, [0, 172]);
}

function drawSquare(art: Art, unit: Unit): void {
  art.shadow([8, 262], 236, 15);
  const outline = "M-226 -176Q-226 -232 -170 -232H170Q226 -232 226 -176V176Q226 232 170 232H-170Q-226 232 -226 176Z";
  drawCasting(art, unit, outline, 14);
  drawRaisedHub(art, unit, 172);
  for (const x of [-170, 170]) for (const y of [-176, 176]) drawBoltHole(art, [x, y], 25);
  drawInsert(art, unit, [0, 0], 138);
  drawCastText(art, unit, [0, 214]);
}

function drawOval(art: Art, unit: Unit): void {
  art.shadow([8, 190], 250, 15);
  const outline =
    "M-266 0Q-266 -56 -212 -62Q-176 -66 -150 -116Q-100 -176 0 -176Q100 -176 150 -116Q176 -66 212 -62Q266 -56 266 0Q266 56 212 62Q176 66 150 116Q100 176 0 176Q-100 176 -150 116Q-176 66 -212 62Q-266 56 -266 0Z";
  drawCasting(art, unit, outline, 14);
  drawRaisedHub(art, unit, 158);
  for (const x of [-212, 212]) drawBoltHole(art, [x, 0], 25);
  drawInsert(art, unit, [0, 0], 130);
}

function drawRaisedHub(art: Art, { casting }: Unit, radius: number): void {
  art.circle([5, 4], radius, { fill: casting.dark, stroke: casting.outline, width: 1.4 });
  art.circle([0, 0], radius, {
    fill: art.linear(
      [
        [0, casting.shine],
        [0.35, casting.light],
        [1, casting.mid],
      ],
      "diagonal",
    ),
    stroke: casting.outline,
    width: 1.6,
  });
}

function drawBoltSlot(art: Art, at: Point, rx: number, ry: number): void {
  art.ellipse(at, rx, ry, {
    fill: art.linear([
      [0, "#0e1114"],
      [1, "#4a5258"],
    ]),
    stroke: ink,
    width: 1.3,
  });
  art.path(`M${at[0] - rx + 4} ${at[1] + 3}Q${at[0]} ${at[1] + ry * 1.5} ${at[0] + rx - 4} ${at[1] + 3}`, {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.45,
    width: 1.6,
  });
}

function drawBoltHole(art: Art, at: Point, radius: number): void {
  art.circle(at, radius * 1.35, { fill: art.sheen(finishes.steel), stroke: ink, strokeOpacity: 0.5, width: 1 });
  art.circle(at, radius, {
    fill: art.linear(
      [
        [0, "#0e1114"],
        [1, "#596269"],
      ],
      "diagonal",
    ),
    stroke: ink,
    width: 1.4,
  });
  art.circle([at[0] + radius * 0.16, at[1] + radius * 0.1], radius * 0.74, { fill: "#ffffff" });
}

function drawGreaseFitting(art: Art, [x, y]: Point): void {
  const brass = finishes.zinc;
  art.rect(x - 12, y - 12, 24, 14, { fill: art.metal(brass, "across"), stroke: brass.outline, width: 1.2 });
  art.rect(x - 6, y - 26, 12, 15, { fill: art.metal(brass, "across"), stroke: brass.outline, width: 1.2 });
  art.circle([x, y - 30], 8, { fill: art.ball(brass), stroke: brass.outline, width: 1.2 });
}

function drawInsert(art: Art, unit: Unit, [x, y]: Point, radius: number): void {
  const { insert } = unit;
  const rings = (outer: number, inner: number) => ellipsePath([x, y], outer, outer) + ellipsePath([x, y], inner, inner);
  const annulus = (outer: number, inner: number, fill: Parameters<Art["path"]>[1]["fill"]) =>
    art.path(rings(outer, inner), {
      ...(fill === undefined ? {} : { fill }),
      stroke: insert.outline,
      width: 1.2,
      evenOdd: true,
    });
  const hole = radius * unit.boreShare;
  const innerRing = Math.min(radius * 0.8, hole + radius * 0.2);
  art.circle([x, y], radius, { fill: "#15181b" });
  annulus(radius * 0.985, radius * 0.86, turnedFace(art, insert));
  annulus(
    radius * 0.86,
    innerRing,
    art.linear(
      [
        [0, "#5a5f65"],
        [0.4, "#2a2d31"],
        [1, "#3d4146"],
      ],
      "diagonal",
    ),
  );
  art.circle([x, y], (radius * 0.86 + innerRing) / 2, {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.14,
    width: radius * 0.04,
  });
  annulus(innerRing, hole, unit.hasCollar ? art.sheen(finishes.black) : turnedFace(art, insert));
  drawSetScrews(art, [x, y], (innerRing + hole) / 2, (innerRing - hole) * 0.32);
  art.circle([x, y], hole, { fill: boreFill(art, insert), stroke: insert.outline, width: 1.5 });
  art.circle([x + radius * 0.03, y + radius * 0.02], hole * 0.9, {
    fill: "#ffffff",
    stroke: insert.outline,
    strokeOpacity: 0.5,
    width: 0.8,
  });
}

function drawSetScrews(art: Art, [x, y]: Point, radius: number, size: number): void {
  for (const angle of [-2.35, -0.79]) {
    const at: Point = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    art.circle(at, size, { fill: "#1b1d20", stroke: "#000000", width: 0.8 });
    art.circle([at[0] - size * 0.2, at[1] - size * 0.2], size * 0.4, { fill: "#5d6369" });
  }
}

function drawCastText(art: Art, { casting, label }: Unit, at: Point): void {
  art.text([at[0] + 1, at[1] + 1], label, { size: 24, face: "heavy", fill: casting.shine, spacing: 2, opacity: 0.6 });
  art.text(at, label, { size: 24, face: "heavy", fill: casting.outline, spacing: 2, opacity: 0.75 });
}

function drawMeasures(art: Art, unit: Unit, item: Given): void {
  const at = (x: number, y: number): Point => [300 + x * 0.74, 280 + y * 0.74];
  const shaft = item.has("boreMm")
    ? `${decimal(item.number("boreMm", 25))} mm`
    : `${inchFraction(item.number("bore", 1))} in`;
  const bolts = `${decimal(item.number("boltSpacingMm", 105))} mm`;
  const length = `${decimal(item.number("lengthMm", 140))} mm`;
  if (unit.style === "pillow") {
    art.dimension({ from: at(-206, 188), to: at(206, 188), label: bolts, offset: 36 });
    art.dimension({ from: at(-262, 188), to: at(262, 188), label: length, offset: 78 });
    art.dimension({
      from: at(-150, -24),
      to: at(-262, 188),
      label: `${decimal(item.number("centerHeightMm", 36.5))} mm`,
      offset: -36,
    });
  } else if (unit.style === "square") {
    art.dimension({ from: at(-170, 232), to: at(170, 232), label: bolts, offset: 44 });
    art.dimension({ from: at(-226, 232), to: at(226, 232), label: length, offset: 86 });
  } else {
    art.dimension({ from: at(-212, 100), to: at(212, 100), label: bolts, offset: 90 });
    art.dimension({ from: at(-266, 100), to: at(266, 100), label: length, offset: 134 });
  }
  const [x, y] = unit.style === "pillow" ? at(0, -236) : at(0, unit.style === "square" ? -244 : -190);
  art.text([x, y - 24], `Shaft ${shaft}`, { size: 22, fill: "#14365c" });
}
