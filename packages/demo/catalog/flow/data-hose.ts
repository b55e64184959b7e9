type EndKind = "pipe" | "garden" | "quick" | "none";

interface HoseCompound {
  readonly name: string;
  readonly short: string;
  readonly mark: string;
  readonly service: string;
  readonly material: string;
  readonly tube: string;
  readonly color: string;
  readonly pressure: number;
  readonly temperature: string;
  readonly smallest: number;
  readonly largest: number;
  readonly factor: number;
  readonly ends: readonly EndKind[];
  readonly unspsc: string;
  readonly use: string;
  readonly caution: string;
}

const rubberAir = {
  name: "Rubber Air Hose",
  short: "HOSE RUB",
  service: "Air, Water",
  material: "EPDM",
  tube: "EPDM",
  pressure: 300,
  temperature: "-40 to 190 °F",
  smallest: 0.25,
  largest: 1,
  factor: 1.25,
  ends: ["pipe", "quick", "none"],
  unspsc: "40142002",
  use: "EPDM over spiral yarn: lies flat in the cold, stands hot pipe and welding spatter, and does not kink.",
  caution: "EPDM swells in oil; use nitrile downstream of a lubricator.",
} as const;

const pvcAir = {
  ...rubberAir,
  name: "PVC Air Hose",
  short: "HOSE PVC",
  material: "PVC",
  tube: "PVC",
  temperature: "14 to 150 °F",
  largest: 0.75,
  factor: 0.7,
  use: "Light PVC for tools that are carried about indoors.",
  caution: "Stiff below freezing; not for hot compressor discharge.",
} as const;

const hybridAir = {
  ...rubberAir,
  name: "Hybrid Air Hose",
  short: "HOSE HYB",
  material: "Hybrid Polymer",
  tube: "Hybrid Polymer",
  temperature: "-22 to 150 °F",
  largest: 0.5,
  factor: 0.95,
  use: "A PVC and rubber blend that weighs a third less than rubber and stays limp in the cold.",
  caution: "Softer cover than rubber: keep it off hot exhaust and sharp edges.",
} as const;

const oilAir = {
  ...rubberAir,
  name: "Oil-Resistant Air Hose",
  short: "HOSE NBR",
  service: "Air, Oil Mist, Water",
  material: "Nitrile Rubber",
  tube: "Nitrile Rubber",
  temperature: "-20 to 200 °F",
  largest: 1,
  factor: 1.7,
  use: "Nitrile tube and cover for air with oil mist, paint shops and engine rooms.",
  caution: "Not for gasoline or hydraulic pressure.",
} as const;

const water = {
  ...rubberAir,
  name: "Rubber Water Hose",
  short: "HOSE WTR",
  service: "Water",
  pressure: 200,
  temperature: "-25 to 200 °F",
  smallest: 0.5,
  largest: 1.5,
  factor: 1.1,
  ends: ["garden", "pipe", "none"],
  unspsc: "40142008",
  use: "Contractor-grade rubber for wash-down, curing concrete and filling tanks.",
  caution: "Not rated for drinking water or steam.",
} as const;

const drinking = {
  ...water,
  name: "Drinking Water Hose",
  short: "HOSE POT",
  service: "Drinking Water",
  material: "PVC",
  tube: "FDA Polymer",
  pressure: 150,
  temperature: "35 to 130 °F",
  largest: 1,
  factor: 1.5,
  use: "Tube to NSF/ANSI 61, for filling fresh-water tanks and temporary drinking water.",
  caution: "Flush before use and drain before frost.",
} as const;

const washDown = {
  ...water,
  name: "Hot Wash-Down Hose",
  short: "HOSE WASH",
  service: "Hot Water",
  material: "Nitrile Rubber",
  tube: "Nitrile Rubber",
  pressure: 300,
  temperature: "-20 to 212 °F",
  largest: 1,
  factor: 2.3,
  ends: ["pipe", "garden"],
  use: "Non-marking cover and fat-resistant tube for dairies, breweries and meat plants.",
  caution: "212 °F water only; steam needs steam hose.",
} as const;

/** The commonest first; every entry is one compound in one color. */
export const hoseCompounds: readonly HoseCompound[] = [
  { ...rubberAir, color: "Red", mark: "RAR" },
  { ...water, color: "Black", mark: "WTK" },
  { ...pvcAir, color: "Blue", mark: "PAB" },
  { ...hybridAir, color: "Gray", mark: "HYG" },
  { ...rubberAir, color: "Black", mark: "RAK" },
  { ...water, color: "Red", mark: "WTR" },
  { ...oilAir, color: "Black", mark: "NAK" },
  { ...drinking, color: "White", mark: "DWW" },
  { ...pvcAir, color: "Red", mark: "PAR" },
  { ...washDown, color: "White", mark: "WDW" },
  { ...hybridAir, color: "Orange", mark: "HYO" },
  { ...rubberAir, color: "Yellow", mark: "RAY" },
  { ...oilAir, color: "Red", mark: "NAR" },
  { ...hybridAir, color: "Green", mark: "HYN" },
  { ...water, color: "Green", mark: "WTG" },
  { ...drinking, color: "Blue", mark: "DWB" },
  { ...pvcAir, color: "Yellow", mark: "PAY" },
  { ...rubberAir, color: "Blue", mark: "RAB" },
  { ...washDown, color: "Blue", mark: "WDB" },
  { ...oilAir, color: "Blue", mark: "NAB" },
  { ...hybridAir, color: "Blue", mark: "HYB" },
  { ...pvcAir, color: "Orange", mark: "PAO" },
  { ...rubberAir, color: "Green", mark: "RAG" },
];

export const hoseEnds = [
  {
    name: "MNPT x MNPT",
    short: "MXM",
    mark: "M",
    kind: "pipe",
    worth: 6,
    use: "Crimped brass ferrules with male pipe threads at both ends.",
  },
  {
    name: "GHT Male x Female",
    short: "GHT",
    mark: "G",
    kind: "garden",
    worth: 7,
    use: "Machined brass garden-hose couplings, 3/4-11.5 GHT.",
  },
  {
    name: "Coupler x Plug",
    short: "QD",
    mark: "Q",
    kind: "quick",
    worth: 14,
    use: "Industrial coupler and plug fitted, ready for the drop.",
  },
  { name: "No Fittings", short: "BULK", mark: "N", kind: "none", worth: 0, use: "Plain ends, for your own fittings." },
  {
    name: "FNPT Swivel x MNPT",
    short: "SWIVEL",
    mark: "S",
    kind: "pipe",
    worth: 11,
    use: "One end swivels, so that the hose does not wind up on the tool.",
  },
] as const;
