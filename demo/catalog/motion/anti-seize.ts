import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass, unit } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";

const compounds = readCsv("motion/anti-seize/compounds.csv", {
  type: text,
  code: text,
  color: text,
  range: text,
  /** In degrees Fahrenheit. */
  maxTemperature: number,
  factor: number,
  note: text,
});

const containers = readCsv("motion/anti-seize/containers.csv", {
  name: text,
  code: text,
  pounds: number,
  price: number,
  pieces: number,
  unit,
});

export const antiSeizes = defineClass("anti-seize", {
  axes: { compound: compounds, container: containers },
  additions: [{ makers: 4, axes: {} }],
  describe: ({ compound, container }, brand) => ({
    name: `Anti-Seize, ${compound.type}, ${compound.color}, ${container.name}`,
    shortName: `ANTI-SEIZE ${compound.code} ${container.name.toUpperCase()}`,
    description:
      `${compound.note} Keeps threads from galling and rusting together, ${compound.range}. ` +
      "It makes threads slippery: lower the dry torque by about a quarter, or the bolt is overloaded.",
    partNumber: partNumberOf(brand, `AS${compound.code}`, container.code),
    attributes: {
      greaseType: `${compound.type} Anti-Seize`,
      container: container.name,
      netWeight: container.pounds,
      color: compound.color,
      temperatureRange: compound.range,
      maxTemperature: compound.maxTemperature,
      isFoodGrade: compound.code === "FG",
      packQuantity: container.pieces,
    },
    category: "LUB-ANTISEIZE",
    family: `Anti-Seize, ${compound.type}`,
    price: makerListPrice(brand, container.price * compound.factor),
    unit: container.unit,
    piecesPerUnit: container.pieces,
    sameAs: `anti-seize ${compound.code} ${container.code}`,
    documents: ["sds", "datasheet"],
  }),
});
