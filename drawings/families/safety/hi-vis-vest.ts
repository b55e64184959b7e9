import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { colorOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { type Vest, bodyPath, cloth, drawTape, shade, sleevePath } from "./hi-vis-vest-cloth.ts";
import { drawCallout } from "./shading.ts";

export const hiVisVest = defineDrawing({
  name: "hi-vis-vest",
  title: "High-visibility vest",
  examples: [
    {
      label: "Class 2, mesh, lime",
      attributes: {
        ansiClass: "Class 2",
        style: "Economy",
        fabric: "Mesh",
        color: "Hi-Vis Lime",
        closure: "Zipper",
        trim: "Silver",
        pockets: 1,
        size: "L",
      },
    },
    {
      label: "Class 3, orange",
      attributes: {
        ansiClass: "Class 3",
        style: "Short Sleeve",
        fabric: "Mesh",
        color: "Hi-Vis Orange",
        closure: "Zipper",
        trim: "Contrast",
        pockets: 2,
        size: "XL",
      },
    },
    {
      label: "Surveyor, solid, lime",
      attributes: {
        ansiClass: "Class 2",
        style: "Surveyor",
        fabric: "Solid/Mesh",
        color: "Hi-Vis Lime",
        closure: "Snap",
        trim: "Contrast",
        pockets: 10,
      },
    },
    {
      label: "Breakaway, orange",
      attributes: {
        ansiClass: "Class 2",
        style: "Breakaway",
        fabric: "Solid",
        color: "Hi-Vis Orange",
        closure: "Hook-and-Loop",
        trim: "Segmented",
        pockets: 2,
      },
    },
    {
      label: "Security, from the back",
      attributes: {
        ansiClass: "Class 2",
        style: "Standard",
        fabric: "Solid",
        color: "Hi-Vis Lime",
        closure: "Zipper",
        trim: "Silver",
        backPrint: "Security",
      },
    },
  ],
  draw: (art, item, view) => {
    const vest = vestOf(item);
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [34, 0], scale: 0.885 }, () => {
      art.shadow([300, 574], 190, 12);
      drawCloth(art, vest);
      if (vest.print === "None") drawFront(art, vest);
      else drawPrintedBack(art, vest);
      drawOutline(art, vest);
    });
    if (!isPlain)
      drawCallout(art, [
        item.text("ansiType", "Type R"),
        item.text("ansiClass", "Class 2"),
        `Size ${item.text("size", "L")}`,
      ]);
  },
});

function vestOf(item: Given): Vest {
  const color = colorOf(item.text("color", "Hi-Vis Lime"));
  return {
    color,
    contrast: color === "#ff6a13" ? "#d7e60a" : "#ff6a13",
    hasSleeves: item.text("ansiClass", "Class 2") === "Class 3",
    isMesh: item.text("fabric", "Mesh").includes("Mesh"),
    closure: item.text("closure", "Zipper"),
    trim: item.text("trim", "Silver"),
    print: item.text("backPrint", "None"),
    pockets: item.number("pockets", 2),
  };
}

function drawCloth(art: Art, vest: Vest): void {
  const stroke = tone(vest.color, -0.6);
  if (vest.hasSleeves) {
    for (const side of [-1, 1] as const) {
      art.path(sleevePath(side), { fill: cloth(art, vest.color), stroke, width: 2 });
      art.group({ clip: art.clip(sleevePath(side)) }, () => {
        const x = (value: number) => (side === 1 ? value : 600 - value);
        drawTape(
          art,
          vest,
          [
            [x(470), 196],
            [x(570), 168],
          ],
          40,
        );
      });
    }
  }
  if (vest.print === "None")
    art.path("M234 34C262 56 338 56 366 34C354 110 328 190 300 236C272 190 246 110 234 34Z", {
      fill: tone(vest.color, -0.45),
      stroke,
      width: 2,
    });
  art.path(bodyPath(vest), { fill: cloth(art, vest.color), stroke, width: 2.4 });
  if (!vest.isMesh) return;
  const mesh = art.pattern(8, 8, (tile) => {
    tile.circle([2, 2], 1.5, { fill: tone(vest.color, -0.55), fillOpacity: 0.4 });
    tile.circle([6, 6], 1.5, { fill: tone(vest.color, -0.55), fillOpacity: 0.4 });
  });
  art.path(bodyPath(vest), { fill: mesh });
}

function drawFront(art: Art, vest: Vest): void {
  art.group({ clip: art.clip(bodyPath(vest)) }, () => {
    for (const side of [-1, 1] as const) {
      const x = (value: number) => 300 + side * value;
      drawTape(
        art,
        vest,
        [
          [x(112), 20],
          [x(104), 580],
        ],
        38,
      );
    }
    drawTape(
      art,
      vest,
      [
        [100, 372],
        [500, 372],
      ],
      40,
    );
    drawTape(
      art,
      vest,
      [
        [100, 476],
        [500, 476],
      ],
      40,
    );
    drawPockets(art, vest);
  });
  drawClosure(art, vest);
  art.path("M234 34C246 110 272 190 300 236C328 190 354 110 366 34", {
    fill: "none",
    stroke: vest.trim === "Contrast" ? vest.contrast : tone(vest.color, -0.3),
    width: 11,
  });
}

function drawPrintedBack(art: Art, vest: Vest): void {
  art.group({ clip: art.clip(bodyPath(vest)) }, () => {
    for (const side of [-1, 1] as const)
      drawTape(
        art,
        vest,
        [
          [300 + side * 112, 20],
          [300 + side * 104, 580],
        ],
        38,
      );
    drawTape(
      art,
      vest,
      [
        [100, 372],
        [500, 372],
      ],
      40,
    );
    drawTape(
      art,
      vest,
      [
        [100, 476],
        [500, 476],
      ],
      40,
    );
  });
  const words = vest.print.toUpperCase().split(" ");
  art.rect(196, 176, 208, 92, { fill: "#ffffff", fillOpacity: 0.25 }, 6);
  words.forEach((word, at) => {
    art.text([300, 236 + (at - (words.length - 1) / 2) * 42], word, {
      size: sizeToFit(word, 196, 40, "heavy"),
      face: "heavy",
      fill: "#15181b",
    });
  });
}

function drawPockets(art: Art, vest: Vest): void {
  const edge = { fill: cloth(art, tone(vest.color, -0.06)), stroke: tone(vest.color, -0.6), width: 1.8 } as const;
  if (vest.pockets > 0) art.rect(342, 262, 92, 84, edge, 5);
  if (vest.pockets > 1) art.rect(166, 262, 92, 84, edge, 5);
  if (vest.pockets > 3) for (const x of [158, 344]) art.rect(x, 500, 100, 66, edge, 5);
  if (vest.pockets > 6) {
    art.line([366, 250], [366, 300], { stroke: "#15181b", width: 6, cap: "round" });
    art.line([382, 254], [382, 300], { stroke: "#c8102e", width: 6, cap: "round" });
    for (const x of [182, 360])
      art.line([x, 282], [x + 60, 282], { stroke: tone(vest.color, -0.6), width: 2, dash: "5 4" });
  }
}

function drawClosure(art: Art, { closure, color }: Vest): void {
  if (closure === "Zipper") {
    art.line([300, 236], [300, 576], { stroke: "#1d2023", width: 11 });
    art.line([300, 240], [300, 572], { stroke: "#b9c0c6", width: 4, dash: "3 3" });
    art.rect(293, 240, 14, 26, { fill: "#d7dce1", stroke: "#1d2023", width: 1.6 }, 4);
    return;
  }
  art.line([300, 236], [300, 576], { stroke: tone(color, -0.6), width: 3 });
  for (const y of [268, 340, 426, 530]) {
    if (closure === "Snap") art.circle([300, y], 10, { fill: "#d7dce1", stroke: "#3a3f45", width: 2 });
    else art.rect(272, y - 12, 56, 26, { fill: tone(color, -0.25), stroke: tone(color, -0.7), width: 1.8 }, 4);
  }
}

function drawOutline(art: Art, vest: Vest): void {
  art.path(bodyPath(vest), { fill: shade(art), stroke: tone(vest.color, -0.65), width: 2.4 });
  art.path(
    "M152 280C150 380 146 480 142 556M448 280C452 380 456 470 458 556M176 120C190 160 188 210 172 246M424 120C410 160 412 210 428 246",
    { fill: "none", stroke: "#000000", strokeOpacity: 0.14, width: 4, cap: "round" },
  );
}
