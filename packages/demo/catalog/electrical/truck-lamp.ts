import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerNumber } from "./part-number.ts";
import { dollars } from "./price.ts";

interface Lamp {
  readonly type: string;
  readonly mark: string;
  readonly shape: "Round" | "Oval" | "Rectangular";
  readonly length: number;
  readonly height: number;
  readonly colors: readonly string[];
  readonly diodes: number;
  readonly price: number;
  readonly use: string;
}

const lamps: readonly Lamp[] = [
  {
    type: "Stop/Turn/Tail Lamp",
    mark: "ST",
    shape: "Oval",
    length: 6.5,
    height: 2.25,
    colors: ["Red"],
    diodes: 10,
    price: 18.4,
    use: "Brake, turn and running light in one; two of them light the rear of a trailer.",
  },
  {
    type: "Stop/Turn/Tail Lamp",
    mark: "ST",
    shape: "Round",
    length: 4,
    height: 4,
    colors: ["Red"],
    diodes: 10,
    price: 16.2,
    use: "The 4 in round of trucks and trailers, in a grommet or flange.",
  },
  {
    type: "Clearance/Marker Lamp",
    mark: "CM",
    shape: "Round",
    length: 2,
    height: 2,
    colors: ["Red", "Amber"],
    diodes: 4,
    price: 7.2,
    use: "Marks the outline: amber ahead and at the sides, red behind.",
  },
  {
    type: "Clearance/Marker Lamp",
    mark: "CM",
    shape: "Rectangular",
    length: 4,
    height: 1.25,
    colors: ["Red", "Amber"],
    diodes: 4,
    price: 8.4,
    use: "A low-profile marker for narrow rails.",
  },
  {
    type: "Backup Lamp",
    mark: "BU",
    shape: "Oval",
    length: 6.5,
    height: 2.25,
    colors: ["White"],
    diodes: 12,
    price: 21.5,
    use: "White light for reversing, wired to the transmission switch.",
  },
  {
    type: "Work Lamp",
    mark: "WL",
    shape: "Rectangular",
    length: 5.9,
    height: 3.4,
    colors: ["White"],
    diodes: 9,
    price: 64,
    use: "Floodlight for beds, hitches and plows; not for use on the road.",
  },
  {
    type: "Work Lamp",
    mark: "WL",
    shape: "Round",
    length: 4.5,
    height: 4.5,
    colors: ["White"],
    diodes: 8,
    price: 52,
    use: "Swivels on its stud to light a hopper, a boom or a dock.",
  },
  {
    type: "Turn/Park Lamp",
    mark: "TP",
    shape: "Oval",
    length: 6.5,
    height: 2.25,
    colors: ["Amber"],
    diodes: 10,
    price: 18.9,
    use: "Front turn signal and parking light.",
  },
  {
    type: "Warning Lamp",
    mark: "WN",
    shape: "Rectangular",
    length: 4.6,
    height: 1.2,
    colors: ["Amber", "Red", "Blue", "Green", "White"],
    diodes: 6,
    price: 46,
    use: "Grille and side flasher with a choice of patterns; state law says which color you may show.",
  },
  {
    type: "Clearance/Marker Lamp",
    mark: "CM",
    shape: "Round",
    length: 0.75,
    height: 0.75,
    colors: ["Red", "Amber"],
    diodes: 1,
    price: 4.3,
    use: "A 3/4 in hole and a grommet are all it needs.",
  },
  {
    type: "License Plate Lamp",
    mark: "LP",
    shape: "Rectangular",
    length: 3,
    height: 1.5,
    colors: ["White"],
    diodes: 2,
    price: 9.4,
    use: "Lights the plate without glare to the rear.",
  },
  {
    type: "Clearance/Marker Lamp",
    mark: "CM",
    shape: "Round",
    length: 2.5,
    height: 2.5,
    colors: ["Red", "Amber"],
    diodes: 6,
    price: 8.1,
    use: "The 2-1/2 in round marker of older vans and buses.",
  },
];

const sources = [
  {
    name: "LED",
    mark: "L",
    factor: 1,
    life: 50_000,
    note: "LEDs draw a tenth of the current; a turn circuit may need an electronic flasher.",
  },
  {
    name: "Incandescent",
    mark: "I",
    factor: 0.42,
    life: 5000,
    note: "A filament lamp that melts snow off its lens and works with any flasher.",
  },
] as const;
const voltages = [
  { name: "12 V DC", mark: "12" },
  { name: "12 to 24 V DC", mark: "24" },
  { name: "10 to 80 V DC", mark: "80" },
] as const;
const mounts = [
  { name: "Grommet", mark: "G", add: 0 },
  { name: "Flange", mark: "F", add: 2.4 },
  { name: "Surface", mark: "S", add: 1.2 },
  { name: "Stud", mark: "T", add: 3.5 },
  { name: "Bracket", mark: "B", add: 4.2 },
] as const;
const plugs = [
  { name: "PL-3 Plug", mark: "P" },
  { name: "Hardwired Lead", mark: "H" },
  { name: "Sealed 2-Pin", mark: "W" },
  { name: "Bullet", mark: "B" },
] as const;
const colors = ["Red", "Amber", "White", "Blue", "Green"] as const;

export const truckLamps = defineClass({
  code: "truck-lamp",
  name: "Truck and Trailer Lamps",
  unspsc: "25172900",
  drawing: "truck-lamp",
  weight: 1,
  brands: ["roadmark", "axleton", "fleetholm", "drovemark", "lanternworth", "glowmark"],
  attributes: [
    { code: "lampFunction", name: "Function", type: "text", isFacet: true },
    { code: "lampShape", name: "Shape", type: "text", isFacet: true },
    { code: "color", name: "Light Color", type: "text", isFacet: true, isColumn: true },
    {
      code: "length",
      name: "Length or Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "height", name: "Height", type: "number", unit: "in", display: "fraction" },
    { code: "lens", name: "Lens", type: "text" },
    { code: "technology", name: "Light Source", type: "text", isFacet: true },
    { code: "diodes", name: "Number of Diodes", type: "number", isOptional: true },
    { code: "voltage", name: "Voltage", type: "text", isFacet: true, isColumn: true },
    { code: "mounting", name: "Mounting", type: "text", isFacet: true, isColumn: true },
    { code: "connection", name: "Connection", type: "text", isFacet: true },
    { code: "life", name: "Rated Life", type: "number", unit: "h" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: {
    lamp: lamps,
    color: colors,
    source: sources,
    mount: mounts,
    plug: plugs,
    voltage: voltages,
    lens: ["Colored", "Clear"],
  },
  allows: ({ lamp, color, source, mount, plug, voltage, lens }) => {
    if (!lamp.colors.includes(color)) return false;
    if (lens === "Clear" && (source.mark === "I" || color === "White")) return false;
    if (source.mark === "I" && (voltage.mark !== "12" || lamp.mark === "WN" || lamp.length < 1)) return false;
    if (voltage.mark === "80" && lamp.mark !== "WL" && lamp.mark !== "WN") return false;
    if (lamp.mark === "WL") return (mount.mark === "T" || mount.mark === "B") && plug.mark !== "P";
    if (lamp.shape === "Rectangular") return (mount.mark === "S" || mount.mark === "B") && plug.mark !== "P";
    return mount.mark !== "T" && mount.mark !== "B" && (mount.mark !== "S" || lamp.length > 1);
  },
  describe: ({ lamp, color, source, mount, plug, voltage, lens }, brand) => {
    const size =
      lamp.shape === "Round"
        ? `${inchFraction(lamp.length)} in`
        : `${inchFraction(lamp.length)} x ${inchFraction(lamp.height)} in`;
    const isRoad = lamp.mark !== "WL" && lamp.mark !== "WN";
    return {
      name: `${lamp.type}, ${source.name}, ${lamp.shape}, ${size}, ${color}${lens === "Clear" ? ", Clear Lens" : ""}, ${mount.name}, ${plug.name}, ${voltage.name.replace(" DC", "")}`,
      shortName: `${shortType(lamp.type)} ${source.name.slice(0, 3).toUpperCase()} ${size.replace(" in", "IN").replace(" x ", "X")} ${color.toUpperCase()} ${mount.mark}${plug.mark}${voltage.mark}${lens === "Clear" ? "C" : ""}`,
      description: `${lamp.use} ${source.note} ${isRoad ? "Meets FMVSS 108 for its function when mounted as marked." : "Sealed against wash bays and road salt."}`,
      partNumber: makerNumber(
        brand,
        `${lamp.mark}${source.mark}${lamp.shape.slice(0, 1)}${Math.round(lamp.length * 100)}`,
        `${color.slice(0, 1)}${color.slice(-1)}${lens === "Clear" ? "C" : ""}`,
        `${mount.mark}${plug.mark}${voltage.mark}`,
      ),
      attributes: {
        lampFunction: lamp.type,
        lampShape: lamp.shape,
        color,
        lens,
        length: lamp.length,
        height: lamp.height,
        technology: source.name,
        ...(source.mark === "L" ? { diodes: lamp.diodes } : {}),
        voltage: voltage.name,
        mounting: mount.name,
        connection: plug.name,
        life: source.life,
        standard: isRoad ? "FMVSS 108" : "SAE J1455",
      },
      category: "FLT-LAMP",
      family: `${lamp.type}s, ${source.name}, ${lamp.shape}, ${size}`,
      price: dollars(lamp.price * source.factor * (voltage.mark === "12" ? 1 : 1.15) + mount.add),
      unit: "EA",
      sameAs: `truck lamp ${lamp.type} ${source.name} ${lamp.shape} ${size} ${color} ${lens} ${mount.name} ${plug.name} ${voltage.name}`,
    };
  },
});

function shortType(type: string): string {
  return type
    .toUpperCase()
    .replace("STOP/TURN/TAIL", "STT")
    .replace("TURN/PARK", "TURN")
    .replace("CLEARANCE/MARKER", "MARKER")
    .replace("LICENSE PLATE", "LICENSE");
}
