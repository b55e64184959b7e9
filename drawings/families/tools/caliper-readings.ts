import { type Art, type Point, ellipsePath, polyline } from "../../kit/art.ts";
import { finishes } from "../../kit/colors.ts";
import { drawSolid } from "../../kit/solid.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawRubber } from "./tool-parts.ts";

/** What is written on a slider. */
export interface SliderWords {
  readonly brand: string;
  readonly isSealed: boolean;
  /** What it shows, in inches. */
  readonly opening: number;
}

const steel = finishes.stainless;

/** The slider of a digital caliper: display and buttons. */
export function drawDisplay(art: Art, [x, y]: Point, scale: number, { brand, isSealed, opening }: SliderWords): void {
  const [left, right, top, bottom] = [x + 0.28 * scale, x + 2.75 * scale, y - 0.58 * scale, y + 0.5 * scale];
  drawRoller(art, [x + 2.35 * scale, bottom + 0.02 * scale], scale);
  drawRubber(
    art,
    `M${left + 0.12 * scale} ${top}H${right - 0.1 * scale}Q${right} ${top} ${right} ${top + 0.12 * scale}V${bottom - 0.14 * scale}Q${right} ${bottom} ${right - 0.14 * scale} ${bottom}H${left}V${top + 0.12 * scale}Q${left} ${top} ${left + 0.12 * scale} ${top}Z`,
  );
  const lcd = { x: left + 0.16 * scale, y: top + 0.12 * scale, width: 1.55 * scale, height: 0.56 * scale };
  art.rect(lcd.x - 3, lcd.y - 3, lcd.width + 6, lcd.height + 6, { fill: "#0a0c0e" }, 5);
  art.rect(
    lcd.x,
    lcd.y,
    lcd.width,
    lcd.height,
    {
      fill: art.linear([
        [0, "#d7e0d2"],
        [1, "#b2bfae"],
      ]),
      stroke: "#000000",
      width: 1,
    },
    3,
  );
  art.text([lcd.x + lcd.width * 0.94, lcd.y + lcd.height * 0.76], opening.toFixed(4), {
    size: lcd.height * 0.68,
    face: "body",
    fill: "#15181b",
    anchor: "end",
  });
  art.text([lcd.x + lcd.width * 0.05, lcd.y + lcd.height * 0.3], "in", {
    size: lcd.height * 0.26,
    fill: "#15181b",
    anchor: "start",
  });
  for (let button = 0; button < 2; button++) {
    const at: Point = [left + (1.98 + button * 0.32) * scale, top + 0.3 * scale];
    art.circle(at, 0.12 * scale, { fill: button === 0 ? "#c8102e" : "#5a626a", stroke: "#000000", width: 1.2 });
    art.circle([at[0] - 2, at[1] - 2], 0.05 * scale, { fill: "#ffffff", fillOpacity: 0.35 });
  }
  const name = brand.toUpperCase();
  const size = sizeToFit(name, 1.3 * scale, 0.18 * scale, "heavy");
  art.text([left + 0.2 * scale, bottom - 0.13 * scale], name, {
    size,
    face: "heavy",
    fill: "#ffffff",
    anchor: "start",
  });
  if (isSealed)
    art.text([right - 0.16 * scale, bottom - 0.13 * scale], "IP67", {
      size: 0.2 * scale,
      face: "heavy",
      fill: "#7fb7e6",
      anchor: "end",
    });
  drawLock(art, [left + 0.9 * scale, top], scale);
}

/** The dial that turns once for each tenth of an inch. */
export function drawDial(art: Art, [x, y]: Point, scale: number, { brand, opening }: SliderWords): void {
  const at: Point = [x + 1.25 * scale, y + 0.08 * scale];
  const radius = 0.82 * scale;
  drawSolid(art, `M${x} ${y - 0.42 * scale}H${x + 2.4 * scale}V${y + 0.42 * scale}H${x}Z`, {
    fill: art.sheen(steel),
    finish: steel,
    bevel: 2.4,
  });
  drawRoller(art, [x + 2.1 * scale, y + 0.44 * scale], scale);
  art.circle(at, radius, {
    fill: art.linear(
      [
        [0, steel.shine],
        [0.5, steel.mid],
        [1, steel.dark],
      ],
      "diagonal",
    ),
    stroke: steel.outline,
    width: 1.8,
  });
  art.circle(at, radius * 0.86, { fill: "#fcfcf8", stroke: steel.outline, width: 1.2 });
  const reach = (tick: number, share: number): Point => {
    const angle = (tick * Math.PI) / 25;
    return [at[0] + radius * share * Math.sin(angle), at[1] - radius * share * Math.cos(angle)];
  };
  const ticks = Array.from({ length: 50 }, (_, tick) =>
    polyline([reach(tick, 0.82), reach(tick, tick % 5 === 0 ? 0.68 : 0.75)]),
  );
  art.path(ticks.join(""), { fill: "none", stroke: "#15181b", width: 1 });
  for (let figure = 0; figure < 10; figure += 2) {
    const [px, py] = reach(figure * 5, 0.54);
    art.text([px, py + radius * 0.06], String(figure * 10), { size: radius * 0.15, face: "heavy" });
  }
  art.text([at[0], at[1] + radius * 0.3], ".001 in", { size: radius * 0.14 });
  const name = brand.toUpperCase();
  art.text([at[0], at[1] - radius * 0.22], name, {
    size: sizeToFit(name, radius * 0.7, radius * 0.14, "heavy"),
    face: "heavy",
    fill: "#b91c1c",
  });
  const turn = (opening * 10 - Math.floor(opening * 10)) * 360;
  art.group({ move: at, rotate: turn }, () => {
    art.path(`M-${radius * 0.03} ${radius * 0.16}L0 ${-radius * 0.78}L${radius * 0.03} ${radius * 0.16}Z`, {
      fill: "#15181b",
    });
  });
  art.circle(at, radius * 0.07, { fill: art.ball(finishes.black) });
  art.path(ellipsePath([at[0] - radius * 0.3, at[1] - radius * 0.42], radius * 0.34, radius * 0.2), {
    fill: "#ffffff",
    fillOpacity: 0.5,
  });
}

/** A window on the beam with the vernier below it. */
export function drawVernier(art: Art, [x, y]: Point, scale: number): void {
  const top = y - 0.5 * scale;
  const bottom = y + 0.46 * scale;
  drawRoller(art, [x + 2 * scale, bottom], scale);
  drawSolid(
    art,
    `M${x} ${top}H${x + 2.3 * scale}V${bottom}H${x}ZM${x + 0.22 * scale} ${y - 0.16 * scale}V${y + 0.2 * scale}H${x + 2.1 * scale}V${y - 0.16 * scale}Z`,
    { fill: art.sheen(steel), finish: steel, bevel: 2.2 },
  );
  for (let tick = 0; tick <= 25; tick++) {
    const at = x + (0.3 + tick * 0.068) * scale;
    art.line([at, y + 0.2 * scale], [at, y + (tick % 5 === 0 ? 0.36 : 0.29) * scale], {
      stroke: "#15181b",
      width: tick % 5 === 0 ? 1.4 : 0.8,
    });
  }
  drawLock(art, [x + 1.2 * scale, top], scale);
}

function drawRoller(art: Art, [x, y]: Point, scale: number): void {
  const radius = 0.2 * scale;
  art.circle([x, y], radius, { fill: art.ball(steel), stroke: steel.outline, width: 1.5 });
  for (let rib = -3; rib <= 3; rib++) {
    art.line([x + rib * radius * 0.24, y + radius * 0.35], [x + rib * radius * 0.24, y + radius * 0.88], {
      stroke: steel.outline,
      strokeOpacity: 0.6,
      width: 1.4,
    });
  }
}

function drawLock(art: Art, [x, y]: Point, scale: number): void {
  art.rect(
    x,
    y - 0.2 * scale,
    0.2 * scale,
    0.22 * scale,
    { fill: art.metal(steel, "across"), stroke: steel.outline, width: 1.3 },
    2,
  );
}
