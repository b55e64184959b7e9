import { defineClass } from "../kit/item-class.ts";
import { type Device, receptacles, switches } from "./data-wiring-devices.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber } from "./part-number.ts";
import { packPrice } from "./price.ts";

const grades = [
  {
    name: "Commercial",
    mark: "C",
    factor: 1,
    note: "Commercial specification grade: a nylon face and a steel strap for offices, schools and stores.",
  },
  {
    name: "Industrial",
    mark: "N",
    factor: 2.1,
    note: "Industrial specification grade, with a heavier strap and contacts for plants, where devices are used hard.",
  },
  { name: "Residential", mark: "R", factor: 0.42, note: "Residential grade for light duty." },
  {
    name: "Hospital",
    mark: "H",
    factor: 3.4,
    note: "Hospital grade, marked with the green dot and tested for grip and grounding under UL 498.",
  },
] as const;

const colors = ["White", "Ivory", "Gray", "Black", "Brown", "Red", "Light Almond", "Blue", "Orange"] as const;

const protections = [
  { name: "Standard", mark: "", factor: 1, note: "" },
  {
    name: "Tamper-Resistant",
    mark: "TR",
    factor: 1.25,
    note: "Shutters close the slots to anything but a plug, as NEC 406.12 asks in dwellings, schools and clinics. ",
  },
  {
    name: "Weather-Resistant",
    mark: "WR",
    factor: 1.35,
    note: "Corrosion-resistant parts for damp and wet locations, under an in-use cover. ",
  },
  {
    name: "Isolated Ground",
    mark: "IG",
    factor: 1.9,
    note: "The ground is kept apart from the strap to hold noise out of instruments; the triangle says so. ",
  },
] as const;

export const wiringDevices = defineClass({
  code: "wiring-device",
  name: "Receptacles and Switches",
  unspsc: "39121400",
  drawing: "wiring-device",
  weight: 3,
  brands: ["ohmbridge", "voltaris", "northgrid", "amperis", "conduwell", "lugstrom"],
  attributes: [
    { code: "deviceType", name: "Device", type: "text", isFacet: true },
    { code: "configuration", name: "Configuration", type: "text", isFacet: true, isColumn: true },
    { code: "amperage", name: "Amp Rating", type: "number", unit: "A", isFacet: true, isColumn: true },
    { code: "voltage", name: "AC Voltage Rating", type: "text", isColumn: true },
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "grade", name: "Grade", type: "text", isFacet: true },
    { code: "protection", name: "Protection", type: "text", isFacet: true },
    { code: "poles", name: "Number of Poles", type: "number", isOptional: true },
    { code: "packQuantity", name: "Package Quantity", type: "number" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: {
    device: interleave([receptacles, switches]),
    grade: grades,
    color: colors,
    protection: protections,
    pieces: [1, 10],
  },
  allows: ({ device, grade, color, protection, pieces }) => {
    if (device.isSwitch && protection.name !== "Standard") return false;
    if (device.isSwitch && (grade.name === "Hospital" || color === "Blue" || color === "Orange")) return false;
    if (device.isLocking)
      return color === "Black" && grade.name === "Industrial" && protection.name === "Standard" && pieces === 1;
    if (device.amperage > 20)
      return color === "Black" && grade.mark !== "H" && protection.name === "Standard" && pieces === 1;
    if (grade.name === "Residential" && (color === "Red" || color === "Blue" || color === "Orange")) return false;
    if (grade.name === "Hospital" && !device.configuration.startsWith("NEMA 5")) return false;
    if (protection.name === "Isolated Ground")
      return color === "Orange" && device.configuration.startsWith("NEMA 5") && grade.mark !== "R";
    if (color === "Orange") return false;
    return protection.name === "Standard" || device.configuration.startsWith("NEMA 5");
  },
  describe: ({ device, grade, color, protection, pieces }, brand) => ({
    name: `${device.type}, ${device.configuration}, ${device.amperage} A, ${protection.name === "Standard" ? "" : `${protection.name}, `}${grade.name} Grade, ${color}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
    shortName:
      `${device.short} ${device.amperage}A ${protection.mark} ${grade.name.slice(0, 3).toUpperCase()} ${color.toUpperCase().replace("LIGHT", "LT")} ${pieces}PK`.replace(
        "  ",
        " ",
      ),
    description: `${device.use} ${protection.note}${grade.note}`,
    partNumber: makerNumber(
      brand,
      `${device.mark}${grade.mark}${protection.mark}`,
      initials(color),
      pieces === 1 ? "" : `B${pieces}`,
    ),
    attributes: {
      deviceType: device.type,
      configuration: device.configuration,
      amperage: device.amperage,
      voltage: device.voltage,
      color,
      grade: grade.name,
      protection: protection.name,
      ...(device.poles === undefined ? {} : { poles: device.poles }),
      packQuantity: pieces,
      standard: device.isSwitch ? "UL 20" : device.type.includes("GFCI") ? "UL 943" : "UL 498",
    },
    category: "ELE-DEVICE",
    family: `${device.type}s, ${device.configuration}, ${grade.name} Grade`,
    price: packPrice(priceOf(device, grade.factor) * protection.factor, pieces),
    unit: pieces === 1 ? "EA" : "PK",
    piecesPerUnit: pieces,
    sameAs: `wiring device ${device.mark} ${grade.name} ${color} ${protection.name} ${pieces}`,
  }),
});

/** The electronics of a GFCI cost the same in every grade. */
function priceOf({ price, electronics }: Device, factor: number): number {
  return price * factor + electronics;
}

function initials(color: string): string {
  const codes: Readonly<Record<string, string>> = {
    "Light Almond": "LA",
    Black: "BK",
    Brown: "BR",
    Blue: "BL",
    Gray: "GY",
  };
  return codes[color] ?? color.slice(0, 1);
}
