import { flag, number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { pushFittingName, tubingName } from "./names.ts";
import { plural } from "../kit/plural.ts";

const shapeColumns = { name: text, code: text, isThreaded: flag, factor: number, note: text };

const threaded = readCsv("motion/push-fitting/threaded.csv", shapeColumns);
const unions = readCsv("motion/push-fitting/unions.csv", shapeColumns);

const shapes = interleave([threaded, unions]);

const tubes = readCsv("motion/push-fitting/tubes.csv", { text: text, system: text, millimetres: number });

/** Threads with the least and most tube, in millimetres, that makers put on them. */
const threads = readCsv("motion/push-fitting/threads.csv", {
  text: text,
  kind: text,
  code: text,
  system: text,
  least: number,
  most: number,
  factor: number,
});

const materials = readCsv("motion/push-fitting/materials.csv", {
  name: text,
  code: text,
  detail: text,
  factor: number,
  pressure: number,
  range: text,
});

const packs = [10, 1, 5] as const;

export const pushFittings = defineClass("push-fitting", {
  axes: { shape: shapes, tube: tubes, thread: threads, pieces: packs, material: materials },
  allows: ({ shape, tube, thread, pieces, material }) => {
    if (shape.isThreaded !== (thread.text !== "")) return false;
    if (shape.isThreaded && thread.system !== tube.system) return false;
    if (tube.millimetres < thread.least || tube.millimetres > thread.most) return false;
    if (shape.name.startsWith("Female") && (thread.kind === "UNF" || thread.kind === "Metric")) return false;
    return material.code !== "S" || (pieces === 1 && shape.code !== "FCV" && shape.code !== "UY");
  },
  describe: ({ shape, tube, thread, pieces, material }, brand) => {
    const join = shape.isThreaded ? `${tube.text} Tube x ${thread.text}` : `${tube.text} Tube`;
    const packText = pieces === 1 ? "" : `, Pack of ${pieces}`;
    const each = (1.05 + tube.millimetres * 0.14) * shape.factor * thread.factor * material.factor;
    const isStandard = material.code === "";
    return {
      name: `Push-to-Connect ${shape.name}, ${join}, ${material.name}${packText}`,
      shortName:
        `PUSH FTG ${shape.code} ${tube.text.replace(" ", "")}${shape.isThreaded ? `X${thread.text}` : ""} ${material.code || "C"} ${pieces}`.toUpperCase(),
      description:
        `${shape.name} for ${tube.text} outside-diameter tube${shape.isThreaded ? ` with ${thread.text} thread` : ""}. ${shape.note} ` +
        (material.code === ""
          ? `Composite bodies are light and take ${material.pressure} psi; use metal ones near weld spatter.`
          : material.code === "B"
            ? "Nickel-plated brass takes heat, spatter and rough handling."
            : "316 stainless with FKM seals for washdown and chemicals.") +
        (thread.kind === "NPT" || thread.kind === "BSPT" ? " Sealant is on the thread." : "") +
        " Cut the tube square and push it home past the seal.",
      partNumber: partNumberOf(
        brand,
        `${shape.code}${material.code}`,
        tube.text.replace(" in", "").replace(" mm", "M").replace("/", ""),
        thread.code,
        pieces === 1 ? "" : `P${pieces}`,
      ),
      attributes: {
        shape: shape.name,
        tubeSize: tube.text,
        ...(shape.isThreaded ? { threadSize: thread.text, threadType: thread.kind } : {}),
        material: material.name,
        construction: material.detail,
        pressureRating: material.pressure,
        temperatureRange: material.range,
        packQuantity: pieces,
      },
      category: shape.isThreaded ? "PNE-FITTINGS-THREADED" : "PNE-FITTINGS-UNION",
      family: `Push-to-Connect ${plural(shape.name)}, ${material.name}, ${tube.system === "inch" ? "Inch" : "Metric"}${packText}`,
      price: makerListPrice(brand, each * pieces * (pieces === 1 ? 1 : pieces === 5 ? 0.9 : 0.84)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs:
        isStandard && pieces === 1
          ? pushFittingName(shape.name, tube.text, thread.text)
          : `push fitting ${shape.code} ${tube.text} ${thread.text} ${material.name} ${pieces}`,
      goesWith: [tubingName("Polyurethane", tube.text, "Black", 100)],
    };
  },
});
