import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { round } from "../../kit/round.ts";

export const wiperBlade = defineDrawing({
  name: "wiper-blade",
  title: "Wiper blade",
  examples: [
    {
      label: "Beam, 22 in",
      attributes: {
        bladeStyle: "Beam",
        length: 22,
        material: "Natural Rubber",
        armConnection: "J-Hook 9 x 3",
        brand: "Roadmark",
      },
    },
    {
      label: "Conventional, 18 in",
      attributes: {
        bladeStyle: "Conventional Frame",
        length: 18,
        material: "Natural Rubber",
        armConnection: "J-Hook 9 x 3",
        brand: "Drovemark",
      },
    },
    {
      label: "Winter, 20 in",
      attributes: {
        bladeStyle: "Winter",
        length: 20,
        material: "Silicone",
        armConnection: "Multi-Adapter",
        brand: "Fleetholm",
      },
    },
    {
      label: "Heavy-duty, 32 in",
      attributes: {
        bladeStyle: "Heavy-Duty Frame",
        length: 32,
        material: "Natural Rubber",
        armConnection: "Wide Saddle",
        brand: "Axleton",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      art.group({ move: [300, 318], rotate: -36 }, () => drawBlade(art, item, 316));
      return;
    }
    art.group({ move: [300, 250] }, () => drawBlade(art, item, 256));
    art.dimension({ from: [44, 300], to: [556, 300], label: `${item.number("length", 22)} in`, offset: 70 });
    art.text([300, 470], item.text("armConnection", "J-Hook"), { size: 24, fill: "#14365c" });
  },
});

const black = paint("#26292d");

/** About the origin, along a level axis; the rubber below. `half` is half its length. */
function drawBlade(art: Art, item: Given, half: number): void {
  const style = item.text("bladeStyle", "Beam");
  art.shadow([6, 62], half * 0.9, 12);
  drawRubber(art, half, item.text("material", "") === "Silicone");
  if (style === "Beam" || style === "Hybrid") drawBeam(art, half, style === "Hybrid");
  else if (style === "Winter") drawBoot(art, half);
  else drawFrame(art, half, style.startsWith("Heavy") ? 1.35 : 1);
  drawConnector(art, style === "Heavy-Duty Frame" ? 1.25 : 1);
}

/** Longer blades are thinner beside their length, but never so thin that they vanish. */
function drawRubber(art: Art, half: number, isSilicone: boolean): void {
  const rubber = paint(isSilicone ? "#3a4148" : "#17191c");
  const edge = (y: number) => `Q0 ${y - 22} ${half} ${y}`;
  art.path(`M${-half} 20${edge(20)}V44Q0 22 ${-half} 44Z`, {
    fill: art.linear([
      [0, rubber.light],
      [0.3, rubber.mid],
      [1, rubber.dark],
    ]),
    stroke: "#000000",
    width: 1.4,
  });
  art.path(`M${-half} 44Q0 22 ${half} 44L${half - 3} 56Q0 34 ${-half + 3} 56Z`, {
    fill: "#0b0c0d",
    stroke: "#000000",
    width: 1.2,
  });
  art.path(`M${-half + 4} 30Q0 8 ${half - 4} 30`, { fill: "none", stroke: "#7b828a", strokeOpacity: 0.8, width: 1.8 });
}

/** A spoiler that rises from both ends to the middle. */
function drawBeam(art: Art, half: number, isShell: boolean): void {
  const rise = isShell ? -46 : -34;
  art.path(
    `M${-half} 26Q${-half * 0.5} ${rise * 0.5} 0 ${rise}Q${half * 0.5} ${rise * 0.5} ${half} 26Q0 4 ${-half} 26Z`,
    {
      fill: art.linear([
        [0, "#8a9199"],
        [0.35, black.light],
        [0.7, black.mid],
        [1, black.dark],
      ]),
      stroke: "#000000",
      width: 1.8,
    },
  );
  art.path(`M${-half * 0.92} 20Q${-half * 0.46} ${rise * 0.42} -60 ${rise + 6}`, {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.45,
    width: 3,
    cap: "round",
  });
  art.path(`M60 ${rise + 6}Q${half * 0.46} ${rise * 0.42} ${half * 0.92} 20`, {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.25,
    width: 2.4,
    cap: "round",
  });
  if (isShell)
    for (const share of [-0.52, 0.52])
      art.line([half * share, rise * 0.42], [half * share, 16], { stroke: "#000000", width: 3 });
  for (const side of [-1, 1])
    art.rect(
      side < 0 ? -half - 3 : half - 15,
      18,
      18,
      30,
      { fill: art.metal(black, "across"), stroke: "#000000", width: 1.2 },
      5,
    );
}

/** Bridges over bridges: each presses on the rubber at its two ends. */
function drawFrame(art: Art, half: number, weight: number): void {
  const steel = paint("#33383d");
  const bridge = (from: number, to: number, foot: number, rise: number, thick: number) => {
    const middle = (from + to) / 2;
    const path = `M${round(from)} ${foot}Q${round(middle)} ${foot - rise * 2} ${round(to)} ${foot}`;
    art.path(path, { fill: "none", stroke: "#000000", width: thick + 3, cap: "round" });
    art.path(path, { fill: "none", stroke: steel.mid, width: thick, cap: "round" });
    art.group({ move: [-1, -thick * 0.22] }, () =>
      art.path(path, { fill: "none", stroke: "#9aa1a9", strokeOpacity: 0.7, width: thick * 0.22, cap: "round" }),
    );
  };
  const claws = [-0.94, -0.56, -0.2, 0.2, 0.56, 0.94].map((share) => share * half);
  for (const [at, from] of claws.entries()) {
    const to = claws[at + 1];
    if (at % 2 === 0 && to !== undefined) bridge(from, to, 22, 18, 12 * weight);
  }
  bridge(-half * 0.75, half * 0.75, 0, 42, 17 * weight);
  for (const claw of claws)
    art.rect(claw - 8, 12, 16, 26, { fill: art.metal(steel, "across"), stroke: "#000000", width: 1.2 }, 4);
  for (const pin of [-0.75, 0.75])
    art.circle([half * pin, 0], 6 * weight, { fill: art.ball(finishes.steel), stroke: "#000000", width: 1.2 });
}

/** The rubber boot that hides the frame. */
function drawBoot(art: Art, half: number): void {
  art.path(
    `M${-half} 28Q${-half * 0.6} -8 ${-half * 0.22} -24Q0 -48 ${half * 0.22} -24Q${half * 0.6} -8 ${half} 28Q0 8 ${-half} 28Z`,
    {
      fill: art.linear([
        [0, "#6b7178"],
        [0.4, "#33373c"],
        [1, "#0f1012"],
      ]),
      stroke: "#000000",
      width: 1.8,
    },
  );
  for (const share of [-0.72, -0.4, 0.4, 0.72]) {
    const x = half * share;
    art.path(`M${x - 6} ${-14 + Math.abs(share) * 30}Q${x + 4} 4 ${x} 20`, {
      fill: "none",
      stroke: "#000000",
      strokeOpacity: 0.6,
      width: 2.4,
    });
    art.path(`M${x - 2} ${-14 + Math.abs(share) * 30}Q${x + 8} 4 ${x + 4} 20`, {
      fill: "none",
      stroke: "#ffffff",
      strokeOpacity: 0.2,
      width: 1.8,
    });
  }
}

function drawConnector(art: Art, size: number): void {
  art.group({ move: [0, -30], scale: size }, () => {
    art.path("M-58 14L-46 -20Q-42 -30 -30 -30H30Q42 -30 46 -20L58 14Q58 24 46 24H-46Q-58 24 -58 14Z", {
      fill: art.linear([
        [0, "#9aa1a9"],
        [0.35, black.light],
        [1, black.dark],
      ]),
      stroke: "#000000",
      width: 1.8,
    });
    art.rect(-30, -20, 60, 26, { fill: "#0b0c0d", stroke: "#000000", width: 1.4 }, 6);
    art.circle([0, -7], 9, { fill: art.ball(finishes.zinc), stroke: "#000000", width: 1.2 });
    art.rect(-52, 10, 104, 6, { fill: "#ffffff", fillOpacity: 0.16 }, 3);
  });
}
