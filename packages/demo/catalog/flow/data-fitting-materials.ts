export interface FittingMaterial {
  readonly name: string;
  readonly short: string;
  readonly mark: string;
  readonly material: string;
  readonly finish: string;
  readonly pressureClass: number;
  /** Water, oil or gas at 150 °F, in psi. */
  readonly water: number;
  /** Saturated steam, in psi; 0 where steam is not rated. */
  readonly steam: number;
  readonly standard: string;
  readonly isLeadFree: boolean;
  readonly largest: number;
  readonly factor: number;
  readonly category: string;
  /** The nipple kind that belongs to it. */
  readonly nipple: string;
  readonly use: string;
  readonly caution: string;
}

const iron = {
  short: "BLK",
  material: "Malleable Iron",
  standard: "ASME B16.3",
  isLeadFree: false,
  category: "PIP-FIT-BLACK",
  nipple: "B40",
  finish: "Black",
} as const;

const zinced = { ...iron, short: "GALV", finish: "Galvanized", category: "PIP-FIT-GALV", nipple: "G40" } as const;

const stainless = { finish: "Plain", isLeadFree: true, category: "PIP-FIT-SS" } as const;

export const fittingMaterials: readonly FittingMaterial[] = [
  {
    ...iron,
    name: "Black Malleable Iron",
    mark: "B1",
    pressureClass: 150,
    water: 300,
    steam: 150,
    largest: 4,
    factor: 1,
    use: "Malleable iron takes knocks that would crack cast iron, and is the usual fitting for gas, air, oil and steam.",
    caution: "The black coat is only oil: it rusts in damp rooms and does not belong in drinking water.",
  },
  {
    ...zinced,
    name: "Galvanized Malleable Iron",
    mark: "G1",
    pressureClass: 150,
    water: 300,
    steam: 150,
    largest: 4,
    factor: 1.25,
    use: "Hot-dip zinc inside and out keeps rust off in water lines, compressed air and outdoor frames.",
    caution: "Put a dielectric union between it and copper.",
  },
  {
    name: "Brass",
    short: "BRS",
    mark: "Y1",
    material: "Brass",
    finish: "Plain",
    pressureClass: 125,
    water: 200,
    steam: 125,
    standard: "ASME B16.15",
    isLeadFree: false,
    largest: 2,
    factor: 2.9,
    category: "PIP-FIT-BRASS",
    nipple: "Y40",
    use: "Red brass threads run smooth and do not rust, for fuel, air and non-potable water.",
    caution: "Contains lead: not for drinking water.",
  },
  {
    ...stainless,
    name: "304 Stainless Steel",
    short: "304",
    mark: "S4",
    material: "304 Stainless Steel",
    pressureClass: 150,
    water: 300,
    steam: 150,
    standard: "MSS SP-114",
    largest: 4,
    factor: 2.7,
    nipple: "S440",
    use: "Cast 304 stainless for wash-down rooms, food plants and mild chemicals.",
    caution: "Stainless threads gall: use an anti-seize or a nickel-filled sealant and turn slowly.",
  },
  {
    name: "Lead-Free Brass",
    short: "LFB",
    mark: "YL",
    material: "Lead-Free Brass",
    finish: "Plain",
    pressureClass: 125,
    water: 200,
    steam: 125,
    standard: "ASME B16.15, NSF/ANSI/CAN 61",
    isLeadFree: true,
    largest: 2,
    factor: 3.7,
    category: "PIP-FIT-BRASS",
    nipple: "Y40",
    use: "Lead-free brass, at most 0.25 % by weighted average, for drinking water.",
    caution: "Seal with PTFE tape or paste that is listed for potable water.",
  },
  {
    ...stainless,
    name: "316 Stainless Steel",
    short: "316",
    mark: "S6",
    material: "316 Stainless Steel",
    pressureClass: 150,
    water: 300,
    steam: 150,
    standard: "MSS SP-114",
    largest: 4,
    factor: 3.6,
    nipple: "S640",
    use: "Cast 316 stainless with molybdenum for chlorides, salt air and brines.",
    caution: "Stainless threads gall: use an anti-seize or a nickel-filled sealant and turn slowly.",
  },
  {
    ...iron,
    name: "Black Malleable Iron",
    mark: "B3",
    pressureClass: 300,
    water: 2_000,
    steam: 300,
    largest: 3,
    factor: 2.4,
    use: "Heavy-wall malleable iron for steam mains, hydraulics and mechanical rooms.",
    caution: "Longer and thicker than Class 150: the two do not swap in a tight run.",
  },
  {
    ...zinced,
    name: "Galvanized Malleable Iron",
    mark: "G3",
    pressureClass: 300,
    water: 2_000,
    steam: 300,
    largest: 3,
    factor: 2.9,
    use: "Heavy-wall malleable iron with hot-dip zinc, for high-pressure water and fire lines.",
    caution: "Put a dielectric union between it and copper.",
  },
  {
    ...stainless,
    name: "Forged 316 Stainless Steel",
    short: "316F",
    mark: "F6",
    material: "316 Stainless Steel",
    pressureClass: 3_000,
    water: 3_000,
    steam: 0,
    standard: "ASME B16.11",
    largest: 2,
    factor: 6.8,
    nipple: "S680",
    use: "Forged from bar to ASME B16.11 for instrument, hydraulic and chemical lines.",
    caution: "Use with Schedule 80 or heavier pipe.",
  },
  {
    ...iron,
    name: "Forged Carbon Steel",
    short: "CSF",
    mark: "F3",
    material: "Carbon Steel",
    pressureClass: 3_000,
    water: 3_000,
    steam: 0,
    standard: "ASME B16.11",
    largest: 2,
    factor: 3.3,
    nipple: "B80",
    use: "Forged ASTM A105 carbon steel for high-pressure oil, gas and hydraulic lines.",
    caution: "Use with Schedule 80 or heavier pipe.",
  },
];
