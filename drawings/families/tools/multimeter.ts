import { type Art, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawSolid } from "../../kit/solid.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout } from "./callout.ts";
import { drawRubber, rubber } from "./tool-parts.ts";

const holsters: Readonly<Record<string, Color>> = {
  Ohmstead: "#f2b705",
  "Halden Instruments": "#0f766e",
  Kelvane: "#d2590f",
  Calidor: "#1e3a8a",
  Ampero: "#1d4ed8",
  Verrin: "#b91c1c",
};

export const multimeter = defineDrawing({
  name: "multimeter",
  title: "Multimeter",
  examples: [
    {
      label: "Multimeter, CAT III 600 V",
      attributes: {
        meterType: "Digital Multimeter",
        safetyRating: "CAT III 600 V",
        voltage: 600,
        current: 10,
        counts: 6_000,
        isTrueRms: true,
        brand: "Ohmstead",
      },
    },
    {
      label: "Clamp meter, 400 A",
      attributes: {
        meterType: "Clamp Meter",
        safetyRating: "CAT III 600 V",
        voltage: 600,
        current: 400,
        currentType: "AC",
        counts: 4_000,
        isTrueRms: false,
        jawOpening: 1.2,
        brand: "Kelvane",
      },
    },
    {
      label: "Multimeter, CAT IV, 50,000 counts",
      attributes: {
        meterType: "Digital Multimeter",
        safetyRating: "CAT IV 600 V",
        voltage: 1_000,
        current: 10,
        counts: 50_000,
        isTrueRms: true,
        feature: "Wireless",
        brand: "Halden Instruments",
      },
    },
    {
      label: "Clamp meter, 1,000 A AC/DC",
      attributes: {
        meterType: "Clamp Meter",
        safetyRating: "CAT IV 600 V",
        voltage: 1_000,
        current: 1_000,
        currentType: "AC/DC",
        counts: 10_000,
        isTrueRms: true,
        jawOpening: 2,
        brand: "Verrin",
      },
    },
  ],
  draw: (art, item, view) => {
    const isClamp = item.text("meterType", "Digital Multimeter") === "Clamp Meter";
    const draw = () => {
      if (isClamp) drawClamp(art, item);
      else drawMeter(art, item);
    };
    if (view === "plain") {
      draw();
      return;
    }
    art.group({ move: [-40, 66], scale: 0.8 }, draw);
    drawCallout(art, [470, 200], item.text("safetyRating", ""), 24);
    drawCallout(art, [470, 240], `${item.number("voltage", 600).toLocaleString("en-US")} V`, 24);
    drawCallout(
      art,
      [470, 280],
      `${item.number("current", 10).toLocaleString("en-US")} A ${item.text("currentType", "")}`.trim(),
      24,
    );
    drawCallout(art, [470, 320], `${item.number("counts", 6_000).toLocaleString("en-US")} counts`, 24);
    if (isClamp) drawCallout(art, [470, 360], `${item.number("jawOpening", 1.2)} in jaw`, 24);
  },
});

function holsterOf(item: Given): Color {
  return holsters[item.text("brand", "")] ?? "#f2b705";
}

function drawMeter(art: Art, item: Given): void {
  const color = holsterOf(item);
  art.shadow([300, 580], 150, 12);
  const shell =
    "M184 60Q184 26 218 26H382Q416 26 416 60L424 150Q428 300 422 450L414 532Q410 570 374 570H226Q190 570 186 532L178 450Q172 300 176 150Z";
  drawSolid(art, shell, { fill: sideLit(art, color), finish: paint(color), bevel: 5, line: 2.2 });
  drawRubber(art, "M206 74Q206 46 232 46H368Q394 46 394 74V520Q394 546 368 546H232Q206 546 206 520Z");
  drawScreen(art, item, 224, 74, 152, 104);
  drawButtons(art, 206, 198, 394);
  drawSelector(art, [300, 334], 78, ["OFF", "V~", "V=", "OHM", "A", "mA", "°F", "Hz"], color);
  drawJacks(art, item);
}

function sideLit(art: Art, color: Color) {
  return art.linear(
    [
      [0, tone(color, 0.45)],
      [0.2, tone(color, 0.1)],
      [0.7, color],
      [1, tone(color, -0.4)],
    ],
    "across",
  );
}

function drawScreen(art: Art, item: Given, x: number, y: number, width: number, height: number): void {
  const glass = art.linear(
    [
      [0, "#dbe4d6"],
      [0.55, "#b9c5b4"],
      [1, "#9fac9b"],
    ],
    "diagonal",
  );
  art.rect(x, y, width, height, { fill: glass, stroke: "#000000", width: 2 }, 8);
  const counts = item.number("counts", 6_000);
  const reading = counts >= 20_000 ? "119.84" : counts >= 6_000 ? "119.8" : "119";
  art.text([x + width * 0.94, y + height * 0.7], reading, {
    size: sizeToFit(reading, width * 0.86, height * 0.56),
    anchor: "end",
    fill: "#15181b",
  });
  art.text([x + width * 0.06, y + height * 0.26], item.flag("isTrueRms") ? "True RMS" : "AC", {
    size: height * 0.15,
    anchor: "start",
  });
  art.text([x + width * 0.94, y + height * 0.26], "V~", { size: height * 0.17, anchor: "end" });
  const bars = Array.from({ length: 15 }, (_, bar): string => {
    const at = x + width * (0.07 + bar * 0.037);
    return polyline([
      [at, y + height * 0.84],
      [at, y + height * 0.92],
    ]);
  });
  art.path(bars.join(""), { fill: "none", stroke: "#15181b", width: width * 0.018 });
  art.path(
    `M${x + 6} ${y + height * 0.5}L${x + width * 0.4} ${y + 4}H${x + 10}Q${x + 4} ${y + 4} ${x + 4} ${y + 10}Z`,
    { fill: "#ffffff", fillOpacity: 0.28 },
  );
  const brand = item.text("brand", "").toUpperCase();
  art.text([x + width / 2, y - 9], brand, {
    size: sizeToFit(brand, width * 0.9, 17, "heavy"),
    face: "heavy",
    fill: "#ffffff",
  });
}

function drawButtons(art: Art, left: number, y: number, right: number): void {
  const step = (right - left) / 4;
  for (let at = 0; at < 4; at++) {
    const x = left + step * (at + 0.5);
    const light = art.linear([
      [0, at === 0 ? "#e0a400" : "#8b939b"],
      [1, at === 0 ? "#8a6500" : "#3f464d"],
    ]);
    art.rect(x - 17, y, 34, 22, { fill: light, stroke: "#000000", width: 1.3 }, 9);
  }
}

/** The rotary switch and what it points at. */
function drawSelector(
  art: Art,
  [x, y]: readonly [number, number],
  radius: number,
  words: readonly string[],
  color: Color,
): void {
  words.forEach((word, at) => {
    const angle = ((at / words.length) * 280 - 140) * (Math.PI / 180);
    const reach = radius * 1.16;
    art.text([x + reach * Math.sin(angle), y - reach * Math.cos(angle) + 5], word, {
      size: radius * 0.2,
      face: "heavy",
      fill: at === 0 ? "#ff8a80" : "#ffffff",
    });
  });
  art.circle([x, y], radius * 0.9, { fill: art.ball({ ...rubber, shine: "#6d747b" }), stroke: "#000000", width: 2 });
  art.circle([x, y], radius * 0.8, { fill: "none", stroke: rubber.shine, strokeOpacity: 0.3, width: 1.6 });
  art.group({ move: [x, y], rotate: -105 }, () => {
    drawSolid(
      art,
      `M${-radius * 0.2} ${radius * 0.72}Q0 ${radius * 0.84} ${radius * 0.2} ${radius * 0.72}L${radius * 0.15} ${-radius * 0.62}Q0 ${-radius * 0.8} ${-radius * 0.15} ${-radius * 0.62}Z`,
      { fill: art.metal(paint("#3a4148"), "across"), finish: rubber, bevel: 2 },
    );
    art.rect(-3, -radius * 0.66, 6, radius * 0.3, { fill: color }, 3);
  });
}

function drawJacks(art: Art, item: Given): void {
  const jacks = [
    { x: 240, label: `${item.number("current", 10)} A`, color: "#c8102e" },
    { x: 300, label: "COM", color: "#0a0c0e" },
    { x: 360, label: "V OHM", color: "#c8102e" },
  ] as const;
  for (const { x, label, color } of jacks) {
    art.circle([x, 492], 20, { fill: color, stroke: "#000000", width: 1.8 });
    art.circle([x, 492], 11, { fill: "#050607", stroke: rubber.shine, strokeOpacity: 0.5, width: 1.6 });
    art.text([x, 464], label, { size: 13, face: "heavy", fill: "#ffffff" });
  }
  const rating = item.text("safetyRating", "CAT III 600 V");
  art.text([300, 534], rating, { size: sizeToFit(rating, 170, 16, "heavy"), face: "heavy", fill: "#f2b705" });
}

function drawClamp(art: Art, item: Given): void {
  const color = holsterOf(item);
  const isWide = item.number("jawOpening", 1.2) > 1.5;
  const width = isWide ? 92 : 78;
  art.shadow([300, 582], 120, 11);
  drawJaws(art, width, color);
  const shell =
    "M212 236C212 214 232 204 256 204H344C368 204 388 214 388 236L384 400C382 470 378 520 366 552Q360 574 334 574H266Q240 574 234 552C222 520 218 470 216 400Z";
  drawRubber(art, shell);
  art.path("M226 236C226 224 240 216 258 216H342C360 216 374 224 374 236L372 330H228Z", {
    fill: sideLit(art, color),
    stroke: tone(color, -0.7),
    width: 1.8,
  });
  drawSelector(art, [300, 296], 52, ["OFF", "A~", "A=", "V~", "OHM"], color);
  drawScreen(art, item, 234, 408, 132, 88);
  drawButtons(art, 232, 366, 368);
  const rating = item.text("safetyRating", "CAT III 600 V");
  art.text([300, 522], rating, { size: sizeToFit(rating, 120, 14, "heavy"), face: "heavy", fill: "#f2b705" });
  for (const [x, ink] of [
    [272, "#0a0c0e"],
    [328, "#c8102e"],
  ] as const) {
    art.circle([x, 548], 12, { fill: ink, stroke: "#000000", width: 1.6 });
    art.circle([x, 548], 6, { fill: "#050607" });
  }
  drawSolid(art, "M210 250C190 256 182 284 186 316L204 330L214 326V256Z", {
    fill: sideLit(art, color),
    finish: paint(color),
    bevel: 2.4,
  });
}

/** Two halves of a ring that meet at the top. */
function drawJaws(art: Art, half: number, color: Color): void {
  const black = finishes.black;
  const inner = half * 0.62;
  const top = 26;
  const bottom = 222;
  const side = (hand: 1 | -1) =>
    `M${300 + hand * 3} ${top}C${300 + hand * half * 0.8} ${top + 4} ${300 + hand * half * 1.12} ${top + 70} ${300 + hand * half} ${top + 128}L${300 + hand * half * 0.7} ${bottom}H${300 + hand * 10}` +
    `V${bottom - 26}C${300 + hand * inner} ${bottom - 40} ${300 + hand * inner * 1.1} ${top + 60} ${300 + hand * 3} ${top + 34}Z`;
  for (const hand of [-1, 1] as const) {
    drawSolid(art, side(hand), { fill: art.metal({ ...black, shine: "#7d838a" }, "across"), finish: black, bevel: 3 });
  }
  art.path(`M300 ${top}V${top + 34}`, { fill: "none", stroke: "#000000", width: 2.4 });
  for (const hand of [-1, 1]) {
    art.path(`M${300 + hand * half * 0.86} ${bottom - 40}L${300 + hand * half * 0.98} ${bottom - 74}`, {
      fill: "none",
      stroke: color,
      width: 8,
      cap: "round",
    });
  }
}
