import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes } from "../../kit/colors.ts";
import { sizeToFit } from "../../kit/text.ts";

/** Degrees from the lowest to the highest reading. */
const sweep = 270;
/** Vacuum takes this much of a compound scale. */
const vacuumShare = 0.26;

/** Degrees from the top, of a share of the scale. */
function angleAt(share: number): number {
  return -sweep / 2 + share * sweep;
}

function zeroAngle(item: Given): number {
  if (!hasVacuum(item)) return angleAt(0);
  return angleAt(item.number("rangeTo", 0) === 0 ? 1 : vacuumShare);
}

/** Readings below the atmosphere are negative numbers, which drawings get as texts only. */
function hasVacuum(item: Given): boolean {
  return item.text("rangeFrom", "0").startsWith("-");
}

const roundSteps = [1, 2, 2.5, 5, 3, 4];

/** Into how many parts the scale is figured, so that each is a round number. */
function stepsOf(to: number): number {
  for (const mantissa of roundSteps) {
    for (const parts of [6, 5, 4, 8]) {
      const step = to / parts;
      const lead = step / 10 ** Math.floor(Math.log10(step));
      if (Number.isInteger(step) && Math.abs(lead - mantissa) < 0.001) return parts;
    }
  }
  return 5;
}

interface Figure {
  readonly share: number;
  readonly text: string;
  readonly isVacuum: boolean;
}

function figuresOf(item: Given): readonly Figure[] {
  const to = item.number("rangeTo", 100);
  const isCompound = hasVacuum(item);
  if (isCompound && to === 0) {
    return [30, 25, 20, 15, 10, 5, 0].map((value, at) => ({ share: at / 6, text: String(value), isVacuum: true }));
  }
  const steps = stepsOf(to);
  const start = isCompound ? vacuumShare : 0;
  const above = Array.from({ length: steps + 1 }, (_, at): Figure => ({
    share: start + ((1 - start) * at) / steps,
    text: String(Math.round((to * at) / steps)),
    isVacuum: false,
  }));
  if (!isCompound) return above;
  const below = [30, 15].map((value, at): Figure => ({
    share: (vacuumShare * at) / 2,
    text: String(value),
    isVacuum: true,
  }));
  return [...below, ...above];
}

export function drawScale(art: Art, [x, y]: Point, face: number, item: Given): void {
  const figures = figuresOf(item);
  const shares = figures.map(({ share }) => share);
  const between = shares.slice(1).flatMap((share, at) => {
    const before = shares[at] ?? 0;
    return [1, 2, 3, 4].map((part) => before + ((share - before) * part) / 5);
  });
  art.path(ticksPath([x, y], face, between, 0.07), { fill: "none", stroke: "#15181b", width: 1.3 });
  art.path(ticksPath([x, y], face, shares, 0.14), { fill: "none", stroke: "#15181b", width: 4 });
  for (const { share, text, isVacuum } of figures) {
    const angle = (angleAt(share) * Math.PI) / 180;
    const size = face * (text.length > 3 ? 0.108 : 0.135);
    const reach = face * (text.length > 2 ? 0.6 : 0.64);
    art.text([x + reach * Math.sin(angle), y - reach * Math.cos(angle) + size * 0.36], text, {
      size,
      face: "heavy",
      fill: isVacuum ? "#b3121d" : "#15181b",
    });
  }
  const isVacuumOnly = item.number("rangeTo", 100) === 0;
  art.text([x, y + face * 0.34], isVacuumOnly ? "in Hg" : "psi", { size: face * 0.15, face: "heavy" });
  const brand = item.text("brand", "").toUpperCase();
  art.text([x, y - face * 0.28], brand, {
    size: sizeToFit(brand, face * 0.78, face * 0.1, "heavy"),
    face: "heavy",
    fill: "#14365c",
  });
}

/** Lines across the rim of the scale, at those shares of it. */
function ticksPath([x, y]: Point, face: number, shares: readonly number[], length: number): string {
  return shares
    .map((share) => {
      const angle = (angleAt(share) * Math.PI) / 180;
      const at = (reach: number): Point => [x + face * reach * Math.sin(angle), y - face * reach * Math.cos(angle)];
      return polyline([at(0.93), at(0.93 - length)]);
    })
    .join("");
}

/** At rest, on zero. */
export function drawPointer(art: Art, at: Point, face: number, item: Given): void {
  art.group({ move: at, rotate: zeroAngle(item) }, () => {
    art.path(
      `M-3 ${face * 0.24}L-${face * 0.03} ${-face * 0.1}L0 ${-face * 0.84}L${face * 0.03} ${-face * 0.1}L3 ${face * 0.24}Z`,
      { fill: "#15181b" },
    );
    art.rect(-face * 0.035, face * 0.14, face * 0.07, face * 0.14, { fill: "#15181b" }, 4);
  });
  art.circle(at, face * 0.075, { fill: art.ball(finishes.black), stroke: "#000000", width: 1.4 });
}
