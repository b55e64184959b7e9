import { defineClass } from "../kit/item-class.ts";
import { oRingSizes } from "./data-o-rings.ts";
import { makerNumber, makerPrice, packWorth } from "./makers.ts";

const compounds = [
  {
    name: "Buna-N",
    short: "NBR",
    mark: "N70",
    durometer: 70,
    color: "Black",
    temperature: "-30 to 250 °F",
    factor: 1,
    use: "Nitrile for petroleum oils, water and air: the ring to try first.",
    caution: "Ages in ozone and sunlight, and swells in ketones and brake fluid.",
  },
  {
    name: "FKM",
    short: "FKM",
    mark: "V75",
    durometer: 75,
    color: "Brown",
    temperature: "-15 to 400 °F",
    factor: 3.4,
    use: "Fluoroelastomer for heat, fuels and most solvents.",
    caution: "Stiff in the cold, and not for hot water, steam or amines.",
  },
  {
    name: "EPDM",
    short: "EPDM",
    mark: "E70",
    durometer: 70,
    color: "Black",
    temperature: "-60 to 250 °F",
    factor: 1.3,
    use: "EPDM for hot water, steam, glycol and glycol brake fluid.",
    caution: "Swells in any mineral oil or grease: lubricate with silicone.",
  },
  {
    name: "Silicone",
    short: "SIL",
    mark: "S70",
    durometer: 70,
    color: "Red",
    temperature: "-65 to 450 °F",
    factor: 2.6,
    use: "Silicone for dry heat and deep cold, static seals only.",
    caution: "Tears easily: not for moving seals.",
  },
  {
    name: "Buna-N",
    short: "NBR",
    mark: "N90",
    durometer: 90,
    color: "Black",
    temperature: "-30 to 250 °F",
    factor: 1.25,
    use: "Hard nitrile that resists extrusion in hydraulics above 1,500 psi.",
    caution: "Needs a good finish in the groove: a hard ring does not fill scratches.",
  },
  {
    name: "PTFE",
    short: "PTFE",
    mark: "T00",
    durometer: 0,
    color: "White",
    temperature: "-300 to 500 °F",
    factor: 4.2,
    use: "Solid PTFE for nearly every chemical there is.",
    caution: "Does not stretch or spring back: use in split grooves only.",
  },
  {
    name: "Neoprene",
    short: "CR",
    mark: "C70",
    durometer: 70,
    color: "Black",
    temperature: "-40 to 250 °F",
    factor: 1.5,
    use: "Neoprene for refrigerants, mild acids and weather.",
    caution: "Only fair in petroleum oil; check the refrigerant's list.",
  },
  {
    name: "Polyurethane",
    short: "PU",
    mark: "P70",
    durometer: 70,
    color: "Amber",
    temperature: "-40 to 180 °F",
    factor: 2.2,
    use: "Polyurethane outlasts rubber several times over in pneumatic cylinders and valves.",
    caution: "Hot water breaks it down.",
  },
  {
    name: "FKM",
    short: "FKM",
    mark: "V90",
    durometer: 90,
    color: "Black",
    temperature: "-15 to 400 °F",
    factor: 4,
    use: "Hard fluoroelastomer for hot hydraulics and rapid gas release.",
    caution: "Stiff in the cold, and not for hot water, steam or amines.",
  },
] as const;

/** Packs go by how much room a ring takes. */
const packs = [25, 10, 100, 50, 5, 2, 1] as const;

export const oRings = defineClass({
  code: "o-ring",
  name: "O-Rings",
  unspsc: "31401503",
  drawing: "o-ring",
  weight: 6,
  brands: ["ringford", "tidewell", "halcomb", "stowbridge", "bandreth", "millrace", "holmflow"],
  attributes: [
    { code: "dashNumber", name: "Dash Number", type: "text", isFacet: true, isColumn: true },
    { code: "insideDiameter", name: "Inside Diameter", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "outsideDiameter", name: "Outside Diameter", type: "number", unit: "in", isColumn: true },
    { code: "crossSection", name: "Cross Section", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "durometer", name: "Hardness, Shore A", type: "number", isFacet: true, isOptional: true },
    { code: "color", name: "Color", type: "text" },
    { code: "temperatureRange", name: "Temperature Range", type: "text" },
    { code: "packQuantity", name: "Pack Quantity", type: "number", isFacet: true, isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { compound: compounds, size: oRingSizes, pieces: packs },
  allows: ({ compound, size, pieces }) => {
    if (compound.mark === "P70" && size.inside > 5) return false;
    if (size.inside > 6) return pieces <= 2;
    if (size.inside > 3) return pieces <= 10 && pieces > 1;
    if (size.inside > 1.4) return pieces <= 50 && pieces >= 5;
    return pieces >= 10;
  },
  describe: ({ compound, size, pieces }, brand) => {
    const outside = Math.round((size.inside + 2 * size.section) * 1_000) / 1_000;
    const volume = Math.PI * (size.inside + size.section) * size.section ** 2;
    const each = (0.07 + volume * 2.6 + size.inside * 0.11) * compound.factor;
    const hardness = compound.mark === "T00" ? "" : `, ${compound.durometer}A`;
    return {
      name: `O-Ring, Dash ${size.dash}, ${compound.name}${hardness}, ${inches(size.inside)} in ID x ${inches(size.section)} in, ${pieces > 1 ? `Pack of ${pieces}` : "Each"}`,
      shortName: `O-RING ${size.dash} ${compound.short}${compound.durometer === 90 ? "90" : ""} PK${pieces}`,
      description:
        `${compound.use} AS568-${size.dash} measures ${inches(size.inside)} in inside, ${inches(outside)} in outside and ` +
        `${inches(size.section)} in thick, good from ${compound.temperature}. ${compound.caution}`,
      partNumber: makerNumber(brand, `OR${compound.mark}`, [size.dash, pieces === 25 ? "" : pieces]),
      attributes: {
        dashNumber: size.dash,
        insideDiameter: size.inside,
        outsideDiameter: outside,
        crossSection: size.section,
        material: compound.name,
        ...(compound.mark === "T00" ? {} : { durometer: compound.durometer }),
        color: compound.color,
        temperatureRange: compound.temperature,
        packQuantity: pieces,
        standard: "SAE AS568",
      },
      category: "PIP-ORING",
      family: `O-Rings, ${compound.name}${hardness}, ${inches(size.section)} in`,
      price: makerPrice(brand, Math.max(pieces > 1 ? 2.4 : 0.9, packWorth(each, pieces))),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `o-ring ${compound.mark} ${size.dash} ${pieces}`,
    };
  },
});

function inches(value: number): string {
  return value.toFixed(3).replace(/^0/, "");
}
