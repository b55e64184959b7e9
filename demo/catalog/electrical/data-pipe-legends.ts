/** ASME A13.1: the colors say how dangerous the content is; `color` is the ground, `ink` the letters. */
export interface Scheme {
  readonly color: string;
  readonly ink: string;
  readonly meaning: string;
}

const schemes = {
  potable: {
    color: "Green",
    ink: "White",
    meaning: "Green with white letters marks potable, cooling, boiler-feed and other water.",
  },
  fire: { color: "Red", ink: "White", meaning: "Red with white letters is kept for fire-quenching fluids." },
  flammable: {
    color: "Yellow",
    ink: "Black",
    meaning: "Yellow with black letters marks flammable and oxidizing fluids.",
  },
  combustible: { color: "Brown", ink: "White", meaning: "Brown with white letters marks combustible fluids." },
  toxic: { color: "Orange", ink: "Black", meaning: "Orange with black letters marks toxic and corrosive fluids." },
  air: { color: "Blue", ink: "White", meaning: "Blue with white letters marks compressed air." },
  defined: {
    color: "Purple",
    ink: "White",
    meaning:
      "Purple with white letters is one of the four colors that A13.1 leaves to the user; plants often give it to reclaimed water.",
  },
} as const satisfies Record<string, Scheme>;

export interface Legend {
  readonly text: string;
  readonly scheme: Scheme;
}

const texts: Readonly<Record<keyof typeof schemes, readonly string[]>> = {
  potable: [
    "Potable Water",
    "Chilled Water Supply",
    "Chilled Water Return",
    "Hot Water",
    "Cold Water",
    "Condensate",
    "Domestic Hot Water",
    "Domestic Cold Water",
    "Cooling Water",
    "Boiler Feed Water",
    "Process Water",
    "Waste Water",
    "Sanitary Sewer",
    "Storm Drain",
    "Condenser Water Supply",
    "Condenser Water Return",
    "Hot Water Supply",
    "Hot Water Return",
    "Deionized Water",
    "City Water",
    "Make-Up Water",
    "Well Water",
    "Vent",
    "Roof Drain",
    "Tower Water",
    "Heating Water Supply",
    "Heating Water Return",
    "Soft Water",
  ],
  fire: [
    "Fire Water",
    "Sprinkler Water",
    "Fire Protection Water",
    "Fire Sprinkler",
    "Standpipe",
    "Fire Main",
    "Carbon Dioxide Fire",
    "Foam",
  ],
  flammable: [
    "Natural Gas",
    "Steam",
    "Propane",
    "Oxygen",
    "Hydrogen",
    "Acetylene",
    "Low Pressure Steam",
    "High Pressure Steam",
    "Gasoline",
    "Methane",
    "Fuel Gas",
    "Steam Condensate",
    "Solvent",
    "Nitrous Oxide",
    "Medium Pressure Steam",
    "Digester Gas",
  ],
  combustible: [
    "Hydraulic Oil",
    "Diesel Fuel",
    "Fuel Oil",
    "Lubricating Oil",
    "Waste Oil",
    "Fuel Oil Supply",
    "Fuel Oil Return",
    "Thermal Oil",
    "Kerosene",
  ],
  toxic: [
    "Ammonia",
    "Caustic",
    "Sulfuric Acid",
    "Chlorine",
    "Sodium Hydroxide",
    "Hydrochloric Acid",
    "Sodium Hypochlorite",
    "Ferric Chloride",
    "Acid Waste",
    "Nitric Acid",
    "Carbon Monoxide",
    "Phosphoric Acid",
    "Sulfur Dioxide",
  ],
  air: [
    "Compressed Air",
    "Instrument Air",
    "Plant Air",
    "Nitrogen",
    "Argon",
    "Low Pressure Air",
    "High Pressure Air",
    "Breathing Air",
    "Helium",
    "Vacuum",
  ],
  defined: ["Reclaimed Water", "Non-Potable Water", "Gray Water", "Rainwater"],
};

export const legendLists: readonly (readonly Legend[])[] = (Object.keys(schemes) as (keyof typeof schemes)[]).map(
  (kind) => texts[kind].map((text) => ({ text, scheme: schemes[kind] })),
);
