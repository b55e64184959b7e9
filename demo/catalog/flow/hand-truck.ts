import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const frames = readCsv("flow/hand-truck/frames.csv", {
  name: text,
  mark: text,
  capacity: number,
  weight: number,
  color: text,
  factor: number,
  use: text,
});

const handles = readCsv("flow/hand-truck/handles.csv", { name: text, mark: text, factor: number, use: text });

const wheels = readCsv("flow/hand-truck/wheels.csv", {
  name: text,
  mark: text,
  diameter: number,
  factor: number,
  use: text,
});

const toes = [
  { width: 14, depth: 7 },
  { width: 18, depth: 7.5 },
  { width: 14, depth: 9 },
  { width: 20, depth: 12 },
  { width: 24, depth: 12 },
] as const;

export const handTrucks = defineClass("hand-truck", {
  axes: { frame: frames, handle: handles, wheel: wheels, toe: toes, height: [48, 52, 60] },
  allows: ({ frame, wheel, toe }) => {
    if (frame.capacity > 1_000 && wheel.mark === "FF") return false;
    return toe.depth < 12 || frame.mark !== "G";
  },
  describe: ({ frame, handle, wheel, toe, height }, brand) => {
    const capacity = wheel.mark === "PN" ? Math.min(frame.capacity, 800) : frame.capacity;
    const worth = (78 + toe.width * 1.6 + (height - 48) * 1.5) * frame.factor * handle.factor * wheel.factor;
    const toeText = `${toe.width} x ${inchFraction(toe.depth)} in Toe`;
    return {
      name: `Hand Truck, ${frame.name}, ${capacity.toLocaleString("en-US")} lb, ${handle.name} Handle, ${wheel.name} Wheels, ${toeText}, ${height} in High, ${frame.color}`,
      shortName: `HAND TRK ${capacity}LB ${handle.name.toUpperCase()} ${wheel.mark} ${toe.width}X${inchFraction(toe.depth)} ${height}`,
      description:
        `${frame.use} ${handle.use} ${wheel.use} ` +
        `Carries ${capacity.toLocaleString("en-US")} pounds on a ${toe.width} by ${inchFraction(toe.depth)} inch toe plate; strap tall loads to the frame.`,
      partNumber: partNumberOf(
        brand,
        `HT${frame.mark}${handle.mark}`,
        wheel.mark,
        `${toe.width}${Math.round(toe.depth * 10)}`,
        height,
      ),
      attributes: {
        capacity,
        handle: handle.name,
        wheelType: wheel.name,
        wheelDiameter: wheel.diameter,
        toeWidth: toe.width,
        toeDepth: toe.depth,
        height,
        material: frame.name,
        color: frame.color,
        weight: frame.weight + Math.round((height - 48) / 3),
      },
      category: "MAT-TRUCK",
      family: `Hand Trucks, ${frame.name}, ${capacity.toLocaleString("en-US")} lb, ${handle.name} Handle`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: `hand truck ${frame.mark} ${handle.mark} ${wheel.mark} ${toe.width} ${toe.depth} ${height}`,
      documents: ["manual"],
    };
  },
});
