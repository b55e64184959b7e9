import type { Art } from "../../kit/art.ts";
import { finishes } from "../../kit/colors.ts";

/** An Edison screw: the shell, the insulator and the contact. */
export function drawScrew(art: Art, axis: number, top: number, height: number, radius: number): void {
  const nickel = finishes.stainless;
  const fill = art.metal(nickel, "across");
  const turns = 4;
  const pitch = (height * 0.76) / turns;
  for (let turn = 0; turn < turns; turn++) {
    const y = top + turn * pitch;
    art.path(
      `M${axis - radius + 3} ${y}H${axis + radius - 3}Q${axis + radius + 5} ${y + pitch / 2 + 2} ${axis + radius - 3} ${y + pitch}H${axis - radius + 3}Q${axis - radius - 5} ${y + pitch / 2 - 2} ${axis - radius + 3} ${y}Z`,
      { fill, stroke: nickel.outline, width: 1.2 },
    );
  }
  const end = top + height * 0.76;
  art.polygon(
    [
      [axis - radius * 0.86, end],
      [axis + radius * 0.86, end],
      [axis + radius * 0.4, top + height - 3],
      [axis - radius * 0.4, top + height - 3],
    ],
    {
      fill: art.linear(
        [
          [0, "#4a4f55"],
          [0.3, "#15171a"],
          [1, "#000000"],
        ],
        "across",
      ),
      stroke: "#000000",
      width: 1,
    },
  );
  art.ellipse([axis, top + height - 4], radius * 0.4, 5, {
    fill: art.sheen(finishes.brass),
    stroke: "#3a2c0c",
    width: 1.2,
  });
}

/** Two pins: thin ones for 12 V, thick ones with heads for GU10. */
export function drawPins(art: Art, axis: number, top: number, height: number, scale: number, base: string): void {
  const isTwist = base === "GU10";
  const block = height * (isTwist ? 0.5 : 0.4);
  art.rect(
    axis - 0.42 * scale,
    top,
    0.84 * scale,
    block,
    { fill: art.metal(finishes.galvanized, "across"), stroke: "#2d3332", width: 1.4 },
    4,
  );
  const pin = (isTwist ? 0.07 : 0.032) * scale;
  for (const side of [-1, 1]) {
    const x = axis + side * (isTwist ? 0.2 : 0.11) * scale;
    art.rect(
      x - pin,
      top + block,
      pin * 2,
      height - block,
      { fill: art.metal(finishes.brass, "across"), stroke: "#3a2c0c", width: 1.2 },
      2,
    );
    if (isTwist)
      art.rect(
        x - pin * 1.6,
        top + height - pin * 1.6,
        pin * 3.2,
        pin * 1.6,
        { fill: art.metal(finishes.brass, "across"), stroke: "#3a2c0c", width: 1.2 },
        3,
      );
  }
}
