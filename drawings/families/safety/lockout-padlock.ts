import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishOf, finishes, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";

/** In inches. */
interface Padlock {
  readonly width: number;
  readonly height: number;
  readonly clearance: number;
  readonly diameter: number;
  readonly color: Color;
  readonly material: string;
  readonly shackle: string;
  readonly keying: string;
  readonly brand: string;
}

export const lockoutPadlock = defineDrawing({
  name: "lockout-padlock",
  title: "Lockout padlock",
  examples: [
    {
      label: "Nylon, red, 1-1/2 in",
      attributes: {
        material: "Nylon",
        color: "Red",
        shackleClearance: 1.5,
        shackleDiameter: 0.25,
        shackleMaterial: "Hardened Steel",
        keying: "Keyed Different",
        width: 1.5,
        height: 1.75,
        brand: "Latchmere",
      },
    },
    {
      label: "Aluminum, blue, 3 in",
      attributes: {
        material: "Anodized Aluminum",
        color: "Blue",
        shackleClearance: 3,
        shackleDiameter: 0.25,
        shackleMaterial: "Hardened Steel",
        keying: "Keyed Alike",
        brand: "Signford",
      },
    },
    {
      label: "Nylon, yellow, nylon shackle",
      attributes: {
        material: "Nylon",
        color: "Yellow",
        shackleClearance: 1.5,
        shackleDiameter: 0.25,
        shackleMaterial: "Nylon",
        keying: "Master Keyed",
        brand: "Harrowgate",
      },
    },
    {
      label: "Laminated steel, green",
      attributes: {
        material: "Laminated Steel",
        color: "Green",
        shackleClearance: 1,
        shackleDiameter: 0.25,
        shackleMaterial: "Hardened Steel",
        keying: "Keyed Different",
        brand: "Castlegate",
      },
    },
    {
      label: "Brass, black",
      attributes: {
        material: "Solid Brass",
        color: "Black",
        shackleClearance: 2,
        shackleDiameter: 0.25,
        shackleMaterial: "Hardened Steel",
        keying: "Keyed Different",
        brand: "Latchmere",
      },
    },
  ],
  draw: (art, item, view) => {
    const lock = lockOf(item);
    const isPlain = view === "plain";
    const total = lock.height + lock.clearance + lock.diameter;
    const scale = Math.min((isPlain ? 530 : 420) / total, (isPlain ? 330 : 250) / lock.width);
    const bottom = 300 + (total * scale) / 2 + (isPlain ? -6 : 6);
    const top = bottom - lock.height * scale;
    const x = isPlain ? 276 : 290;
    art.shadow([x, bottom + 10], lock.width * scale * 0.62, 13);
    if (isPlain) drawKey(art, [x + lock.width * scale * 0.62, bottom - 6], lock);
    drawShackle(art, lock, scale, x, top);
    drawBody(art, lock, scale, x, top);
    if (!isPlain) drawMeasures(art, lock, scale, x, top);
  },
});

function lockOf(item: Given): Padlock {
  return {
    width: item.number("width", 1.5),
    height: item.number("height", 1.75),
    clearance: item.number("shackleClearance", 1.5),
    diameter: item.number("shackleDiameter", 0.25),
    color: colorOf(item.text("color", "Red")),
    material: item.text("material", "Nylon"),
    shackle: item.text("shackleMaterial", "Hardened Steel"),
    keying: item.text("keying", "Keyed Different"),
    brand: item.text("brand", ""),
  };
}

function drawShackle(art: Art, lock: Padlock, scale: number, x: number, top: number): void {
  const half = (lock.width * 0.56 * scale) / 2;
  const wire = lock.diameter * scale;
  const crown = top - lock.clearance * scale - wire / 2;
  const bendRadius = Math.min(half, lock.clearance * scale);
  const path = `M${x - half} ${top + 10}V${crown + bendRadius}A${half} ${bendRadius} 0 0 1 ${x + half} ${crown + bendRadius}V${top + 10}`;
  const isNylon = lock.shackle === "Nylon";
  const finish = isNylon ? finishes.black : finishes.chrome;
  art.path(path, { fill: "none", stroke: "#1d2226", width: wire + 3 });
  art.path(path, { fill: "none", stroke: finish.dark, width: wire });
  art.path(path, { fill: "none", stroke: finish.mid, width: wire * 0.78 });
  art.path(path, { fill: "none", stroke: finish.light, width: wire * 0.5 });
  art.group({ move: [-wire * 0.12, -wire * 0.06] }, () =>
    art.path(path, { fill: "none", stroke: finish.shine, width: wire * 0.2 }),
  );
}

function drawBody(art: Art, lock: Padlock, scale: number, x: number, top: number): void {
  const [width, height] = [lock.width * scale, lock.height * scale];
  const left = x - width / 2;
  const outline = tone(lock.color, -0.75);
  if (/steel/i.test(lock.material)) drawPlates(art, lock, [left, top, width, height]);
  else if (/brass/i.test(lock.material)) {
    const brass = finishOf("Brass");
    art.rect(left, top, width, height, { fill: art.metal(brass, "across"), stroke: brass.outline, width: 2.2 }, 12);
    art.rect(left, top + height * 0.62, width, height * 0.3, {
      fill: lock.color,
      fillOpacity: 0.92,
      stroke: outline,
      width: 1.4,
    });
  } else {
    const corner = /nylon/i.test(lock.material) ? width * 0.17 : width * 0.1;
    art.rect(
      left,
      top,
      width,
      height,
      { fill: bodyFill(art, lock.color, /alumin/i.test(lock.material)), stroke: outline, width: 2.4 },
      corner,
    );
    art.rect(
      left + width * 0.05,
      top + 8,
      width * 0.9,
      height * 0.07,
      { fill: tone(lock.color, -0.25), stroke: outline, strokeOpacity: 0.5, width: 1.2 },
      6,
    );
    art.line([left + width * 0.1, top + height * 0.16], [left + width * 0.1, top + height * 0.86], {
      stroke: "#ffffff",
      strokeOpacity: 0.45,
      width: width * 0.035,
      cap: "round",
    });
  }
  drawLabel(art, lock, [left, top, width, height]);
}

function bodyFill(art: Art, color: Color, isMetal: boolean) {
  return art.linear(
    [
      [0, tone(color, -0.28)],
      [0.14, tone(color, isMetal ? 0.6 : 0.32)],
      [0.34, tone(color, 0.06)],
      [0.75, tone(color, -0.12)],
      [1, tone(color, -0.52)],
    ],
    "across",
  );
}

function drawPlates(
  art: Art,
  lock: Padlock,
  [left, top, width, height]: readonly [number, number, number, number],
): void {
  const plates = 9;
  const each = height / plates;
  for (let plate = 0; plate < plates; plate++) {
    art.rect(
      left + (plate % 2) * 3,
      top + plate * each,
      width - (plate % 2) * 6,
      each,
      { fill: art.metal(finishes.steel, "across"), stroke: "#23282d", width: 1.4 },
      3,
    );
  }
  art.path(
    `M${left - 6} ${top + height * 0.5}H${left + width + 6}V${top + height - 12}Q${left + width + 6} ${top + height + 6} ${left + width - 12} ${top + height + 6}H${left + 12}Q${left - 6} ${top + height + 6} ${left - 6} ${top + height - 12}Z`,
    { fill: bodyFill(art, lock.color, false), stroke: tone(lock.color, -0.7), width: 2 },
  );
}

function drawLabel(
  art: Art,
  lock: Padlock,
  [left, top, width, height]: readonly [number, number, number, number],
): void {
  const isSteel = /steel/i.test(lock.material);
  const x = left + width / 2;
  const [labelTop, labelHeight] = isSteel ? [top + height * 0.56, height * 0.38] : [top + height * 0.22, height * 0.5];
  art.rect(
    left + width * 0.14,
    labelTop,
    width * 0.72,
    labelHeight,
    { fill: "#ffffff", stroke: "#22262a", width: 1.6 },
    6,
  );
  art.rect(
    left + width * 0.14,
    labelTop,
    width * 0.72,
    labelHeight * 0.38,
    { fill: "#c8102e", stroke: "#22262a", width: 1.4 },
    6,
  );
  art.text([x, labelTop + labelHeight * 0.28], "DANGER", {
    size: sizeToFit("DANGER", width * 0.62, labelHeight * 0.27, "heavy"),
    face: "heavy",
    fill: "#ffffff",
  });
  art.text([x, labelTop + labelHeight * 0.63], "LOCKED OUT", {
    size: sizeToFit("LOCKED OUT", width * 0.62, labelHeight * 0.2, "heavy"),
    face: "heavy",
    fill: "#15181b",
  });
  art.text([x, labelTop + labelHeight * 0.86], "DO NOT REMOVE", {
    size: sizeToFit("DO NOT REMOVE", width * 0.6, labelHeight * 0.15),
    fill: "#15181b",
  });
  if (isSteel) return;
  const words = lock.brand.toUpperCase();
  art.text([x, top + height * 0.87], words, {
    size: sizeToFit(words, width * 0.6, width * 0.1, "heavy"),
    face: "heavy",
    fill: inkOn(lock.color),
    opacity: 0.85,
  });
}

/** A key for one lock; a master-keyed one carries its master too. */
function drawKey(art: Art, [x, y]: readonly [number, number], { keying }: Padlock): void {
  const count = /master/i.test(keying) ? 2 : 1;
  for (let key = 0; key < count; key++) {
    art.group({ move: [x + 14 + key * 20, y - 30 - key * 12], rotate: -72 + key * 16 }, () => {
      const brass = key === 0 ? finishes.brass : finishes.chrome;
      art.path("M44 -8H150L158 0L150 8H138L132 14L124 8H112L104 13L96 8H84L78 12L70 8H44Z", {
        fill: art.metal(brass),
        stroke: brass.outline,
        width: 1.6,
      });
      art.circle([14, 0], 36, { fill: art.sheen(brass), stroke: brass.outline, width: 2 });
      art.circle([2, 0], 9, { fill: "#ffffff", stroke: brass.outline, width: 1.8 });
    });
  }
}

function drawMeasures(art: Art, lock: Padlock, scale: number, x: number, top: number): void {
  const half = (lock.width * scale) / 2;
  const bottom = top + lock.height * scale;
  const wire = lock.diameter * scale;
  const shackleHalf = (lock.width * 0.56 * scale) / 2;
  const inches = (value: number) => `${inchFraction(value)} in`;
  art.dimension({ from: [x - half, bottom], to: [x + half, bottom], label: inches(lock.width), offset: 34 });
  art.dimension({ from: [x - half, top], to: [x - half, bottom], label: inches(lock.height), offset: -40 });
  art.dimension({
    from: [x + half, top - lock.clearance * scale],
    to: [x + half, top],
    label: inches(lock.clearance),
    offset: 36,
  });
  art.dimension({
    from: [x - shackleHalf - wire / 2, top - lock.clearance * scale * 0.45],
    to: [x - shackleHalf + wire / 2, top - lock.clearance * scale * 0.45],
    label: inches(lock.diameter),
    offset: -lock.clearance * scale * 0.55 - wire - 26,
  });
}
