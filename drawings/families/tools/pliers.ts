import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { colorOf, type Finish, finishes, finishOf, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawSolid } from "../../kit/solid.ts";
import { drawLocking } from "./locking-pliers.ts";
import { liveryOf } from "./maker-colors.ts";
import { type Grip, drawRivet, drawTube } from "./plier-parts.ts";
import { drawGrooved } from "./tongue-and-groove.ts";

/** The jaws above the joint, in the picture's units; the joint is at the middle. */
interface Jaws {
  readonly tip: number;
  readonly tipWidth: number;
  readonly base: number;
  readonly joint: number;
  /** How far the tips lean to the right. */
  readonly lean: number;
}

const jawsOf: Readonly<Record<string, Jaws>> = {
  "Long Nose": { tip: 30, tipWidth: 11, base: 50, joint: 262, lean: 0 },
  "Bent Long Nose": { tip: 42, tipWidth: 11, base: 50, joint: 262, lean: 84 },
  "Diagonal Cutting": { tip: 92, tipWidth: 16, base: 72, joint: 216, lean: 0 },
  "Lineman's": { tip: 40, tipWidth: 44, base: 60, joint: 222, lean: 0 },
  "Slip Joint": { tip: 40, tipWidth: 27, base: 50, joint: 236, lean: 0 },
};

export const pliers = defineDrawing({
  name: "pliers",
  title: "Pliers",
  examples: [
    {
      label: "Lineman's, 9-1/4 in",
      attributes: {
        plierType: "Lineman's",
        length: 9.25,
        jawCapacity: 1.25,
        handleType: "Cushion Grip",
        color: "Blue",
        finish: "Polished Steel",
        brand: "Kelvane",
      },
    },
    {
      label: "Tongue-and-groove, 10 in",
      attributes: {
        plierType: "Tongue-and-Groove",
        length: 10,
        jawCapacity: 2,
        handleType: "Plastic Dipped",
        color: "Red",
        finish: "Polished Steel",
        brand: "Ironvale",
      },
    },
    {
      label: "Long nose, insulated",
      attributes: {
        plierType: "Long Nose",
        length: 8,
        jawCapacity: 1.375,
        handleType: "Insulated 1,000 V",
        color: "Orange",
        finish: "Black Oxide",
        brand: "Kelvane",
      },
    },
    {
      label: "Diagonal, 7 in",
      attributes: {
        plierType: "Diagonal Cutting",
        length: 7,
        jawCapacity: 0.75,
        handleType: "Plastic Dipped",
        color: "Red",
        finish: "Polished Steel",
        brand: "Grantham",
      },
    },
    {
      label: "Slip joint, black",
      attributes: {
        plierType: "Slip Joint",
        length: 8,
        jawCapacity: 1.25,
        handleType: "Plastic Dipped",
        color: "Red",
        finish: "Black Oxide",
        brand: "Stavely",
      },
    },
    {
      label: "Locking, 10 in",
      attributes: {
        plierType: "Locking",
        length: 10,
        jawCapacity: 1.875,
        handleType: "Plain",
        color: "None",
        finish: "Nickel Chrome",
        brand: "Orrin Forge",
      },
    },
    {
      label: "Bent nose",
      attributes: {
        plierType: "Bent Long Nose",
        length: 8,
        jawCapacity: 1.375,
        handleType: "Cushion Grip",
        color: "Blue",
        finish: "Polished Steel",
        brand: "Burrowes & Pike",
      },
    },
  ],
  draw: (art, item, view) => {
    const kind = item.text("plierType", "Lineman's");
    const draw = () => {
      if (kind === "Locking") drawLocking(art, item.text("handleType", "Plain"), liveryOf(item.text("brand", "")));
      else drawPair(art, kind, item);
    };
    if (view === "plain") {
      draw();
      return;
    }
    art.group({ move: [84, 30], scale: 0.8 }, draw);
    const isLevel = kind === "Locking";
    const length = `${inchFraction(item.number("length", 8))} in`;
    if (isLevel) art.dimension({ from: [110, 440], to: [540, 440], label: length, offset: 60 });
    else art.dimension({ from: [150, 60], to: [150, 490], label: length, offset: -60 });
  },
});

function drawPair(art: Art, kind: string, item: Given): void {
  const finish = /polished/i.test(item.text("finish", ""))
    ? finishes.chrome
    : finishOf(item.text("finish", "Steel"), "steel");
  const grip = gripOf(item);
  art.shadow([300, 572], 170, 12);
  if (kind === "Tongue-and-Groove") {
    drawGrooved(art, finish, grip);
    return;
  }
  const jaws = jawsOf[kind] ?? jawsOf["Lineman's"];
  if (jaws === undefined) return;
  drawHalf(art, finish, jaws, -1);
  drawGrip(art, grip, jaws, -1);
  drawHalf(art, finish, jaws, 1);
  drawGrip(art, grip, jaws, 1);
  drawDetails(art, kind, finish, jaws);
  drawRivet(art, finish, [300, jaws.joint], kind === "Slip Joint");
}

function gripOf(item: Given): Grip {
  const type = item.text("handleType", "Plastic Dipped");
  const isInsulated = /insulated/i.test(type);
  const isCushion = /cushion/i.test(type);
  const color = isInsulated
    ? "#c8102e"
    : isCushion
      ? liveryOf(item.text("brand", ""))
      : colorOf(item.text("color", "Red"), "#c8102e");
  return {
    color,
    second: isInsulated ? "#f2b705" : isCushion ? "#26292d" : undefined,
    width: isCushion || isInsulated ? 52 : 42,
  };
}

/** One forging: a jaw on one side, the handle on the other. `hand` is 1 for the handle at the right. */
function drawHalf(art: Art, finish: Finish, { tip, tipWidth, base, joint, lean }: Jaws, hand: 1 | -1): void {
  const x = (offset: number) => 300 + offset * hand;
  const tipAt = (offset: number) => 300 + lean + offset * hand;
  const path =
    `M${tipAt(-1)} ${tip}L${tipAt(-tipWidth)} ${tip + 4}` +
    `C${300 + lean * 0.55 - hand * (tipWidth + 8)} ${tip + (joint - tip) * 0.4} ${x(-base)} ${joint - 92} ${x(-base)} ${joint - 18}` +
    `C${x(-base)} ${joint + 36} ${x(-6)} ${joint + 42} ${x(20)} ${joint + 78}` +
    `C${x(40)} ${joint + 120} ${x(66)} 420 ${x(80)} 540L${x(112)} 536` +
    `C${x(104)} 410 ${x(92)} ${joint + 110} ${x(62)} ${joint + 40}` +
    `C${x(60)} ${joint - 20} ${x(30)} ${joint - 52} ${x(-1)} ${joint - 58}` +
    `C${x(-1) + lean * 0.1} ${joint - 90} ${tipAt(-1) - lean * 0.3} ${tip + 70} ${tipAt(-1)} ${tip}Z`;
  const light = art.linear(
    [
      [0, finish.shine],
      [0.35, finish.light],
      [0.7, finish.mid],
      [1, finish.dark],
    ],
    "across",
  );
  drawSolid(art, path, { fill: light, finish, bevel: 3, line: 1.8 });
}

function drawGrip(art: Art, { color, second, width }: Grip, { joint }: Jaws, hand: 1 | -1): void {
  const x = (offset: number) => 300 + offset * hand;
  const line = `M${x(62)} ${joint + 104}C${x(84)} ${joint + 170} ${x(94)} 440 ${x(98)} 540`;
  drawTube(art, line, color, width);
  if (second)
    drawTube(art, `M${x(81)} ${joint + 168}C${x(90)} ${joint + 220} ${x(94)} 450 ${x(97)} 522`, second, width * 0.62);
  art.path(`M${x(46)} ${joint + 92}Q${x(64)} ${joint + 84} ${x(86)} ${joint + 98}`, {
    fill: "none",
    stroke: paint(color).outline,
    width: 2,
  });
}

function drawDetails(art: Art, kind: string, finish: Finish, { tip, tipWidth, joint, lean }: Jaws): void {
  const ink = { stroke: finish.outline, strokeOpacity: 0.75, width: 2 } as const;
  if (kind === "Diagonal Cutting") {
    art.path(`M299 ${tip}L279 ${tip + 14}L266 ${joint - 66}L299 ${joint - 56}Z`, {
      fill: finish.shine,
      stroke: finish.outline,
      width: 1.2,
    });
    art.path(`M301 ${tip}L321 ${tip + 14}L334 ${joint - 66}L301 ${joint - 56}Z`, {
      fill: finish.light,
      stroke: finish.outline,
      width: 1.2,
    });
  } else {
    const rows = kind === "Lineman's" ? 11 : 14;
    for (let row = 1; row < rows; row++) {
      const y = tip + row * 7;
      const shift = lean * (1 - row / 26);
      art.line([300 + shift - tipWidth * 0.62, y], [300 + shift + tipWidth * 0.62, y], { ...ink, width: 1.5 });
    }
  }
  art.path(
    `M${300 + lean} ${tip}C${300 + lean * 0.7} ${tip + 70} ${300 + lean * 0.1} ${joint - 90} 300 ${joint - 58}`,
    { fill: "none", ...ink },
  );
  if (kind === "Lineman's" || kind.includes("Long Nose")) {
    art.path(
      `M300 ${joint - 112}L290 ${joint - 104}L288 ${joint - 64}L300 ${joint - 58}L312 ${joint - 64}L310 ${joint - 104}Z`,
      { fill: finish.shine, stroke: finish.outline, width: 1.3 },
    );
    art.line([300, joint - 112], [300, joint - 58], ink);
  }
  if (kind === "Slip Joint") {
    art.ellipse([300, joint - 92], 17, 26, { fill: "#ffffff", stroke: finish.outline, width: 1.8 });
  }
}
