import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, colorOf, finishes, inkOn, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawOutlet } from "./grease-gun-outlet.ts";

interface Gun {
  readonly kind: "lever" | "pistol" | "cordless" | "air";
  readonly isMini: boolean;
  readonly hasHose: boolean;
  readonly color: Finish;
  readonly brand: string;
  readonly voltage: string;
}

const cast = finishes["cast-iron"];
const zinc = finishes.zinc;
const black = finishes.black;

export const greaseGun = defineDrawing({
  name: "grease-gun",
  title: "Grease gun",
  examples: [
    {
      label: "Lever",
      attributes: {
        gunType: "Lever",
        capacity: 14,
        pressureRating: 10_000,
        extension: "18 in Flexible Hose",
        color: "Red",
        brand: "Luberick",
      },
    },
    {
      label: "Pistol grip",
      attributes: {
        gunType: "Pistol Grip",
        capacity: 14,
        pressureRating: 6_000,
        extension: "6 in Rigid Pipe",
        color: "Black",
        brand: "Amberline",
      },
    },
    {
      label: "20V cordless",
      attributes: {
        gunType: "20V Cordless",
        capacity: 14,
        pressureRating: 10_000,
        extension: "42 in Flexible Hose",
        color: "Safety Yellow",
        voltage: "20V DC",
        brand: "Luberick",
      },
    },
    {
      label: "Air",
      attributes: {
        gunType: "Air-Operated",
        capacity: 14,
        pressureRating: 6_000,
        extension: "18 in Flexible Hose",
        color: "Blue",
        brand: "Airvanta",
      },
    },
  ],
  draw: (art, item, view) => {
    const gun = gunOf(item);
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [72, -20], scale: 0.76 }, () => drawGun(art, gun));
    if (isPlain) return;
    art.text(
      [300, 490],
      `${item.number("pressureRating", 10_000).toLocaleString("en-US")} psi   ${item.number("capacity", 14)} oz`,
      { size: 34, face: "heavy", fill: "#14365c" },
    );
    art.text([300, 534], item.text("extension", "18 in Flexible Hose"), { size: 26, fill: "#14365c" });
  },
});

function gunOf(item: Given): Gun {
  const type = item.text("gunType", "Lever");
  return {
    kind: /cordless/i.test(type) ? "cordless" : /air/i.test(type) ? "air" : /pistol/i.test(type) ? "pistol" : "lever",
    isMini: /mini/i.test(type),
    hasHose: !/pipe/i.test(item.text("extension", "Hose")),
    color: paint(/yellow/i.test(item.text("color", "")) ? "#f2b705" : colorOf(item.text("color", "Black"), "#232528")),
    brand: item.text("brand", "").toUpperCase(),
    voltage: item.text("voltage", "").replace(" DC", ""),
  };
}

const axis = 312;

/** The barrel lies level with its rod to the left; the head, and what works it, is on the right. */
function drawGun(art: Art, gun: Gun): void {
  art.shadow([290, 556], 240, 15);
  drawOutlet(art, gun.kind === "cordless" ? [420, axis - 92] : [448, axis - 56], gun.hasHose);
  drawBarrel(art, gun);
  if (gun.kind === "lever") drawLever(art);
  else if (gun.kind === "cordless") drawCordlessBody(art, gun);
  else drawPistolGrip(art, gun);
  if (gun.kind !== "cordless") drawHead(art);
}

function drawBarrel(art: Art, gun: Gun): void {
  const left = gun.isMini ? 170 : 74;
  drawTurnings(
    art,
    [left - 52, axis],
    [
      { length: 14, radius: 22, finish: zinc, corner: 5 },
      { length: 42, radius: 7, finish: zinc },
    ],
  );
  const end = drawTurnings(
    art,
    [left, axis],
    [
      { length: 34, radius: 56, finish: black, kind: "knurl", corner: 6 },
      { length: 342 - left, radius: 52, finish: gun.color },
      { length: 30, radius: 57, finish: zinc, kind: "knurl", corner: 5 },
    ],
  );
  if (gun.brand === "") return;
  const width = 290 - left;
  const size = sizeToFit(gun.brand, width * 0.86, 40, "heavy");
  art.text([(left + end) / 2, axis + size * 0.36], gun.brand, { size, face: "heavy", fill: inkOn(gun.color.mid) });
}

function drawHead(art: Art): void {
  art.path(
    `M404 ${axis - 58}H470Q498 ${axis - 58} 498 ${axis - 30}V${axis + 30}Q498 ${axis + 58} 470 ${axis + 58}H404Z`,
    {
      fill: art.linear([
        [0, cast.light],
        [0.2, cast.shine],
        [0.45, cast.mid],
        [1, cast.dark],
      ]),
      stroke: cast.outline,
      width: 1.8,
    },
  );
  art.circle([448, axis], 19, { fill: art.ball(zinc), stroke: zinc.outline, width: 1.3 });
}

/** Pushed towards the barrel it pumps: a flat bar with a grip, on two pivots at the head. */
function drawLever(art: Art): void {
  art.path(`M478 ${axis + 46}C470 ${axis + 96} 420 ${axis + 112} 360 ${axis + 118}`, {
    fill: "none",
    stroke: cast.outline,
    width: 25,
    cap: "round",
  });
  art.path(`M478 ${axis + 46}C470 ${axis + 96} 420 ${axis + 112} 360 ${axis + 118}`, {
    fill: "none",
    stroke: "#8b939a",
    width: 20,
    cap: "round",
  });
  art.path(`M474 ${axis + 42}C466 ${axis + 88} 420 ${axis + 105} 360 ${axis + 111}`, {
    fill: "none",
    stroke: "#dfe5ea",
    width: 5,
    cap: "round",
  });
  art.group({ move: [372, axis + 117], rotate: 176 }, () =>
    drawTurnings(art, [0, 0], [{ length: 250, radius: 19, finish: black, kind: "knurl", corner: 16 }]),
  );
  art.circle([480, axis + 42], 12, { fill: art.ball(zinc), stroke: zinc.outline, width: 1.3 });
}

function drawPistolGrip(art: Art, gun: Gun): void {
  art.path(
    `M410 ${axis + 40}C408 ${axis + 110} 396 ${axis + 150} 384 ${axis + 196}Q382 ${axis + 212} 398 ${axis + 214}H446Q460 ${axis + 212} 462 ${axis + 198}C468 ${axis + 150} 486 ${axis + 110} 492 ${axis + 40}Z`,
    {
      fill: art.linear(
        [
          [0, black.light],
          [0.3, black.shine],
          [0.5, black.mid],
          [1, black.dark],
        ],
        "across",
      ),
      stroke: black.outline,
      width: 1.8,
    },
  );
  art.path(`M414 ${axis + 66}C372 ${axis + 72} 350 ${axis + 116} 352 ${axis + 176}`, {
    fill: "none",
    stroke: zinc.outline,
    width: 19,
    cap: "round",
  });
  art.path(`M414 ${axis + 66}C372 ${axis + 72} 350 ${axis + 116} 352 ${axis + 176}`, {
    fill: "none",
    stroke: zinc.mid,
    width: 15,
    cap: "round",
  });
  art.path(`M410 ${axis + 62}C370 ${axis + 70} 347 ${axis + 114} 348 ${axis + 172}`, {
    fill: "none",
    stroke: zinc.shine,
    width: 4,
    cap: "round",
  });
  if (gun.kind !== "air") return;
  art.group({ move: [422, axis + 212], rotate: 90 }, () =>
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 18, radius: 22, finish: finishes.brass, kind: "hex" },
        { length: 22, radius: 13, finish: finishes.brass },
      ],
    ),
  );
}

function drawCordlessBody(art: Art, gun: Gun): void {
  const { color } = gun;
  const body = art.linear([
    [0, color.light],
    [0.25, color.shine],
    [0.5, color.mid],
    [1, color.dark],
  ]);
  art.path(
    `M392 ${axis - 74}Q392 ${axis - 92} 412 ${axis - 94}H508Q540 ${axis - 92} 544 ${axis - 60}V${axis + 40}Q540 ${axis + 66} 508 ${axis + 68}L488 ${axis + 150}H412L424 ${axis + 68}H410Q392 ${axis + 66} 392 ${axis + 48}Z`,
    {
      fill: body,
      stroke: color.outline,
      width: 2,
    },
  );
  art.rect(440, axis - 66, 90, 88, { fill: art.sheen(black), stroke: black.outline, width: 1.4 }, 12);
  art.path(`M420 ${axis + 74}C400 ${axis + 82} 400 ${axis + 112} 412 ${axis + 124}`, {
    fill: "none",
    stroke: "#c8102e",
    width: 13,
    cap: "round",
  });
  art.rect(388, axis + 148, 132, 60, { fill: art.metal(black), stroke: black.outline, width: 1.8 }, 10);
  if (gun.voltage !== "") art.text([454, axis + 188], gun.voltage, { size: 30, face: "heavy", fill: "#ffffff" });
}
