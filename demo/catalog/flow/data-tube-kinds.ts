import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";

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

const systems = readCsv("flow/tube-kinds/systems.csv", {
  name: text,
  short: text,
  mark: text,
  /** What an end is called. */
  end: text,
  material: text,
  pressure: number,
  smallest: number,
  largest: number,
  factor: number,
  standard: text,
  category: text,
  unspsc: text,
  use: text,
  caution: text,
});
type TubeSystem = (typeof systems)[number];

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

/** One of every system in turn, so that each category is served early. */
export const tubeKinds: readonly TubeKind[] = interleave(
  systems.map((system) => shapes.map((shape) => ({ system, shape }))),
);
