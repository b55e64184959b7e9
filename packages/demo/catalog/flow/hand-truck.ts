import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerNumber, makerPrice } from "./makers.ts";

const frames = [
  {
    name: "Steel",
    mark: "S",
    capacity: 800,
    weight: 38,
    color: "Red",
    factor: 1,
    use: "Welded 1 inch steel tube that takes abuse.",
  },
  {
    name: "Aluminum",
    mark: "A",
    capacity: 500,
    weight: 21,
    color: "Silver",
    factor: 1.7,
    use: "Bolted aluminum extrusions: light on the stairs, and any part can be replaced.",
  },
  {
    name: "Steel",
    mark: "H",
    capacity: 1_200,
    weight: 56,
    color: "Blue",
    factor: 1.8,
    use: "Heavy-wall steel tube with a reinforced toe plate, for kegs and cylinders.",
  },
  {
    name: "Steel",
    mark: "G",
    capacity: 600,
    weight: 33,
    color: "Green",
    factor: 0.85,
    use: "Light steel tube for daily deliveries.",
  },
] as const;

const handles = [
  { name: "Loop", mark: "L", factor: 1, use: "The loop handle can be pushed with one hand." },
  { name: "Dual", mark: "D", factor: 1.02, use: "Dual grips give control with both hands." },
  { name: "P-Handle", mark: "P", factor: 0.97, use: "The P-handle leaves one hand free to steady the load." },
  {
    name: "Flow-Back",
    mark: "F",
    factor: 1,
    use: "The handle leans back over the wheels, so that tilting takes less effort.",
  },
] as const;

const wheels = [
  {
    name: "Pneumatic",
    mark: "PN",
    diameter: 10,
    factor: 1,
    use: "Pneumatic tires roll over gravel and curbs; keep them at 30 psi.",
  },
  { name: "Solid Rubber", mark: "SR", diameter: 10, factor: 1.1, use: "Solid tires can't go flat." },
  {
    name: "Mold-On Rubber",
    mark: "MR",
    diameter: 8,
    factor: 0.96,
    use: "Mold-on rubber suits smooth floors and carries the most.",
  },
  {
    name: "Foam-Filled",
    mark: "FF",
    diameter: 10,
    factor: 1.15,
    use: "Foam-filled tires ride like air and never go flat.",
  },
] as const;

const toes = [
  { width: 14, depth: 7 },
  { width: 18, depth: 7.5 },
  { width: 14, depth: 9 },
  { width: 20, depth: 12 },
  { width: 24, depth: 12 },
] as const;

export const handTrucks = defineClass({
  code: "hand-truck",
  name: "Hand Trucks",
  unspsc: "24101504",
  drawing: "hand-truck",
  weight: 1.2,
  brands: ["rollstead", "totewell", "halcomb", "stowbridge", "slingsmith"],
  attributes: [
    { code: "capacity", name: "Capacity", type: "number", unit: "lb", isFacet: true, isColumn: true },
    { code: "handle", name: "Handle", type: "text", isFacet: true, isColumn: true },
    { code: "wheelType", name: "Wheel", type: "text", isFacet: true, isColumn: true },
    { code: "wheelDiameter", name: "Wheel Diameter", type: "number", unit: "in", isFacet: true },
    { code: "toeWidth", name: "Toe Plate Width", type: "number", unit: "in", isColumn: true },
    { code: "toeDepth", name: "Toe Plate Depth", type: "number", unit: "in", display: "fraction" },
    { code: "height", name: "Overall Height", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "material", name: "Frame Material", type: "text", isFacet: true },
    { code: "color", name: "Color", type: "text", isFacet: true },
    { code: "weight", name: "Weight", type: "number", unit: "lb" },
  ],
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
      partNumber: makerNumber(brand, `HT${frame.mark}${handle.mark}`, [
        wheel.mark,
        `${toe.width}${Math.round(toe.depth * 10)}`,
        height,
      ]),
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
