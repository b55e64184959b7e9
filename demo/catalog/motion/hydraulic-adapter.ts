import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { dashSizeOf, dashSizes } from "./data-hydraulics.ts";
import { adapterName } from "./names.ts";

const shapes = readCsv("motion/hydraulic-adapter/shapes.csv", {
  name: text,
  form: oneOf(["Straight", "90 Degree Elbow", "45 Degree Elbow", "Tee", "Cap", "Plug", "Bulkhead"]),
  /** What the trade calls it: the first part of everybody's number. */
  series: text,
  other: oneOf(["NPT", "ORB", "JIC", "none"]),
  factor: number,
  category: text,
  note: text,
});
type Shape = (typeof shapes)[number];

const models = interleave(shapes.map((shape) => dashSizes.map((size) => ({ shape, size }))));

/** Steps from the flare's size to the other end's, in the row of dash sizes. */
const steps = [0, -1, 1, -2, 2] as const;
const ascending = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32] as const;

function otherDash(dash: number, step: number): number | undefined {
  const at = ascending.findIndex((size) => size === dash) + step;
  return at < 0 ? undefined : ascending[at];
}

const materials = readCsv("motion/hydraulic-adapter/materials.csv", {
  name: text,
  code: text,
  factor: number,
  pressure: number,
  note: text,
});

/** What SAE J514 rates steel flares for, in psi. */
function pressureOf(dash: number): number {
  if (dash <= 6) return 5_000;
  if (dash <= 8) return 4_500;
  if (dash <= 12) return 3_500;
  return dash <= 16 ? 3_000 : 2_000;
}

function otherThread(shape: Shape, dash: number): string {
  const { jic, npt } = dashSizeOf(dash);
  return { NPT: `${npt} NPT`, ORB: `${jic} ORB`, JIC: `${jic} JIC`, none: "" }[shape.other];
}

export const hydraulicAdapters = defineClass("hydraulic-adapter", {
  axes: { model: models, step: steps, material: materials },
  allows: ({ model, step, material }) => {
    const { shape, size } = model;
    if (step !== 0 && (shape.other === "none" || shape.form === "Tee" || shape.form === "Bulkhead")) return false;
    const other = otherDash(size.dash, step);
    if (other === undefined) return false;
    // Two dash sizes may share a pipe size; the nearer one is sold.
    if (shape.other === "NPT" && step !== 0 && dashSizeOf(other).npt === size.npt) return false;
    if (shape.series.startsWith("65") && step !== 0) return false;
    if (material.code === "B" && (size.dash > 12 || shape.other === "ORB")) return false;
    return material.code !== "SS" || (size.dash >= 4 && size.dash <= 20);
  },
  describe: ({ model, step, material }, brand) => {
    const { shape, size } = model;
    const dash = otherDash(size.dash, step) ?? size.dash;
    const other = otherThread(shape, dash);
    const pressure = Math.round(pressureOf(Math.max(size.dash, dash)) * material.pressure);
    const sizes = other === "" ? `${size.jic} JIC` : `${size.jic} JIC x ${other}`;
    const tradeNumber = other === "" ? `${shape.series}-${size.dash}` : `${shape.series}-${size.dash}-${dash}`;
    const largest = Math.max(size.dash, dash);
    return {
      name: `Hydraulic Adapter, ${shape.name}, ${sizes}, ${material.name}`,
      shortName: `HYD ADAPTER ${tradeNumber} ${material.code || "STL"}`,
      description:
        `${shape.name} adapter, ${sizes}, 37 degree flare to SAE J514. ${shape.note} ${material.note} ` +
        `Rated ${pressure.toLocaleString("en-US")} psi. The seat is metal to metal: no tape on the flare, and don't mate it with 45 degree SAE flares.`,
      partNumber: partNumberOf(brand, shape.series, String(size.dash), other === "" ? "" : String(dash), material.code),
      attributes: {
        shape: shape.name,
        form: shape.form,
        dash: size.dash,
        threadSize: size.jic,
        ...(other === "" ? {} : { otherThread: other }),
        material: material.name,
        pressureRating: pressure,
        hexSize: dashSizeOf(largest).hex,
        seatAngle: 37,
        standard: "SAE J514",
      },
      category: shape.category,
      family: `Hydraulic Adapters, ${shape.name}, ${material.name}`,
      price: makerListPrice(brand, (1.15 + largest ** 1.45 * 0.135) * shape.factor * material.factor),
      unit: "EA",
      sameAs: adapterName(shape.name, size.dash, dash, material.name),
    };
  },
});
