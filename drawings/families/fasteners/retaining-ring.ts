import { decimal } from "@capstan/platform/fraction";
import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { pathOf } from "../../kit/path-of.ts";

interface Ring {
  readonly isExternal: boolean;
  readonly diameter: number;
  readonly thickness: number;
  readonly finish: Finish;
}

export const retainingRing = defineDrawing({
  name: "retaining-ring",
  title: "Retaining ring",
  examples: [
    {
      label: "External, 20 mm",
      attributes: {
        ringType: "External",
        diameterMm: 20,
        thicknessMm: 1.2,
        grooveDiameterMm: 19,
        finish: "Black Phosphate",
      },
    },
    {
      label: "Internal, 47 mm",
      attributes: {
        ringType: "Internal",
        diameterMm: 47,
        thicknessMm: 1.75,
        grooveDiameterMm: 49.5,
        finish: "Black Phosphate",
      },
    },
    {
      label: "External, stainless, 8 mm",
      attributes: {
        ringType: "External",
        diameterMm: 8,
        thicknessMm: 0.8,
        grooveDiameterMm: 7.6,
        material: "Stainless Steel",
        finish: "Plain",
      },
    },
    {
      label: "Internal, zinc, 90 mm",
      attributes: {
        ringType: "Internal",
        diameterMm: 90,
        thicknessMm: 3,
        grooveDiameterMm: 93.5,
        finish: "Zinc Plated",
      },
    },
  ],
  draw: (art, item, view) => {
    const ring = ringOf(item);
    if (view === "plain") {
      art.shadow([304, 566], 200, 14);
      drawRing(art, ring, [298, ring.isExternal ? 306 : 296], ring.isExternal ? 236 : 262);
    } else drawWithDimensions(art, ring, item);
  },
});

function ringOf(item: Given): Ring {
  const finish = item.text("finish", "Black Phosphate");
  return {
    isExternal: item.text("ringType", "External") === "External",
    diameter: item.number("diameterMm", 20),
    thickness: item.number("thicknessMm", 1.2),
    finish: finishOf(finish === "Plain" ? item.text("material", "Stainless") : finish),
  };
}

/** Broad opposite to the gap and narrow beside it; small rings are broader for their size. */
function outlineOf({ isExternal, diameter }: Ring, [x, y]: Point, radius: number): string {
  const broad = radius * (diameter < 15 ? 0.3 : diameter < 50 ? 0.24 : 0.19);
  const narrow = broad * 0.5;
  const gap = isExternal ? 0.24 : 0.3;
  const width = (angle: number) => broad - ((broad - narrow) * (1 - Math.cos(angle + Math.PI / 2))) / 2;
  const steps = 64;
  const sweep = 2 * Math.PI - 2 * gap;
  const spots = Array.from({ length: steps + 1 }, (_, at) => Math.PI / 2 + gap + (sweep * at) / steps);
  const on = (angle: number, reach: number): Point => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  const outer = spots.map((angle) => on(angle, isExternal ? radius - broad + width(angle) : radius));
  const inner = spots.map((angle) => on(angle, isExternal ? radius - broad : radius - width(angle)));
  const lug = broad * 0.92;
  const first = Math.PI / 2 + gap;
  const last = Math.PI / 2 - gap;
  const lean = (lug * 1.25) / radius;
  const ear = (angle: number, way: number): readonly Point[] =>
    isExternal
      ? [on(angle + way * lean, radius - broad + lug * 1.5), on(angle, radius - broad + lug * 1.45)]
      : [on(angle + way * lean, radius - lug * 1.55), on(angle, radius - lug * 1.5)];
  const [firstEar, lastEar] = [ear(first, 1), ear(last, -1)];
  const rim = isExternal ? outer : inner;
  const trimmed = rim.slice(3, -3);
  const other = isExternal ? inner : outer;
  return `${polyline([...other, ...lastEar.toReversed(), ...trimmed.toReversed(), ...firstEar])}Z`;
}

function earHoles(
  { isExternal, diameter }: Ring,
  [x, y]: Point,
  radius: number,
): readonly (readonly [Point, number])[] {
  const broad = radius * (diameter < 15 ? 0.3 : diameter < 50 ? 0.24 : 0.19);
  const gap = isExternal ? 0.24 : 0.3;
  const lug = broad * 0.92;
  const reach = isExternal ? radius - broad + lug * 0.78 : radius - lug * 0.82;
  const lean = (lug * 0.62) / radius;
  return [Math.PI / 2 + gap + lean, Math.PI / 2 - gap - lean].map((angle) => [
    [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const,
    lug * 0.27,
  ]);
}

function drawRing(art: Art, ring: Ring, at: Point, radius: number): void {
  const { finish } = ring;
  const thick = Math.max(7, (ring.thickness / ring.diameter) * radius * 1.4);
  const shape = outlineOf(ring, at, radius);
  for (let layer = Math.ceil(thick); layer > 0; layer -= 2) {
    art.group({ move: [layer * 0.7, layer * 0.7] }, () => {
      art.path(shape, {
        fill: tone(finish.dark, -0.25),
        stroke: layer > thick - 2 ? finish.outline : tone(finish.dark, -0.25),
        width: 1.2,
      });
    });
  }
  art.path(shape, { fill: turnedFace(art, finish), stroke: finish.outline, width: 1.8 });
  for (const [center, hole] of earHoles(ring, at, radius)) {
    art.circle(center, hole, { fill: "#ffffff", stroke: finish.outline, width: 1.6 });
    art.path(
      pathOf`M${center[0] - hole} ${center[1]}A${hole} ${hole} 0 0 1 ${center[0] + hole * 0.7} ${center[1] - hole * 0.7}`,
      {
        fill: "none",
        stroke: tone(finish.dark, -0.3),
        width: hole * 0.4,
      },
    );
  }
}

function drawWithDimensions(art: Art, ring: Ring, item: Given): void {
  const radius = 165;
  const at: Point = [250, 270];
  drawRing(art, ring, at, radius);
  const broad = radius * (ring.diameter < 15 ? 0.3 : ring.diameter < 50 ? 0.24 : 0.19);
  const measured = ring.isExternal ? radius - broad : radius;
  art.dimension({
    from: [at[0] - measured, at[1]],
    to: [at[0] + measured, at[1]],
    label: `${decimal(ring.diameter)} mm ${ring.isExternal ? "shaft" : "bore"}`,
    offset: ring.isExternal ? 1 : radius + 70,
  });
  const left = 500;
  art.rect(
    left,
    at[1] - radius,
    16,
    radius * 2,
    { fill: art.metal(ring.finish, "across"), stroke: ring.finish.outline, width: 1.5 },
    2,
  );
  art.dimension({ from: [left, at[1] - radius], to: [left + 16, at[1] - radius], label: "", offset: -34 });
  art.text([left + 8, at[1] - radius - 48], `${decimal(ring.thickness)} mm`, { size: 20, fill: "#14365c" });
  art.text([300, 556], `Groove ${decimal(item.number("grooveDiameterMm", ring.diameter))} mm`, {
    size: 22,
    fill: "#14365c",
  });
}
