import { interleave } from "../kit/interleave.ts";

interface TubeSystem {
  readonly name: string;
  readonly short: string;
  readonly mark: string;
  /** What an end is called. */
  readonly end: string;
  readonly material: string;
  readonly pressure: number;
  readonly smallest: number;
  readonly largest: number;
  readonly factor: number;
  readonly standard: string;
  readonly category: string;
  readonly unspsc: string;
  readonly use: string;
  readonly caution: string;
}

interface TubeShape {
  readonly name: string;
  readonly short: string;
  readonly mark: string;
  readonly factor: number;
  readonly isReducing: boolean;
  readonly connection: (end: string) => string;
  readonly use: string;
}

export interface TubeKind {
  readonly system: TubeSystem;
  readonly shape: TubeShape;
}

const systems: readonly TubeSystem[] = [
  {
    name: "Solder",
    short: "CU",
    mark: "CS",
    end: "Cup",
    material: "Copper",
    pressure: 400,
    smallest: 0.25,
    largest: 3,
    factor: 1.5,
    standard: "ASME B16.22",
    category: "PLB-TUBE-SOLDER",
    unspsc: "40172521",
    use: "Wrot copper for soldered or brazed joints in water, heating and condensate lines.",
    caution: "Clean both faces bright and use lead-free solder on drinking water.",
  },
  {
    name: "Press",
    short: "PRESS",
    mark: "CP",
    end: "Press",
    material: "Copper",
    pressure: 200,
    smallest: 0.5,
    largest: 2,
    factor: 5.2,
    standard: "ASME B16.51",
    category: "PLB-TUBE-PRESS",
    unspsc: "40172521",
    use: "An EPDM ring in each cup seals as the jaws close: no flame, and the line may be wet.",
    caution: "Deburr the tube, or it cuts the ring.",
  },
  {
    name: "PEX Crimp",
    short: "PEX",
    mark: "XC",
    end: "Barb",
    material: "Lead-Free Brass",
    pressure: 160,
    smallest: 0.375,
    largest: 1,
    factor: 2.2,
    standard: "ASTM F1807",
    category: "PLB-TUBE-PEX",
    unspsc: "40141719",
    use: "Barbed lead-free brass for PEX with copper crimp rings or stainless clamps.",
    caution: "Check every ring with a go/no-go gauge.",
  },
  {
    name: "Push-Fit",
    short: "PUSH",
    mark: "PF",
    end: "Push",
    material: "Lead-Free Brass",
    pressure: 200,
    smallest: 0.25,
    largest: 2,
    factor: 6.5,
    standard: "ASSE 1061",
    category: "PLB-TUBE-PUSH",
    unspsc: "40141719",
    use: "Stainless teeth grip and an EPDM ring seals copper, PEX and CPVC alike; a collar lets go again.",
    caution: "PEX needs the stiffener that comes inside; leave it out for copper.",
  },
  {
    name: "PEX Expansion",
    short: "PEXEXP",
    mark: "XE",
    end: "Expansion",
    material: "Lead-Free Brass",
    pressure: 160,
    smallest: 0.5,
    largest: 2,
    factor: 2.6,
    standard: "ASTM F1960",
    category: "PLB-TUBE-PEX",
    unspsc: "40141719",
    use: "PEX-A tube is widened with its ring, and shrinks on the fitting with nearly the full bore.",
    caution: "For PEX-A only; below 40 °F wait for the tube to shrink before testing.",
  },
];

const both = (end: string) => `${end} x ${end}`;

const shapes: readonly TubeShape[] = [
  {
    name: "90 Degree Elbow",
    short: "ELBOW 90",
    mark: "L9",
    factor: 1,
    isReducing: false,
    connection: both,
    use: "Turns the line through a right angle.",
  },
  {
    name: "Coupling",
    short: "CPLG",
    mark: "CO",
    factor: 0.62,
    isReducing: false,
    connection: both,
    use: "Joins two tubes in line.",
  },
  {
    name: "Tee",
    short: "TEE",
    mark: "TE",
    factor: 1.7,
    isReducing: false,
    connection: (end) => `${end} x ${end} x ${end}`,
    use: "Takes a branch off a run.",
  },
  {
    name: "Male Adapter",
    short: "MALE ADPT",
    mark: "MA",
    factor: 1.5,
    isReducing: false,
    connection: (end) => `${end} x MNPT`,
    use: "Goes from tube to a female pipe thread.",
  },
  {
    name: "Reducing Coupling",
    short: "RED CPLG",
    mark: "RC",
    factor: 0.95,
    isReducing: true,
    connection: both,
    use: "Steps the line down in size.",
  },
  {
    name: "Cap",
    short: "CAP",
    mark: "CA",
    factor: 0.5,
    isReducing: false,
    connection: (end) => end,
    use: "Closes the end of a tube.",
  },
  {
    name: "Female Adapter",
    short: "FEM ADPT",
    mark: "FA",
    factor: 1.7,
    isReducing: false,
    connection: (end) => `${end} x FNPT`,
    use: "Goes from tube to a male pipe thread.",
  },
  {
    name: "45 Degree Elbow",
    short: "ELBOW 45",
    mark: "L4",
    factor: 1.1,
    isReducing: false,
    connection: both,
    use: "Turns the line through half a right angle.",
  },
  {
    name: "Reducing Tee",
    short: "RED TEE",
    mark: "RT",
    factor: 2.1,
    isReducing: true,
    connection: (end) => `${end} x ${end} x ${end}`,
    use: "Takes a smaller branch off a run.",
  },
  {
    name: "Drop-Ear Elbow",
    short: "DROP EAR",
    mark: "DE",
    factor: 2.3,
    isReducing: false,
    connection: (end) => `${end} x FNPT`,
    use: "Screws to the framing and holds a shower arm or a hose bibb.",
  },
];

/** One of every system in turn, so that each shelf is served early. */
export const tubeKinds: readonly TubeKind[] = interleave(
  systems.map((system) => shapes.map((shape) => ({ system, shape }))),
);
