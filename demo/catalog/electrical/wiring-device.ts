import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { type Device, receptacles, switches } from "./data-wiring-devices.ts";
import { plural } from "../kit/plural.ts";

const grades = readCsv("electrical/wiring-device/grades.csv", { name: text, mark: text, factor: number, note: text });

const colors = ["White", "Ivory", "Gray", "Black", "Brown", "Red", "Light Almond", "Blue", "Orange"] as const;

const protections = readCsv("electrical/wiring-device/protections.csv", {
  name: text,
  mark: text,
  factor: number,
  note: text,
});

export const wiringDevices = defineClass("wiring-device", {
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
    partNumber: partNumberOf(
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
    family: `${plural(device.type)}, ${device.configuration}, ${grade.name} Grade`,
    price: makerPrice(brand, packPrice("consumables", priceOf(device, grade.factor) * protection.factor, pieces)),
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
