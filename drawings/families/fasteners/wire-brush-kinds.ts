import { type Art, type Fill, type Point, corners } from "../../kit/art.ts";
import { type Color, type Finish, finishes, tone } from "../../kit/colors.ts";
import { turnedFace } from "../../kit/faces.ts";
import { lieAcross } from "../../kit/lying.ts";
import { pathOf } from "../../kit/path-of.ts";
import { sequence } from "../../kit/speckle.ts";
import { drawThreadedHub } from "./hub.ts";

const metal = finishes.zinc;

/** A twisted strand that points to the right and frays at its end; turned copies make a wheel. */
function drawKnot(art: Art, wire: Finish, fill: Fill, from: number, to: number, half: number): void {
  art.path(
    pathOf`M${from} ${-half * 0.55}L${to - 14} ${-half * 0.8}L${to - 3} ${-half * 1.15}L${to} 0L${to - 3} ${half * 1.15}L${to - 14} ${half * 0.8}L${from} ${half * 0.55}Z`,
    {
      fill,
      stroke: wire.outline,
      width: 1.1,
    },
  );
  const turns = Math.round((to - from - 22) / (half * 0.85));
  const twist = Array.from({ length: turns }, (_, at) => {
    const x = from + (at + 0.2) * half * 0.85;
    return pathOf`M${x.toFixed(1)} ${(half * 0.6).toFixed(1)}l${(half * 1.15).toFixed(1)} ${(-half * 1.25).toFixed(1)}`;
  }).join("");
  art.path(twist, { fill: "none", stroke: wire.outline, strokeOpacity: 0.6, width: 1.5 });
  const frayed = [-0.7, -0.35, 0, 0.35, 0.7]
    .map((share) => pathOf`M${to - 18} ${(share * half * 0.7).toFixed(1)}L${to + 1} ${(share * half * 1.5).toFixed(1)}`)
    .join("");
  art.path(frayed, { fill: "none", stroke: wire.outline, strokeOpacity: 0.7, width: 1.2 });
}

/** Wavy wires, strewn over an arc of directions, from the plate to the rim. */
function crimpedWires(count: number, near: number, far: number, start: number): string {
  const next = sequence(start);
  return Array.from({ length: count }, () => {
    const angle = next() * 2 * Math.PI;
    const reach = far * (0.965 + next() * 0.035);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const sway = (next() - 0.5) * 16;
    const at = (share: number, side: number): string => {
      const along = near + (reach - near) * share;
      return `${(cos * along - sin * side).toFixed(1)} ${(sin * along + cos * side).toFixed(1)}`;
    };
    return pathOf`M${at(0, 0)}Q${at(0.3, sway)} ${at(0.55, 0)}T${at(1, sway * 0.4)}`;
  }).join("");
}

export function drawWheel(art: Art, wire: Finish, isKnotted: boolean, arbor: string, wireDiameter: number): void {
  const center: Point = [300, 294];
  const far = 262;
  art.shadow([304, 568], 200, 14);
  art.group({ move: center }, () => {
    if (isKnotted) {
      const knots = 24;
      const fill = art.metal(wire);
      for (let at = 0; at < knots; at++) {
        art.group({ rotate: (at * 360) / knots }, () => drawKnot(art, wire, fill, 100, far, 19));
      }
    } else {
      art.circle([0, 0], far * 0.97, { fill: wire.mid });
      const width = wireDiameter * 110;
      const tones: readonly (readonly [Color, number])[] = [
        [tone(wire.dark, -0.4), 190],
        [wire.mid, 150],
        [wire.light, 120],
        [wire.shine, 50],
      ];
      for (const [index, [ink, count]] of tones.entries()) {
        art.path(crimpedWires(count, 96, far, 11 + index), {
          fill: "none",
          stroke: ink,
          width,
          strokeOpacity: 0.9,
          cap: "round",
        });
      }
    }
    drawPlates(art, arbor);
  });
}

/** The pressed plates that hold the wire, and the hub or bushing. */
function drawPlates(art: Art, arbor: string): void {
  art.circle([2, 3], 122, { fill: "#000000", fillOpacity: 0.3 });
  art.circle([0, 0], 120, { fill: turnedFace(art, metal), stroke: metal.outline, width: 1.8 });
  art.circle([0, 0], 104, { fill: "none", stroke: metal.outline, strokeOpacity: 0.35, width: 2 });
  art.circle([0, 0], 74, { fill: art.sheen(metal), stroke: metal.outline, strokeOpacity: 0.6, width: 1.3 });
  for (const [x, y] of corners([0, 0], 89, 6, 0.3)) {
    art.circle([x, y], 6, { fill: metal.dark, stroke: metal.outline, width: 1 });
  }
  if (arbor.includes("-")) {
    drawThreadedHub(art, [0, 0], 56, 34);
    return;
  }
  const bore = arbor.startsWith("2") ? 62 : 34;
  art.circle([0, 0], bore, { fill: "#ffffff", stroke: metal.outline, width: 1.8 });
}

/** From the side, wire down: hub, cup and a skirt of knots or loose wire. */
export function drawCup(art: Art, wire: Finish, isKnotted: boolean, diameter: number): void {
  const [middle, top] = [300, 40];
  const rim = 250;
  const foot = 478 + Math.min(40, diameter * 8);
  art.shadow([306, foot + 16], 240, 18);
  if (isKnotted) {
    const behind = art.metal({ ...wire, light: wire.mid, shine: wire.light });
    const before = art.metal(wire);
    for (const row of [0, 1]) {
      const count = 15 - row;
      for (let at = 0; at < count; at++) {
        const share = (at + 0.5) / count - 0.5;
        const edge = Math.sin(share * Math.PI);
        art.group({ move: [middle + edge * 200, 250 - row * 8], rotate: 90 - edge * 13 }, () => {
          drawKnot(art, wire, row === 0 ? behind : before, 0, foot - 256 + row * 12, 17 - Math.abs(edge) * 6);
        });
      }
    }
  } else drawSkirt(art, wire, middle, foot, rim);
  art.path(
    pathOf`M${middle - 128} 150C${middle - 168} 168 ${middle - 206} 220 ${middle - 214} 280C${middle - 120} 306 ${middle + 120} 306 ${middle + 214} 280C${middle + 206} 220 ${middle + 168} 168 ${middle + 128} 150Z`,
    {
      fill: art.metal(metal, "across"),
      stroke: metal.outline,
      width: 2,
    },
  );
  art.path(pathOf`M${middle - 212} 262C${middle - 120} 288 ${middle + 120} 288 ${middle + 212} 262`, {
    fill: "none",
    stroke: metal.outline,
    strokeOpacity: 0.4,
    width: 3,
  });
  art.ellipse([middle, 152], 128, 20, { fill: turnedFace(art, metal), stroke: metal.outline, width: 1.6 });
  drawHub(art, middle, top);
}

function drawSkirt(art: Art, wire: Finish, middle: number, foot: number, rim: number): void {
  const next = sequence(5);
  art.path(
    pathOf`M${middle - 206} 262L${middle - rim} ${foot - 6}Q${middle} ${foot + 22} ${middle + rim} ${foot - 6}L${middle + 206} 262Z`,
    { fill: wire.dark },
  );
  const tones: readonly (readonly [Color, number])[] = [
    [tone(wire.dark, -0.45), 120],
    [wire.mid, 110],
    [wire.light, 90],
    [wire.shine, 36],
  ];
  for (const [ink, count] of tones) {
    const wires = Array.from({ length: count }, () => {
      const share = next() * 2 - 1;
      const [x, end] = [middle + share * 204, middle + share * rim];
      const bottom = foot + (1 - share ** 2) * 12 - next() * 10;
      const sway = (next() - 0.5) * 14;
      return pathOf`M${x.toFixed(1)} 262Q${((x + end) / 2 + sway).toFixed(1)} ${(262 + (bottom - 262) * 0.3).toFixed(1)} ${((x + end) / 2).toFixed(1)} ${(262 + (bottom - 262) * 0.55).toFixed(1)}T${end.toFixed(1)} ${bottom.toFixed(1)}`;
    }).join("");
    art.path(wires, { fill: "none", stroke: ink, width: 1.8, strokeOpacity: 0.9 });
  }
}

function drawHub(art: Art, middle: number, top: number): void {
  const faces = [
    [-74, -30, metal.light, metal.shine],
    [-30, 38, metal.shine, metal.mid],
    [38, 74, metal.mid, metal.dark],
  ] as const;
  for (const [from, to, light, shade] of faces) {
    art.rect(middle + from, top + 30, to - from, 82, {
      fill: art.linear(
        [
          [0, light],
          [1, shade],
        ],
        "across",
      ),
      stroke: metal.outline,
      width: 1.6,
    });
  }
  art.ellipse([middle, top + 30], 74, 19, { fill: art.sheen(metal), stroke: metal.outline, width: 1.6 });
  art.ellipse([middle, top + 31], 44, 11, { fill: "#24282c", stroke: metal.outline, width: 1.3 });
  art.ellipse([middle, top + 35], 38, 8, { fill: "none", stroke: metal.light, strokeOpacity: 0.6, width: 1.4 });
}

/** A beech block with a handle, its tufts in rows. */
export function drawHandBrush(art: Art, wire: Finish, rows: number, length: number): void {
  const wood: Finish = { dark: "#8a5a26", mid: "#c8934f", light: "#e6bd82", shine: "#f8e2bd", outline: "#4a2d10" };
  const breadth = length * 0.3;
  lieAcross(art, length, breadth, (scale) => {
    const total = length * scale;
    const half = Math.min(60, (28 + rows * 6) * (scale / 40));
    const head = total * 0.52;
    const tufts = 16;
    const reach = half * 1.75;
    for (let at = 0; at < tufts; at++) {
      const x = total - head + 14 + ((head - 34) * at) / (tufts - 1);
      drawTuft(art, wire, x, half * 0.7, reach, (head / tufts) * 0.46);
    }
    art.path(
      pathOf`M${half * 0.7} ${-half * 0.4}C${total * 0.12} ${-half * 0.8} ${total * 0.3} ${-half * 0.5} ${total - head} ${-half}H${total - half * 0.5}Q${total} ${-half} ${total} 0V${half * 0.72}Q${total} ${half} ${total - half * 0.4} ${half}H${total - head}C${total * 0.34} ${half * 0.6} ${total * 0.2} ${half * 0.1} ${half * 0.7} ${half * 0.7}Q0 ${half * 0.5} 0 ${half * 0.1}Q0 ${-half * 0.3} ${half * 0.7} ${-half * 0.4}Z`,
      {
        fill: art.linear([
          [0, wood.light],
          [0.25, wood.shine],
          [0.5, wood.mid],
          [1, wood.dark],
        ]),
        stroke: wood.outline,
        width: 1.8,
      },
    );
    const lines = [-0.55, -0.2, 0.2, 0.55]
      .map(
        (share) =>
          pathOf`M${total * 0.3} ${half * share * 0.6}Q${total * 0.5} ${half * (share - 0.08)} ${total - 10} ${half * share}`,
      )
      .join("");
    art.path(lines, { fill: "none", stroke: wood.dark, strokeOpacity: 0.4, width: 1.3 });
    art.circle([half * 0.75, half * 0.12], half * 0.2, { fill: "#ffffff", stroke: wood.outline, width: 1.4 });
  });
}

function drawTuft(art: Art, wire: Finish, x: number, top: number, reach: number, half: number): void {
  const strands = Array.from({ length: 7 }, (_, at) => {
    const share = at / 3 - 1;
    return pathOf`M${(x + share * half * 0.6).toFixed(1)} ${top.toFixed(1)}L${(x + share * half * 1.15).toFixed(1)} ${(top + reach - Math.abs(share) * 4).toFixed(1)}`;
  });
  art.path(strands.join(""), { fill: "none", stroke: wire.outline, width: 2.6 });
  art.path(strands.join(""), { fill: "none", stroke: wire.light, width: 1.4 });
}
