import { type Art, type Point, corners } from "../../kit/art.ts";
import { finishes } from "../../kit/colors.ts";
import { turnedFace } from "../../kit/faces.ts";

const metal = finishes.zinc;

/** The hexagonal nut in a disc that spins straight onto a grinder's spindle. */
export function drawThreadedHub(art: Art, center: Point, radius: number, bore: number): void {
  art.polygon(corners(center, radius, 6, 0.2), { fill: art.sheen(metal), stroke: metal.outline, width: 1.6 });
  art.circle(center, radius * 0.84, {
    fill: turnedFace(art, metal),
    stroke: metal.outline,
    strokeOpacity: 0.5,
    width: 1,
  });
  art.circle(center, bore, { fill: "#2a2e32", stroke: metal.outline, width: 1.5 });
  for (const share of [0.9, 0.78]) {
    art.circle(center, bore * share, { fill: "none", stroke: metal.light, strokeOpacity: 0.55, width: 1.5 });
  }
  art.circle(center, bore * 0.68, { fill: "#ffffff" });
}
