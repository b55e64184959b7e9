import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes, tone } from "../../kit/colors.ts";
import { circlePath, drum, obliqueView } from "../../kit/oblique.ts";
import type { Look } from "./battery-cell.ts";
import { fitText } from "./print.ts";

export function drawCoin(art: Art, item: Given, look: Look, isSmall: boolean): void {
  const [width, height] = [item.number("diameterMm", 20), item.number("heightMm", 3.2)];
  const view = obliqueView([isSmall ? 250 : 272, isSmall ? 262 : 296], 0.42);
  const radius = isSmall ? 180 : 236;
  const depth = Math.max(46, (height / width) * radius * 2.6);
  const steel = finishes.stainless;
  art.shadow([view.center[0] + 24, view.center[1] + radius + 6], radius * 0.9, 16);
  drum(art, view, { radius, depth }, { radius, depth: 0 }, { fill: art.metal(steel), stroke: steel.outline, width: 2 });
  art.path(circlePath(view, radius), { fill: art.sheen(steel), stroke: steel.outline, width: 2 });
  art.path(circlePath(view, radius * 0.9), {
    fill: art.linear(
      [
        [0, "#fafbfb"],
        [0.5, "#d5d8db"],
        [1, "#b4b8bc"],
      ],
      "diagonal",
    ),
    stroke: steel.outline,
    strokeOpacity: 0.5,
    width: 1.4,
  });
  art.group({ move: view.center, scale: [view.squash, 1] }, () => {
    const ink = tone("#4a4f55", -0.1);
    art.text([0, -radius * 0.34], "+", { size: radius * 0.5, face: "heavy", fill: ink });
    fitText(art, [0, radius * 0.02], look.brand, radius * 1.5, { size: radius * 0.24, face: "heavy", fill: ink });
    fitText(art, [0, radius * 0.4], look.size, radius * 1.3, { size: radius * 0.32, face: "heavy", fill: ink });
    fitText(art, [0, radius * 0.64], look.volts, radius, { size: radius * 0.16, fill: ink });
  });
  if (isSmall) {
    const [x, y] = view.center;
    art.dimension({ from: [x, y - radius], to: [x, y + radius], label: `${width} mm`, offset: -radius - 26 });
    art.dimension({
      from: [x, y + radius],
      to: [x + depth * view.lean, y + radius],
      label: `${height} mm`,
      offset: 44,
    });
  }
}
