import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { round } from "../../kit/round.ts";
import { sizeToFit, textWidth } from "../../kit/text.ts";

/** OSHA's headers: the band, its lettering, and the ground and letters below. */
interface Scheme {
  readonly word: string;
  readonly band: Color;
  readonly lettering: Color;
  readonly ground: Color;
  readonly ink: Color;
}

const schemes: Readonly<Record<string, Scheme>> = {
  Danger: { word: "DANGER", band: "#c8102e", lettering: "#ffffff", ground: "#ffffff", ink: "#15181b" },
  Warning: { word: "WARNING", band: "#ff7a13", lettering: "#15181b", ground: "#ffffff", ink: "#15181b" },
  Caution: { word: "CAUTION", band: "#15181b", lettering: "#ffd100", ground: "#ffd100", ink: "#15181b" },
  Notice: { word: "NOTICE", band: "#0b4ea2", lettering: "#ffffff", ground: "#ffffff", ink: "#0b4ea2" },
  "Safety First": { word: "SAFETY FIRST", band: "#00703c", lettering: "#ffffff", ground: "#ffffff", ink: "#15181b" },
  Emergency: { word: "", band: "#00703c", lettering: "#ffffff", ground: "#00703c", ink: "#ffffff" },
  Exit: { word: "", band: "#00703c", lettering: "#ffffff", ground: "#00703c", ink: "#ffffff" },
  Fire: { word: "", band: "#c8102e", lettering: "#ffffff", ground: "#c8102e", ink: "#ffffff" },
};

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const safetySign = defineDrawing({
  name: "safety-sign",
  title: "Safety sign",
  examples: [
    {
      label: "Danger, high voltage",
      attributes: {
        header: "Danger",
        message: "High Voltage",
        height: 10,
        width: 14,
        material: "Plastic",
        mounting: "Screw",
      },
    },
    {
      label: "Caution, watch your step",
      attributes: {
        header: "Caution",
        message: "Watch Your Step",
        height: 7,
        width: 10,
        material: "Vinyl",
        mounting: "Adhesive",
      },
    },
    {
      label: "Notice, employees only",
      attributes: {
        header: "Notice",
        message: "Employees Only",
        height: 14,
        width: 20,
        material: "Aluminum",
        mounting: "Screw",
      },
    },
    {
      label: "Eye wash station",
      attributes: {
        header: "Emergency",
        message: "Eye Wash Station",
        height: 10,
        width: 14,
        material: "Fiberglass",
        mounting: "Screw",
      },
    },
    {
      label: "Warning, in Spanish",
      attributes: {
        header: "Warning",
        message: "Superficie Caliente, No Tocar",
        height: 10,
        width: 14,
        material: "Plastic",
        mounting: "Screw",
        language: "Spanish",
      },
    },
  ],
  draw: (art, item, view) => {
    const scheme = schemeOf(item);
    const aspect = item.number("height", 10) / item.number("width", 14);
    const isPlain = view === "plain";
    const width = isPlain ? 544 : 456;
    const height = width * Math.min(1, Math.max(0.5, aspect));
    const frame: Frame = { x: isPlain ? 28 : 104, y: (isPlain ? 296 : 276) - height / 2, width, height };
    drawPlate(art, frame, item.text("mounting", "Screw"));
    drawGround(art, scheme, frame);
    drawMessage(art, scheme, frame, item);
    drawFixings(art, frame, item);
    if (!isPlain) drawMeasures(art, frame, item);
  },
});

function schemeOf(item: Given): Scheme {
  const header = item.text("header", "Danger");
  const scheme = schemes[header] ??
    schemes["Danger"] ?? { word: header, band: "#c8102e", lettering: "#ffffff", ground: "#ffffff", ink: "#15181b" };
  if (item.text("language", "English") !== "Spanish") return scheme;
  const spanish: Readonly<Record<string, string>> = {
    DANGER: "PELIGRO",
    WARNING: "ADVERTENCIA",
    CAUTION: "CUIDADO",
    NOTICE: "AVISO",
    "SAFETY FIRST": "SEGURIDAD",
  };
  return { ...scheme, word: spanish[scheme.word] ?? scheme.word };
}

/** The sheet itself, with a shadow to its lower right: thicker for what is screwed on. */
function drawPlate(art: Art, { x, y, width, height }: Frame, mounting: string): void {
  const lift = mounting === "Adhesive" ? 5 : 11;
  art.rect(x + lift * 0.7, y + lift, width, height, { fill: "#000000", fillOpacity: 0.1 }, 18);
  art.rect(x + lift * 0.4, y + lift * 0.6, width, height, { fill: "#000000", fillOpacity: 0.16 }, 17);
  art.rect(x, y, width, height, { fill: "#ffffff", stroke: "#2a2f35", width: 2 }, 16);
}

function drawGround(art: Art, scheme: Scheme, { x, y, width, height }: Frame): void {
  const inset = width * 0.022;
  art.rect(
    x + inset,
    y + inset,
    width - 2 * inset,
    height - 2 * inset,
    { fill: scheme.ground, stroke: scheme.word === "" ? "#ffffff" : tone(scheme.ground, -0.75), width: 3 },
    11,
  );
  if (scheme.word === "") return;
  const band = height * 0.33;
  art.rect(
    x + inset,
    y + inset,
    width - 2 * inset,
    band,
    { fill: scheme.band, stroke: tone(scheme.band, -0.6), width: 2 },
    11,
  );
  const middle = y + inset + band / 2;
  if (scheme.band === "#c8102e") {
    art.rect(x + inset, y + inset, width - 2 * inset, band, { fill: "#15181b" }, 11);
    art.ellipse([x + width / 2, middle], width * 0.4, band * 0.44, { fill: "#ffffff" });
    art.ellipse([x + width / 2, middle], width * 0.388, band * 0.4, { fill: "#c8102e" });
  }
  drawHeader(art, scheme, [x, middle, width, band]);
}

function drawHeader(
  art: Art,
  scheme: Scheme,
  [x, middle, width, band]: readonly [number, number, number, number],
): void {
  const hasTriangle = scheme.band === "#ff7a13";
  const size = sizeToFit(
    scheme.word,
    width * (scheme.band === "#c8102e" ? 0.56 : hasTriangle ? 0.64 : 0.74),
    band * (scheme.band === "#c8102e" ? 0.52 : 0.66),
    "heavy",
  );
  const shift = hasTriangle ? band * 0.5 : 0;
  art.text([x + width / 2 + shift, middle + size * 0.36], scheme.word, { size, face: "heavy", fill: scheme.lettering });
  if (!hasTriangle) return;
  const left = x + width / 2 + shift - textWidth(scheme.word, size, "heavy") / 2 - band * 0.9;
  const half = band * 0.4;
  art.path(
    `M${round(left)} ${round(middle + half * 0.8)}L${round(left + half)} ${round(middle - half * 0.9)}L${round(left + 2 * half)} ${round(middle + half * 0.8)}Z`,
    { fill: "#15181b", stroke: "#15181b", width: 6 },
  );
  art.text([left + half, middle + half * 0.68], "!", { size: half * 1.5, face: "heavy", fill: "#ffd100" });
}

function drawMessage(art: Art, scheme: Scheme, { x, y, width, height }: Frame, item: Given): void {
  const hasHeader = scheme.word !== "";
  const symbol = hasHeader ? 0 : height * 0.34;
  const top = y + height * (hasHeader ? 0.4 : 0.08);
  const room = height * (hasHeader ? 0.54 : 0.84) - symbol;
  const lines = linesOf(unaccented(item.text("message", "High Voltage")).toUpperCase());
  if (!hasHeader) drawSymbol(art, scheme, item.text("header", ""), [x + width / 2, top + symbol * 0.5], symbol * 0.46);
  const size = Math.min(
    ...lines.map((line) => sizeToFit(line, width * 0.84, (room / lines.length) * 0.86, "heavy")),
    height * 0.24,
  );
  const block = size * 1.16 * lines.length;
  lines.forEach((line, at) => {
    art.text([x + width / 2, top + symbol + (room - block) / 2 + size * (0.94 + at * 1.16)], line, {
      size,
      face: "heavy",
      fill: scheme.ink,
    });
  });
}

/** White cross, running arrow or flame: what the green and red signs lead to. */
function drawSymbol(art: Art, scheme: Scheme, header: string, [x, y]: readonly [number, number], radius: number): void {
  if (header === "Exit") {
    art.path(
      `M${x - radius * 1.6} ${y - radius * 0.3}H${x + radius * 0.4}V${y - radius * 0.8}L${x + radius * 1.6} ${y}L${x + radius * 0.4} ${y + radius * 0.8}V${y + radius * 0.3}H${x - radius * 1.6}Z`,
      { fill: scheme.ink },
    );
    return;
  }
  if (header === "Fire") {
    art.path(
      `M${x} ${y - radius}C${x + radius * 0.9} ${y - radius * 0.2} ${x + radius * 0.8} ${y + radius} ${x} ${y + radius}C${x - radius * 0.8} ${y + radius} ${x - radius * 0.9} ${y + radius * 0.2} ${x - radius * 0.4} ${y - radius * 0.3}C${x - radius * 0.3} ${y} ${x - radius * 0.1} ${y - radius * 0.5} ${x} ${y - radius}Z`,
      { fill: scheme.ink },
    );
    return;
  }
  const arm = radius * 0.34;
  art.path(
    `M${x - arm} ${y - radius}H${x + arm}V${y - arm}H${x + radius}V${y + arm}H${x + arm}V${y + radius}H${x - arm}V${y + arm}H${x - radius}V${y - arm}H${x - arm}Z`,
    { fill: scheme.ink },
  );
}

function drawFixings(art: Art, { x, y, width, height }: Frame, item: Given): void {
  const isGlossy = /alumin|vinyl|plastic/i.test(item.text("material", "Plastic"));
  art.rect(
    x,
    y,
    width,
    height,
    {
      fill: art.linear(
        [
          [0, "#ffffff", isGlossy ? 0.34 : 0.16],
          [0.4, "#ffffff", 0],
          [1, "#000000", 0.12],
        ],
        "diagonal",
      ),
    },
    16,
  );
  if (item.text("mounting", "Screw") !== "Screw") return;
  const inset = width * 0.048;
  for (const [cx, cy] of [
    [x + inset, y + inset],
    [x + width - inset, y + inset],
    [x + inset, y + height - inset],
    [x + width - inset, y + height - inset],
  ] as const) {
    art.circle([cx, cy], width * 0.014, { fill: "#ffffff", stroke: "#2a2f35", width: 2 });
  }
}

function drawMeasures(art: Art, { x, y, width, height }: Frame, item: Given): void {
  const inches = (code: string, otherwise: number) => `${inchFraction(item.number(code, otherwise))} in`;
  art.dimension({ from: [x, y + height], to: [x + width, y + height], label: inches("width", 14), offset: 46 });
  art.dimension({ from: [x, y], to: [x, y + height], label: inches("height", 10), offset: -44 });
}

/** Up to three lines of about the same length. */
function linesOf(message: string): readonly string[] {
  const words = message.split(" ");
  const count = message.length > 26 ? 3 : message.length > 8 ? 2 : 1;
  const target = message.length / count;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const fits = last !== undefined && (last.length + word.length / 2 <= target || lines.length === count);
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Capitals on signs go without accents, and the lettering has none. */
function unaccented(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{Mark}/gu, "");
}
