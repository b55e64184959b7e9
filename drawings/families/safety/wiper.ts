import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { drawBox } from "../../kit/box.ts";
import { type Color, colorOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawStandingRoll } from "../../kit/roll.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout, lit } from "./shading.ts";

const cloths: Readonly<Record<string, Color>> = {
  White: "#f3f4f3",
  Blue: "#5b93cf",
  Green: "#7dbb8b",
  Red: "#c23a3a",
  Yellow: "#f0d26a",
};

export const wiper = defineDrawing({
  name: "wiper",
  title: "Wipers",
  examples: [
    {
      label: "Pop-up box, white",
      attributes: {
        pack: "Pop-Up Box",
        material: "Double Recreped Paper",
        color: "White",
        width: 9.5,
        length: 12,
        sheetsPerPack: 100,
        brand: "Wovenby",
      },
    },
    {
      label: "Jumbo roll, blue",
      attributes: {
        pack: "Jumbo Roll",
        material: "Hydroentangled Nonwoven",
        color: "Blue",
        width: 12,
        length: 13,
        sheetsPerPack: 950,
        brand: "Cleanhurst",
      },
    },
    {
      label: "Cloths, microfiber, green",
      attributes: {
        pack: "Flat Pack",
        material: "Microfiber",
        color: "Green",
        width: 12,
        length: 16,
        sheetsPerPack: 50,
        brand: "Wovenby",
      },
    },
    {
      label: "Quarterfold, white",
      attributes: {
        pack: "Quarterfold",
        material: "Airlaid Paper",
        color: "White",
        width: 12,
        length: 13,
        sheetsPerPack: 56,
        brand: "Papermoor",
      },
    },
    {
      label: "Shop towels, red",
      attributes: {
        pack: "Flat Pack",
        material: "Cotton Shop Towel",
        color: "Red",
        width: 14,
        length: 16,
        sheetsPerPack: 50,
        brand: "Stonewick",
      },
    },
    {
      label: "Shop towel roll, blue",
      attributes: {
        pack: "Perforated Roll",
        material: "Shop Towel Paper",
        color: "Blue",
        width: 9.5,
        length: 12,
        sheetsPerPack: 55,
        brand: "Bluewell",
      },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [36, 0], scale: 0.88 }, () => drawPack(art, item));
    if (!isPlain) {
      drawCallout(art, [
        `${inchFraction(item.number("width", 9.5))} x ${inchFraction(item.number("length", 12))} in`,
        `${item.text("sheetsPerPack", "100")} sheets`,
        item.text("pack", ""),
      ]);
    }
  },
});

function drawPack(art: Art, item: Given): void {
  const pack = item.text("pack", "Pop-Up Box");
  const color = cloths[item.text("color", "White")] ?? colorOf(item.text("color", "White"));
  if (pack === "Pop-Up Box") drawPopUpBox(art, color, item);
  else if (pack.endsWith("Roll")) drawWiperRoll(art, color, item, pack);
  else drawStack(art, color, item, pack);
}

function drawPopUpBox(art: Art, color: Color, item: Given): void {
  art.shadow([306, 556], 264, 16);
  const ink: Color = "#16324f";
  drawBox(art, {
    at: [44, 262],
    width: 424,
    height: 284,
    depth: [88, 70],
    color: "#f4f6f7",
    sideColor: ink,
    topColor: "#e6ebef",
  });
  art.rect(44, 262, 424, 86, { fill: ink });
  drawBoxPrint(art, item, 256);
  art.ellipse([300, 226], 96, 22, { fill: "#2a2f35", stroke: "#101214", width: 1.8 });
  art.path(
    "M222 226C206 168 186 120 152 84C192 92 212 66 246 74C276 50 318 64 336 48C360 74 404 70 432 92C404 128 392 176 380 226C340 246 262 246 222 226Z",
    { fill: cloth(art, color), stroke: tone(color, -0.5), width: 2 },
  );
  art.path(
    "M246 76C258 130 262 180 260 232M336 52C326 110 330 176 334 234M196 108C226 150 240 190 242 228M394 108C368 150 358 190 358 228",
    { fill: "none", stroke: tone(color, -0.5), strokeOpacity: 0.35, width: 3, cap: "round" },
  );
}

function drawBoxPrint(art: Art, item: Given, x: number): void {
  const brand = item.text("brand", "").toUpperCase();
  art.text([x, 320], brand, { size: sizeToFit(brand, 360, 44, "heavy"), face: "heavy", fill: "#ffffff" });
  art.text([x, 408], "WIPERS", { size: 56, face: "heavy", fill: "#16324f" });
  const material = item.text("material", "");
  art.text([x, 446], material, { size: sizeToFit(material, 380, 25), fill: "#39424b" });
  const detail = `${inchFraction(item.number("width", 9.5))} x ${inchFraction(item.number("length", 12))} in   |   ${item.text("sheetsPerPack", "100")} sheets`;
  art.text([x, 510], detail, { size: sizeToFit(detail, 380, 22), fill: "#39424b" });
  art.line([80, 470], [432, 470], { stroke: "#c3cad0", width: 2 });
}

function drawWiperRoll(art: Art, color: Color, item: Given, pack: string): void {
  const isJumbo = pack === "Jumbo Roll";
  const isCenter = pack === "Center-Pull Roll";
  const radius = isJumbo ? 206 : isCenter ? 170 : 136;
  const height = isJumbo ? 330 : isCenter ? 350 : 408;
  const top = 560 - height - radius * 0.28;
  art.shadow([300, 562], radius * 1.25, 16);
  drawStandingRoll(art, {
    top: [300, top],
    radius,
    height,
    tilt: 0.28,
    color,
    coreRadius: isCenter ? 60 : 46,
    winds: isJumbo ? 16 : 10,
  });
  const rows = 4;
  for (let row = 1; row < rows; row++) {
    const y = top + (height / rows) * row;
    art.path(`M${300 - radius} ${y}A${radius} ${radius * 0.28} 0 0 0 ${300 + radius} ${y}`, {
      fill: "none",
      stroke: tone(color, -0.5),
      strokeOpacity: 0.3,
      width: 2.4,
      dash: "9 6",
    });
  }
  if (isCenter)
    art.path(
      `M276 ${top + 8}C270 ${top - 60} 250 ${top - 90} 268 ${top - 110}C300 ${top - 96} 330 ${top - 116} 350 ${top - 104}C334 ${top - 60} 330 ${top - 30} 326 ${top + 8}Z`,
      { fill: cloth(art, color), stroke: tone(color, -0.5), width: 2 },
    );
  else
    art.path(
      `M${300 + radius} ${top + 20}C${300 + radius + 34} ${top + 40} ${300 + radius + 40} ${top + height * 0.5} ${300 + radius + 28} ${top + height - 6}L${300 + radius * 0.72} ${top + height + radius * 0.19}L${300 + radius * 0.86} ${top + 60}Z`,
      { fill: cloth(art, tone(color, 0.1)), stroke: tone(color, -0.5), width: 2 },
    );
  drawSleeve(art, item, radius, top, height);
}

function drawSleeve(art: Art, item: Given, radius: number, top: number, height: number): void {
  const [from, to] = [top + height * 0.34, top + height * 0.74];
  const bulge = radius * 0.28;
  const ink: Color = "#16324f";
  art.path(
    `M${300 - radius} ${from}A${radius} ${bulge} 0 0 0 ${300 + radius} ${from}V${to}A${radius} ${bulge} 0 0 1 ${300 - radius} ${to}Z`,
    { fill: ink, fillOpacity: 0.94, stroke: "#0a1828", width: 1.6 },
  );
  const brand = item.text("brand", "").toUpperCase();
  const y = (from + to) / 2 + bulge;
  art.text([300, y - 14], brand, { size: sizeToFit(brand, radius * 1.4, 40, "heavy"), face: "heavy", fill: "#ffffff" });
  art.text([300, y + 22], `${item.text("sheetsPerPack", "100")} SHEETS`, {
    size: sizeToFit("1000 SHEETS", radius * 1.1, 25),
    fill: "#ffffff",
  });
  art.path(
    `M${300 - radius} ${from}A${radius} ${bulge} 0 0 0 ${300 + radius} ${from}V${to}A${radius} ${bulge} 0 0 1 ${300 - radius} ${to}Z`,
    { fill: art.cylinderShade(), opacity: 0.4 },
  );
}

/** Folded cloths or wipers, one on the other, each with its rounded fold to the front. */
function drawStack(art: Art, color: Color, item: Given, pack: string): void {
  const isFold = pack === "Quarterfold";
  const layers = isFold ? 11 : 7;
  const thick = isFold ? 30 : 46;
  const top = 540 - layers * thick;
  art.shadow([304, 552], 262, 16);
  for (let layer = layers - 1; layer >= 0; layer--) {
    const y = top + layer * thick;
    const nudge = ((layer * 37) % 13) - 6;
    art.path(
      `M${74 + nudge} ${y + thick}C${52 + nudge} ${y + thick} ${52 + nudge} ${y} ${74 + nudge} ${y}H${508 + nudge}V${y + thick}Z`,
      {
        fill: art.linear([
          [0, tone(color, 0.3)],
          [0.5, color],
          [1, tone(color, -0.32)],
        ]),
        stroke: tone(color, -0.55),
        width: 1.8,
      },
    );
    art.path(`M${508 + nudge} ${y}L${560 + nudge} ${y - 34}V${y + thick - 34}L${508 + nudge} ${y + thick}Z`, {
      fill: art.linear(
        [
          [0, tone(color, -0.1)],
          [1, tone(color, -0.4)],
        ],
        "across",
      ),
      stroke: tone(color, -0.55),
      width: 1.6,
    });
    art.line([80 + nudge, y + thick * 0.5], [506 + nudge, y + thick * 0.5], {
      stroke: tone(color, -0.5),
      strokeOpacity: 0.4,
      width: 2,
    });
  }
  art.path(`M74 ${top}L130 ${top - 36}H562L508 ${top}Z`, {
    fill: lit(art, tone(color, 0.25)),
    stroke: tone(color, -0.55),
    width: 1.8,
  });
  drawBellyBand(art, item, top, layers * thick);
}

function drawBellyBand(art: Art, item: Given, top: number, height: number): void {
  const ink: Color = "#16324f";
  art.path(`M190 ${top}L246 ${top - 36}H432L376 ${top}Z`, { fill: tone(ink, 0.25), stroke: "#0a1828", width: 1.6 });
  art.rect(190, top, 186, height + 1, { fill: lit(art, ink), stroke: "#0a1828", width: 1.6 });
  const brand = item.text("brand", "").toUpperCase();
  const y = top + height / 2;
  art.text([283, y - 18], brand, { size: sizeToFit(brand, 164, 36, "heavy"), face: "heavy", fill: "#ffffff" });
  const material = item.text("material", "").split(" ").slice(0, 2).join(" ");
  art.text([283, y + 14], material, { size: sizeToFit(material, 160, 21), fill: "#ffffff" });
  art.text([283, y + 44], `${item.text("sheetsPerPack", "50")} ct`, { size: 22, fill: "#ffffff" });
}

function cloth(art: Art, color: Color) {
  return art.linear(
    [
      [0, tone(color, 0.6)],
      [0.45, color],
      [1, tone(color, -0.25)],
    ],
    "diagonal",
  );
}
