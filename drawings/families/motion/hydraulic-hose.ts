import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Turning, drawTurnings } from "../../kit/lathe.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawTube } from "../../kit/tube.ts";

interface Hose {
  /** In drawing units. */
  readonly width: number;
  readonly standard: string;
  readonly stripe: Color;
  readonly ends: readonly [string, string];
  readonly brand: string;
}

const zinc = finishes.zinc;
const cover: Color = "#2b2d30";

export const hydraulicHose = defineDrawing({
  name: "hydraulic-hose",
  title: "Hydraulic hose assembly",
  examples: [
    {
      label: "R2 JIC",
      attributes: {
        standard: "SAE 100R2AT",
        insideDiameter: 0.5,
        length: 36,
        ends: "Female JIC x Female JIC",
        brand: "Penstock",
      },
    },
    {
      label: "R1 NPT",
      attributes: {
        standard: "SAE 100R1AT",
        insideDiameter: 0.25,
        length: 18,
        ends: "Male NPT x Male NPT",
        brand: "Hydrastrand",
      },
    },
    {
      label: "R12 large",
      attributes: {
        standard: "SAE 100R12",
        insideDiameter: 1,
        length: 48,
        ends: "Female JIC x Female JIC 90 Degree",
        brand: "Ramhold",
      },
    },
    {
      label: "R17 mixed",
      attributes: {
        standard: "SAE 100R17",
        insideDiameter: 0.375,
        length: 24,
        ends: "Male NPT x Female JIC",
        brand: "Penstock",
      },
    },
  ],
  draw: (art, item, view) => {
    const hose = hoseOf(item);
    if (view === "plain") {
      drawBent(art, hose);
      return;
    }
    drawStraight(art, hose, item);
  },
});

function hoseOf(item: Given): Hose {
  const standard = item.text("standard", "SAE 100R2AT");
  const stripes: Readonly<Record<string, Color>> = { R12: "#e0a800", R17: "#3aa0ff", R1A: "#ffffff", R2A: "#f2d21b" };
  const [near = "Female JIC", far = "Female JIC"] = item.text("ends", "Female JIC x Female JIC").split(" x ");
  return {
    width: Math.min(84, 34 + item.number("insideDiameter", 0.5) * 46),
    standard,
    stripe: stripes[/R\d\d?A?/.exec(standard)?.[0] ?? ""] ?? "#ffffff",
    ends: [near, far],
    brand: item.text("brand", "").toUpperCase(),
  };
}

/** A loop with both ends at the bottom, so that hose, crimps and nuts are all seen. */
function drawBent(art: Art, hose: Hose): void {
  const { width } = hose;
  const [left, right] = [130 + width * 0.3, 470 - width * 0.3];
  art.shadow([left, 574], 62, 10);
  art.shadow([right, 574], 62, 10);
  const top = 46 + width / 2;
  const path = `M${left} 372V${top + 170}C${left} ${top} ${right} ${top} ${right} ${top + 170}V372`;
  drawTube(art, path, width, cover);
  art.group({ move: [-width * 0.12, 0] }, () =>
    art.path(path, { fill: "none", stroke: hose.stripe, strokeOpacity: 0.5, width: 3, dash: "54 10" }),
  );
  const words = `${hose.standard}  ${hose.brand}`;
  art.text([left - width * 0.02 + 6, 340], words, {
    size: sizeToFit(words, 150, Math.min(width * 0.27, 18)),
    rotate: -90,
    anchor: "start",
    fill: hose.stripe,
  });
  drawEnd(art, hose, [left, 366], hose.ends[0], 90);
  drawEnd(art, hose, [right, 366], hose.ends[1], 90);
}

/** From the hose outwards: the crimped shell, then what is screwed on. */
function endPieces({ width }: Hose, kind: string): readonly Turning[] {
  const radius = width / 2;
  const shell: readonly Turning[] = [
    { length: 12, radius: radius * 1.08, finish: zinc },
    { length: 62, radius: radius * 1.22, finish: zinc, kind: "rings", pitch: 12 },
    { length: 12, radius: radius * 0.86, finish: zinc },
  ];
  if (/male npt|orb/i.test(kind) && !/female/i.test(kind)) {
    return [
      ...shell,
      { length: 34, radius: radius * 1.25, finish: zinc, kind: "hex" },
      {
        length: 60,
        radius: radius * 0.94,
        endRadius: radius * (/npt/i.test(kind) ? 0.84 : 0.94),
        finish: zinc,
        kind: "thread",
        pitch: 10,
      },
    ];
  }
  return [
    ...shell,
    { length: 22, radius: radius * 0.62, finish: zinc },
    { length: 78, radius: radius * 1.36, finish: zinc, kind: "hex" },
    { length: 10, radius: radius * 1.1, finish: darker(zinc) },
  ];
}

function darker(finish: Finish): Finish {
  return { ...finish, light: finish.mid, shine: finish.light };
}

function drawEnd(art: Art, hose: Hose, at: Point, kind: string, rotate: number): void {
  const bend = /90/.test(kind) ? 90 : /45/.test(kind) ? 45 : 0;
  art.group({ move: at, rotate }, () => {
    if (bend === 0) {
      drawTurnings(art, [0, 0], endPieces(hose, kind));
      return;
    }
    const shell = endPieces(hose, "Female JIC").slice(0, 3);
    const reach = drawTurnings(art, [0, 0], shell);
    const radius = hose.width * 0.31;
    const nut = endPieces(hose, "Female JIC").slice(4);
    const turn =
      bend === 90
        ? `M${reach - 2} 0C${reach + 50} 0 ${reach + 56} 6 ${reach + 56} 52`
        : `M${reach - 2} 0Q${reach + 44} 0 ${reach + 64} 26`;
    drawTube(art, turn, radius * 2, "#b4bec8");
    art.group({ move: bend === 90 ? [reach + 56, 46] : [reach + 60, 22], rotate: bend }, () =>
      drawTurnings(art, [0, 0], nut),
    );
  });
}

function drawStraight(art: Art, hose: Hose, item: Given): void {
  const middle = 260;
  const straight: Hose = { ...hose, width: hose.width * 0.8 };
  const farEnd = hose.ends[1].replace(/ \d\d Degree/, "");
  art.shadow([300, middle + straight.width * 0.8], 240, 10);
  art.group({ move: [300, middle], scale: 0.86 }, () => {
    drawTube(art, "M-120 0H120", straight.width, cover);
    art.group({ move: [-104, 0], rotate: 180 }, () => drawTurnings(art, [0, 0], endPieces(straight, hose.ends[0])));
    art.group({ move: [104, 0] }, () => drawTurnings(art, [0, 0], endPieces(straight, farEnd)));
    art.text([0, 5], `${hose.standard}  ${hose.brand}`, { size: 13, fill: hose.stripe });
  });
  const half = straight.width * 0.7;
  art.dimension({
    from: [42, middle + half],
    to: [558, middle + half],
    label: `${inchFraction(item.number("length", 36))} in over all`,
    offset: 60,
  });
  art.text([300, 140], `${inchFraction(item.number("insideDiameter", 0.5))} in inside`, {
    size: 34,
    face: "heavy",
    fill: "#14365c",
  });
  art.text([300, 440], item.text("ends", ""), { size: 24, fill: "#14365c" });
  if (item.has("pressureRating"))
    art.text([300, 478], `${item.number("pressureRating", 3_500).toLocaleString("en-US")} psi`, {
      size: 24,
      fill: "#14365c",
    });
}
