import { type Art, corners, type Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, type Finish, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawPipe } from "../../kit/pipe.ts";
import { round } from "../../kit/round.ts";
import { sizeToFit } from "../../kit/text.ts";
import { inset } from "./inset.ts";

export const fan = defineDrawing({
  name: "fan",
  title: "Industrial fan",
  examples: [
    {
      label: "Drum fan, 42 in",
      attributes: {
        brand: "Ventmoor",
        fanType: "Drum Fan",
        bladeDiameter: 42,
        airFlow: 14200,
        color: "Black",
        speeds: 2,
      },
    },
    {
      label: "Pedestal fan, 24 in",
      attributes: {
        brand: "Airelow",
        fanType: "Pedestal Fan",
        bladeDiameter: 24,
        airFlow: 5300,
        color: "Gray",
        speeds: 3,
      },
    },
    {
      label: "Exhaust fan, 24 in",
      attributes: {
        brand: "Halcomb",
        fanType: "Exhaust Fan",
        bladeDiameter: 24,
        airFlow: 4700,
        color: "Gray",
        speeds: 1,
      },
    },
    {
      label: "Wall fan, 30 in",
      attributes: {
        brand: "Stowbridge",
        fanType: "Wall-Mount Fan",
        bladeDiameter: 30,
        airFlow: 7900,
        color: "Yellow",
        speeds: 3,
      },
    },
  ],
  draw: (art, item, view) => {
    const kind = item.text("fanType", "Drum Fan");
    const { center, radius, draw } = layoutOf(kind);
    const place = inset(art, view, () => draw(art, item, center, radius), { scale: 0.78, move: [66, 8] });
    if (view === "plain") return;
    const [left, right] = [
      place([center[0] - radius * 0.93, center[1]]),
      place([center[0] + radius * 0.93, center[1]]),
    ];
    art.dimension({
      from: left,
      to: right,
      label: `${item.text("bladeDiameter", "24")} in blade`,
      offset: 516 - left[1],
    });
    art.text([300, 572], `${item.number("airFlow", 5_000).toLocaleString("en-US")} cfm at high speed`, {
      size: 23,
      fill: "#14365c",
    });
  },
});

type Draw = (art: Art, item: Given, center: Point, radius: number) => void;

function layoutOf(kind: string): { readonly center: Point; readonly radius: number; readonly draw: Draw } {
  if (/exhaust/i.test(kind)) return { center: [300, 298], radius: 210, draw: drawExhaust };
  if (/pedestal/i.test(kind)) return { center: [300, 206], radius: 172, draw: drawPedestal };
  if (/wall/i.test(kind)) return { center: [318, 280], radius: 226, draw: drawWall };
  return { center: [288, 286], radius: 218, draw: drawDrum };
}

function shellOf(item: Given): Finish {
  const color: Color = colorOf(item.text("color", "Black"), "#232528");
  return paint(color === "#232528" ? "#34383d" : color);
}

function drawDrum(art: Art, item: Given, [x, y]: Point, radius: number): void {
  const shell = shellOf(item);
  art.shadow([x + 10, 548], 230, 20);
  drawPipe(art, `M${x - 150} ${y + 150}L${x - 176} 532H${x + 120}`, 20, shell);
  drawPipe(art, `M${x + 160} ${y + 140}L${x + 190} 520`, 20, shell);
  drawWheel(art, [x + 186, 512]);
  art.path(`M${x} ${y - radius}H${x + 66}A${radius * 0.9} ${radius} 0 0 1 ${x + 66} ${y + radius}H${x}Z`, {
    fill: art.metal(shell),
    stroke: shell.outline,
    width: 2,
  });
  drawPipe(
    art,
    `M${x + 20} ${y - radius - 6}C${x + 30} ${y - radius - 34} ${x + 100} ${y - radius - 30} ${x + 110} ${y - radius + 20}`,
    15,
    finishes.black,
  );
  art.circle([x, y], radius, { fill: art.sheen(shell), stroke: shell.outline, width: 2.2 });
  drawAirEnd(art, item, [x, y], radius * 0.93);
}

function drawPedestal(art: Art, item: Given, [x, y]: Point, radius: number): void {
  const shell = shellOf(item);
  const steel = finishes.stainless;
  art.shadow([x, 556], 150, 16);
  art.rect(x - 11, y, 22, 330, { fill: art.metal(steel, "across"), stroke: steel.outline, width: 1.6 });
  art.rect(x - 18, y + 216, 36, 122, { fill: art.metal(shell, "across"), stroke: shell.outline, width: 1.6 }, 5);
  art.path(
    `M${x - 138} 552C${x - 130} 526 ${x - 50} 520 ${x} 520S${x + 130} 526 ${x + 138} 552Q${x} 572 ${x - 138} 552Z`,
    { fill: art.metal(shell, "across"), stroke: shell.outline, width: 1.9 },
  );
  drawAirEnd(art, item, [x, y], radius);
}

function drawWall(art: Art, item: Given, [x, y]: Point, radius: number): void {
  const shell = shellOf(item);
  art.shadow([x, 552], 180, 14);
  art.rect(34, y - 110, 22, 220, { fill: art.metal(shell, "across"), stroke: shell.outline, width: 1.9 }, 4);
  for (const bolt of [-84, 84])
    art.circle([45, y + bolt], 7, { fill: art.ball(finishes.zinc), stroke: finishes.zinc.outline, width: 1.2 });
  drawPipe(art, `M56 ${y + 60}L${x - 70} ${y}`, 24, shell);
  drawPipe(art, `M56 ${y - 60}L${x - 70} ${y}`, 24, shell);
  drawAirEnd(art, item, [x, y], radius);
}

/** A square panel with the shutter's slats seen behind the blades. */
function drawExhaust(art: Art, item: Given, [x, y]: Point, radius: number): void {
  const shell = shellOf(item);
  const half = radius * 1.17;
  art.shadow([x, y + half + 16], half, 16);
  art.rect(x - half, y - half, half * 2, half * 2, { fill: art.sheen(shell), stroke: shell.outline, width: 2.2 }, 6);
  art.rect(
    x - half + 10,
    y - half + 10,
    half * 2 - 20,
    half * 2 - 20,
    { fill: "none", stroke: shell.outline, strokeOpacity: 0.35, width: 2 },
    4,
  );
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    art.circle([x + dx * half * 0.9, y + dy * half * 0.9], 9, { fill: "#ffffff", stroke: shell.outline, width: 1.6 });
  }
  art.circle([x, y], radius * 1.04, {
    fill: art.radial([
      [0.8, tone(shell.mid, -0.1)],
      [1, shell.light],
    ]),
    stroke: shell.outline,
    width: 1.6,
  });
  art.circle([x, y], radius, { fill: "#2b3137", stroke: shell.outline, width: 2 });
  art.group(
    {
      clip: art.clip(
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`,
      ),
    },
    () => {
      for (let slat = -5; slat <= 5; slat++) {
        const top = y + slat * radius * 0.19;
        art.rect(x - radius, top, radius * 2, radius * 0.16, {
          fill: art.linear([
            [0, "#aab4bd"],
            [0.3, "#808a93"],
            [1, "#4b545c"],
          ]),
          opacity: 0.75,
        });
      }
    },
  );
  drawBlades(art, [x, y], radius * 0.93, finishes.aluminum);
  for (const angle of [0.6, 2.54, 3.74, 5.68]) {
    drawPipe(
      art,
      `M${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}L${round(x + 40 * Math.cos(angle))} ${round(y + 40 * Math.sin(angle))}`,
      13,
      finishes.zinc,
    );
  }
  drawHub(art, item, [x, y], radius * 0.3);
}

function drawAirEnd(art: Art, item: Given, center: Point, radius: number): void {
  art.circle(center, radius, {
    fill: art.radial([
      [0, "#3d444b"],
      [1, "#1b1f23"],
    ]),
    stroke: "#0c0e10",
    width: 1.6,
  });
  drawBlades(art, center, radius * 0.95, finishes.aluminum);
  drawGuard(art, center, radius);
  drawHub(art, item, center, radius * 0.27);
}

function drawBlades(art: Art, [x, y]: Point, radius: number, metal: Finish): void {
  for (let blade = 0; blade < 3; blade++) {
    art.group({ move: [x, y], rotate: blade * 120 - 20 }, () => {
      art.path(
        `M${radius * 0.12} ${-radius * 0.1}C${radius * 0.3} ${-radius * 0.5} ${radius * 0.7} ${-radius * 0.66} ${radius * 0.93} ${-radius * 0.3}C${radius * 1.02} ${-radius * 0.02} ${radius * 0.98} ${radius * 0.16} ${radius * 0.9} ${radius * 0.24}C${radius * 0.6} ${radius * 0.1} ${radius * 0.4} ${radius * 0.14} ${radius * 0.14} ${radius * 0.12}Z`,
        {
          fill: art.linear(
            [
              [0, metal.shine],
              [0.4, metal.light],
              [0.75, metal.mid],
              [1, metal.dark],
            ],
            "diagonal",
          ),
          stroke: metal.outline,
          width: 1.8,
        },
      );
    });
  }
}

/** Wire rings and spokes, close enough to keep fingers out. */
function drawGuard(art: Art, center: Point, radius: number): void {
  const wire = finishes.chrome;
  for (let ringAt = 1; ringAt <= 9; ringAt++) {
    const at = radius * (0.27 + (0.73 * ringAt) / 9);
    art.circle(center, at, { fill: "none", stroke: wire.outline, strokeOpacity: 0.85, width: 3.4 });
    art.circle([center[0] - 0.7, center[1] - 0.7], at, { fill: "none", stroke: wire.light, width: 1.9 });
  }
  for (const [x, y] of corners(center, radius, 8, 0.2)) {
    art.line(center, [x, y], { stroke: wire.outline, width: 4.6 });
    art.line(center, [x, y], { stroke: wire.light, width: 2.8 });
  }
  art.circle(center, radius, { fill: "none", stroke: wire.outline, width: 7 });
  art.circle(center, radius, { fill: "none", stroke: wire.mid, width: 4.4 });
}

function drawHub(art: Art, item: Given, center: Point, radius: number): void {
  const shell = shellOf(item);
  art.circle(center, radius, { fill: art.ball(shell), stroke: shell.outline, width: 2 });
  const brand = item.text("brand", "").toUpperCase();
  if (brand === "") return;
  const size = sizeToFit(brand, radius * 1.66, radius * 0.42, "heavy");
  art.text([center[0], center[1] + size * 0.36], brand, {
    size,
    face: "heavy",
    fill: /#(f|d7|8)/.test(shell.mid) ? "#15181b" : "#ffffff",
  });
}

function drawWheel(art: Art, center: Point): void {
  const rubber = paint("#2b2e32");
  art.circle(center, 42, { fill: art.ball(rubber), stroke: "#000000", width: 2 });
  art.circle(center, 24, { fill: art.sheen(finishes.aluminum), stroke: finishes.aluminum.outline, width: 1.6 });
  art.circle(center, 8, { fill: finishes.aluminum.dark, stroke: finishes.aluminum.outline, width: 1.2 });
}
