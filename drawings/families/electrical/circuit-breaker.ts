import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Box, drawBox } from "../../kit/box.ts";
import { fitText } from "./print.ts";

interface Breaker {
  readonly box: Box;
  readonly poles: number;
  readonly isRail: boolean;
  readonly isMolded: boolean;
}

export const circuitBreaker = defineDrawing({
  name: "circuit-breaker",
  title: "Circuit breaker",
  examples: [
    {
      label: "Plug-on, 1 pole, 20 A",
      attributes: {
        mounting: "Plug-On",
        poles: 1,
        amperage: 20,
        voltage: "120/240 V",
        interruptingRating: 10,
        function: "Standard",
        width: 1,
        brand: "Amperis",
      },
    },
    {
      label: "Bolt-on, 3 pole, 60 A",
      attributes: {
        mounting: "Bolt-On",
        poles: 3,
        amperage: 60,
        voltage: "120/240 V",
        interruptingRating: 22,
        function: "Standard",
        width: 3,
        brand: "Northgrid",
      },
    },
    {
      label: "DIN rail, 2 pole",
      attributes: {
        mounting: "DIN Rail",
        poles: 2,
        amperage: 16,
        voltage: "480Y/277 V",
        interruptingRating: 10,
        function: "Standard",
        width: 1.378,
        brand: "Voltaris",
      },
    },
    {
      label: "GFCI, 2 pole",
      attributes: {
        mounting: "Plug-On",
        poles: 2,
        amperage: 50,
        voltage: "120/240 V",
        interruptingRating: 10,
        function: "GFCI",
        width: 2,
        brand: "Amperis",
      },
    },
    {
      label: "Molded case, 3 pole",
      attributes: {
        mounting: "Molded Case",
        poles: 3,
        amperage: 200,
        voltage: "480Y/277 V",
        interruptingRating: 35,
        function: "Standard",
        width: 4.13,
        brand: "Northgrid",
      },
    },
  ],
  draw: (art, item, view) => {
    const breaker = breakerOf(item, view === "dimensioned");
    const { at, width, height } = breaker.box;
    art.shadow([at[0] + width / 2 + 24, at[1] + height + 6], width / 2 + 60, 15);
    drawBreaker(art, breaker, item);
    if (view === "dimensioned") {
      art.dimension({
        from: [at[0], at[1] + height],
        to: [at[0] + width, at[1] + height],
        label: `${item.number("width", 1)} in`,
        offset: 44,
      });
    }
  },
});

function breakerOf(item: Given, isSmall: boolean): Breaker {
  const mounting = item.text("mounting", "Plug-On");
  const poles = Math.max(1, Math.min(3, item.number("poles", 1)));
  const isRail = mounting === "DIN Rail";
  const isMolded = mounting === "Molded Case";
  const pole = isMolded ? 92 : isRail ? 100 : 116;
  const width = Math.max(poles === 1 ? 132 : 0, pole * poles);
  const height = isSmall ? 380 : 450;
  const depth = [isRail ? 78 : 70, 42] as const;
  const left = 300 - (width + depth[0]) / 2;
  return {
    box: { at: [left, isSmall ? 90 : 92], width, height, depth, color: isRail ? "#d4d8db" : "#2b2e32" },
    poles,
    isRail,
    isMolded,
  };
}

function drawBreaker(art: Art, breaker: Breaker, item: Given): void {
  const { box, poles, isRail, isMolded } = breaker;
  const [x, y] = box.at;
  drawBox(art, box);
  const pole = box.width / poles;
  for (let at = 1; at < poles; at++) {
    art.line([x + pole * at, y], [x + pole * at, y + box.height], { stroke: "#000000", strokeOpacity: 0.55, width: 2 });
    art.line([x + pole * at + 2, y], [x + pole * at + 2, y + box.height], {
      stroke: "#ffffff",
      strokeOpacity: 0.2,
      width: 1.2,
    });
  }
  for (let at = 0; at < poles; at++) drawPole(art, breaker, x + pole * at, pole);
  if (isRail) drawRailFace(art, breaker);
  drawHandles(art, breaker, item);
  drawLabel(art, breaker, item);
  if (!isMolded && item.text("function", "Standard") !== "Standard" && item.text("function", "") !== "HACR")
    drawTestButton(art, breaker, item);
}

/** Wire screws at the load end, and at both ends of rail and molded-case breakers. */
function drawPole(art: Art, { box, isRail, isMolded }: Breaker, left: number, pole: number): void {
  const [, y] = box.at;
  const ends = isRail || isMolded ? [y + 34, y + box.height - 34] : [y + box.height - 40];
  for (const end of ends) {
    const radius = Math.min(20, pole * 0.18);
    art.circle([left + pole / 2, end], radius + 5, { fill: "#0d0e10" });
    art.circle([left + pole / 2, end], radius, { fill: art.ball(finishes.zinc), stroke: "#000000", width: 1.4 });
    art.line(
      [left + pole / 2 - radius * 0.7, end - radius * 0.3],
      [left + pole / 2 + radius * 0.7, end + radius * 0.3],
      { stroke: "#2a2f35", width: 4 },
    );
  }
}

/** The nose that stands out of the panel's cover. */
function drawRailFace(art: Art, { box }: Breaker): void {
  const [x, y] = box.at;
  art.rect(
    x + 3,
    y + box.height * 0.2,
    box.width - 6,
    box.height * 0.6,
    {
      fill: art.linear(
        [
          [0, "#f6f7f8"],
          [1, "#c9ced2"],
        ],
        "diagonal",
      ),
      stroke: "#6d757c",
      width: 1.6,
    },
    5,
  );
}

function drawHandles(art: Art, { box, poles, isRail, isMolded }: Breaker, item: Given): void {
  const [x, y] = box.at;
  const rating = String(item.number("amperage", 20));
  const pole = box.width / poles;
  const color: Color = isRail ? "#1b3a63" : "#16181a";
  const finish = paint(color);
  const top = y + box.height * (isRail ? 0.5 : 0.42);
  const handle = (left: number, width: number) => {
    art.rect(
      left - 10,
      top - 14,
      width + 20,
      box.height * 0.2 + 28,
      { fill: "#08090a", stroke: "#000000", width: 1.4 },
      6,
    );
    art.rect(
      left,
      top,
      width,
      box.height * 0.17,
      {
        fill: art.linear([
          [0, tone(color, 0.55)],
          [0.3, finish.light],
          [1, finish.dark],
        ]),
        stroke: "#000000",
        width: 1.6,
      },
      6,
    );
    art.line([left + 6, top + 4], [left + width - 6, top + 4], {
      stroke: "#ffffff",
      strokeOpacity: 0.65,
      width: 2.4,
      cap: "round",
    });
    fitText(art, [left + width / 2, top + box.height * 0.12], rating, width * 0.84, {
      size: 34,
      face: "heavy",
      fill: "#ffffff",
    });
  };
  if (isMolded) handle(x + box.width * 0.34, box.width * 0.32);
  else for (let at = 0; at < poles; at++) handle(x + pole * at + pole * 0.24, pole * 0.52);
  if (!isMolded && poles > 1)
    art.rect(
      x + pole * 0.5,
      top + box.height * 0.03,
      pole * (poles - 1),
      9,
      { fill: art.metal(finishes.steel), stroke: "#000000", width: 1 },
      4,
    );
}

function drawLabel(art: Art, { box, isRail, isMolded }: Breaker, item: Given): void {
  const [x, y] = box.at;
  const [middle, width] = [x + box.width / 2, box.width * 0.86];
  const ink: Color = isRail ? "#1b1f24" : "#e9ecef";
  const top = isRail ? 0.27 : isMolded ? 0.2 : 0.14;
  if (!isRail)
    art.rect(
      x + box.width * 0.06,
      y + box.height * (top - 0.08),
      box.width * 0.88,
      box.height * 0.22,
      { fill: "#000000", fillOpacity: 0.35 },
      5,
    );
  fitText(art, [middle, y + box.height * top], item.text("brand", "Amperis").toUpperCase(), width, {
    size: 27,
    face: "heavy",
    fill: ink,
  });
  fitText(art, [middle, y + box.height * (top + 0.055)], item.text("voltage", "120/240 V"), width, {
    size: 17,
    fill: ink,
  });
  fitText(art, [middle, y + box.height * (top + 0.1)], `${item.number("interruptingRating", 10)} kA`, width, {
    size: 17,
    fill: ink,
  });
  for (const [word, at] of [
    ["ON", 0.37],
    ["OFF", 0.7],
  ] as const) {
    fitText(art, [middle, y + box.height * (isRail ? at + 0.07 : at)], word, width, { size: 15, fill: ink });
  }
}

function drawTestButton(art: Art, { box }: Breaker, item: Given): void {
  const color: Color = item.text("function", "") === "AFCI" ? "#2f6fb0" : "#e8b400";
  const [x, y] = box.at;
  const middle = x + box.width / 2;
  art.rect(
    middle - 26,
    y + box.height * 0.74,
    52,
    26,
    { fill: art.sheen(paint(color)), stroke: "#000000", width: 1.4 },
    5,
  );
  fitText(art, [middle, y + box.height * 0.74 + 18], "TEST", 44, { size: 14, face: "heavy", fill: "#111111" });
}
