import { decimal } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { contactTipText } from "./contact-tip.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber, makerPrice } from "./makers.ts";

const steel = {
  family: "Carbon Steel MIG Wire",
  category: "WLD-WIRE-STEEL",
  material: "Carbon Steel",
  standard: "AWS A5.18",
  color: "Copper",
  spools: [11, 33, 2, 44],
  diameters: [0.03, 0.035, 0.045, 0.023, 0.052],
  perPound: 3.1,
} as const;
const flux = {
  family: "Flux-Cored Wire",
  category: "WLD-WIRE-FLUX",
  material: "Carbon Steel",
  standard: "AWS A5.20",
  color: "Gray",
  spools: [10, 33, 2, 25],
  diameters: [0.03, 0.035, 0.045, 0.052, 0.0625],
  perPound: 4.4,
} as const;
const stainless = {
  family: "Stainless Steel MIG Wire",
  category: "WLD-WIRE-STAINLESS",
  material: "Stainless Steel",
  standard: "AWS A5.9",
  color: "Silver",
  spools: [2, 10, 33, 25],
  diameters: [0.03, 0.035, 0.045],
  perPound: 11.5,
} as const;
const aluminum = {
  family: "Aluminum MIG Wire",
  category: "WLD-WIRE-ALUMINUM",
  material: "Aluminum",
  standard: "AWS A5.10",
  color: "Bright",
  spools: [1, 16, 20],
  diameters: [0.03, 0.035, 0.047, 0.0625],
  perPound: 10.5,
} as const;

const alloys = interleave([
  [
    {
      ...steel,
      aws: "ER70S-6",
      gas: "75/25 Argon/CO2 or CO2",
      use: "High silicon and manganese float out mill scale and light rust.",
    },
    {
      ...steel,
      aws: "ER70S-3",
      gas: "Argon Mixes",
      use: "Less silicon leaves little to chip off before paint, on clean plate.",
    },
    {
      ...steel,
      aws: "ER80S-D2",
      gas: "CO2 or Argon Mixes",
      perPound: 5.2,
      use: "Half a percent of molybdenum for 4130 tube and high-strength plate.",
      standard: "AWS A5.28",
    },
    {
      ...steel,
      aws: "ER70S-2",
      gas: "75/25 Argon/CO2",
      perPound: 4.1,
      use: "Triple-deoxidized for root passes and dirty steel.",
    },
  ],
  [
    {
      ...flux,
      aws: "E71T-11",
      gas: "None, Self-Shielded",
      use: "Needs no gas, for wind and field repair on sheet up to 1/2 inch.",
    },
    {
      ...flux,
      aws: "E71T-1",
      gas: "CO2 or 75/25",
      use: "All-position gas-shielded wire for structural plate; slag peels itself.",
    },
    {
      ...flux,
      aws: "E71T-GS",
      gas: "None, Self-Shielded",
      perPound: 4,
      use: "Single-pass self-shielded wire for thin galvanized sheet.",
    },
    {
      ...flux,
      aws: "E71T-8",
      gas: "None, Self-Shielded",
      perPound: 5.6,
      use: "Self-shielded with seismic toughness, for building frames.",
    },
    {
      ...flux,
      aws: "E70C-6M",
      gas: "90/10 Argon/CO2",
      perPound: 4.9,
      use: "Metal-cored wire: fast, with hardly any slag.",
      standard: "AWS A5.18",
    },
  ],
  [
    { ...stainless, aws: "ER308L", gas: "98/2 Argon/O2", use: "For 304 and 304L." },
    {
      ...stainless,
      aws: "ER309L",
      gas: "98/2 Argon/O2",
      perPound: 12.6,
      use: "Joins stainless to mild steel, and buffers overlays.",
    },
    { ...stainless, aws: "ER316L", gas: "98/2 Argon/O2", perPound: 14, use: "For 316L in chlorides and acids." },
    {
      ...stainless,
      aws: "ER308LSi",
      gas: "98/2 Argon/O2",
      perPound: 11.9,
      use: "Extra silicon wets the bead out flat on 304L.",
    },
    { ...stainless, aws: "ER2209", gas: "Argon/He/CO2", perPound: 19, use: "For 2205 duplex." },
  ],
  [
    {
      ...aluminum,
      aws: "ER4043",
      gas: "Argon",
      use: "Flows easily and resists cracking on 6061 and castings; turns gray when anodized.",
    },
    {
      ...aluminum,
      aws: "ER5356",
      gas: "Argon",
      perPound: 11,
      use: "Stronger and stiffer to feed; matches 5052 and 6061 after anodizing, but not above 150 °F.",
    },
    { ...aluminum, aws: "ER4943", gas: "Argon", perPound: 14, use: "Feeds like 4043 and is a quarter stronger." },
    { ...aluminum, aws: "ER5183", gas: "Argon", perPound: 14.5, use: "For 5083 hulls and cryogenic tanks." },
  ],
]);

export const migWires = defineClass({
  code: "mig-wire",
  name: "MIG & Flux-Cored Wire",
  unspsc: "23271813",
  drawing: "mig-wire",
  weight: 2.2,
  brands: ["arcmere", "fluxley", "emberline", "halcomb", "stowbridge", "inoxbridge"],
  attributes: [
    { code: "awsClass", name: "AWS Classification", type: "text", isFacet: true, isColumn: true },
    { code: "diameter", name: "Wire Diameter", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "spoolWeight", name: "Spool Weight", type: "number", unit: "lb", isFacet: true, isColumn: true },
    { code: "spoolDiameter", name: "Spool Diameter", type: "number", unit: "in", isFacet: true },
    { code: "material", name: "Base Metal", type: "text", isFacet: true },
    { code: "wireKind", name: "Wire", type: "text", isFacet: true },
    { code: "shieldingGas", name: "Shielding Gas", type: "text" },
    { code: "color", name: "Wire Finish", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: {
    alloy: alloys,
    diameter: [0.035, 0.03, 0.045, 0.023, 0.052, 0.0625, 0.047],
    spool: [10, 1, 2, 11, 33, 16, 44, 20, 25],
    pieces: [1, 4],
  },
  allows: ({ alloy, diameter, spool, pieces }) => {
    if (!(alloy.diameters as readonly number[]).includes(diameter)) return false;
    if (!(alloy.spools as readonly number[]).includes(spool)) return false;
    if (diameter > 0.04 && spool <= 2) return false;
    return pieces === 1 || spool <= 2;
  },
  describe: ({ alloy, diameter, spool, pieces }, brand) => {
    const size = diameter.toFixed(3).replace(/^0/, "");
    const perPound =
      alloy.perPound * (1 + (0.045 - Math.min(diameter, 0.045)) * 12) * (spool <= 2 ? 2.1 : spool <= 16 ? 1.25 : 1);
    return {
      name: `${alloy.family}, ${alloy.aws}, ${size} in, ${spool} lb Spool${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `${/T-|C-/.test(alloy.aws) ? "FCAW" : "MIG"} WIRE ${alloy.aws.toUpperCase()} ${size} ${spool}LB${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${alloy.use} Shield with ${alloy.gas === "None, Self-Shielded" ? "nothing: the core makes its own gas; set the machine to electrode negative" : alloy.gas.toLowerCase().replace("co2", "CO2").replace("o2", "O2").replace("/he/", "/helium/")}. ` +
        `Layer-wound on ${spoolDiameter(spool)} inch spools to ${alloy.standard}; keep the wrapper on until use, or it rusts.`.replace(
          ", or it rusts",
          alloy.material === "Carbon Steel" ? ", or it rusts" : ", away from dust",
        ),
      partNumber: makerNumber(brand, alloy.aws.replaceAll("-", ""), [
        String(Math.round(diameter * 10_000)).padStart(4, "0"),
        spool,
        pieces > 1 ? `P${pieces}` : "",
      ]),
      attributes: {
        awsClass: alloy.aws,
        diameter,
        spoolWeight: spool,
        spoolDiameter: spoolDiameter(spool),
        material: alloy.material,
        wireKind: alloy.category === "WLD-WIRE-FLUX" ? "Flux-Cored" : "Solid",
        shieldingGas: alloy.gas,
        color: alloy.color,
        standard: alloy.standard,
      },
      category: alloy.category,
      family: `${alloy.family}, ${alloy.aws}`,
      price: makerPrice(brand, perPound * spool * pieces + 3),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `mig wire ${alloy.aws} ${decimal(diameter)} ${spool} ${pieces}`,
      goesWith: [contactTipText("14", diameter, "C", 10), contactTipText("15H", diameter, "C", 10)],
      documents: ["sds"],
    };
  },
});

/** Spools of 1 and 2 pounds are 4 inches across, those up to 16 are 8, the others 12. */
function spoolDiameter(pounds: number): number {
  if (pounds <= 2) return 4;
  return pounds <= 16 ? 8 : 12;
}
