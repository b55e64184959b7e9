import { type FittingMaterial, fittingMaterials } from "./data-fitting-materials.ts";
import { interleave } from "../kit/interleave.ts";

interface FittingShape {
  readonly name: string;
  readonly short: string;
  readonly mark: string;
  readonly connection: string;
  readonly factor: number;
  readonly unspsc: string;
  readonly use: string;
  readonly isReducing: boolean;
  readonly onlyReducesOnce?: boolean;
  readonly measure?: "elbow90" | "elbow45" | "coupling";
  readonly caution?: string;
}

export interface FittingKind {
  readonly material: FittingMaterial;
  readonly shape: FittingShape;
}

const plain = { connection: "FNPT x FNPT", isReducing: false } as const;

const shapes: readonly FittingShape[] = [
  {
    ...plain,
    name: "90 Degree Elbow",
    short: "ELBOW 90",
    mark: "L9",
    factor: 1,
    unspsc: "40172800",
    measure: "elbow90",
    use: "Turns the line through a right angle.",
  },
  {
    ...plain,
    name: "Tee",
    short: "TEE",
    mark: "T",
    connection: "FNPT x FNPT x FNPT",
    factor: 1.35,
    unspsc: "40141700",
    measure: "elbow90",
    use: "Takes a branch of the same size off a run.",
  },
  {
    ...plain,
    name: "Coupling",
    short: "CPLG",
    mark: "C",
    factor: 0.95,
    unspsc: "40172600",
    measure: "coupling",
    use: "Joins two pipes of the same size in line.",
  },
  {
    ...plain,
    name: "Hex Bushing",
    short: "BUSHING",
    mark: "HB",
    connection: "MNPT x FNPT",
    factor: 0.7,
    unspsc: "40172300",
    isReducing: true,
    use: "Screws into a larger fitting and takes a smaller pipe.",
  },
  {
    ...plain,
    name: "Union",
    short: "UNION",
    mark: "U",
    factor: 2.6,
    unspsc: "40141700",
    use: "Lets a line be opened without turning the pipe.",
    caution: "The ground joint needs no gasket, but both halves must stay together as a pair.",
  },
  {
    ...plain,
    name: "Square Head Plug",
    short: "PLUG",
    mark: "P",
    connection: "MNPT",
    factor: 0.5,
    unspsc: "40173500",
    use: "Closes a female end.",
  },
  {
    ...plain,
    name: "Cap",
    short: "CAP",
    mark: "K",
    connection: "FNPT",
    factor: 0.6,
    unspsc: "40172400",
    use: "Closes the end of a pipe.",
  },
  {
    ...plain,
    name: "Reducing Coupling",
    short: "RED CPLG",
    mark: "RC",
    factor: 1.15,
    unspsc: "40173600",
    isReducing: true,
    use: "Joins two pipes of different size in line.",
  },
  {
    ...plain,
    name: "Street Elbow",
    short: "ST ELBOW",
    mark: "SL",
    connection: "MNPT x FNPT",
    factor: 1.2,
    unspsc: "40172800",
    use: "Turns a right angle straight out of another fitting, without a nipple between.",
  },
  {
    ...plain,
    name: "45 Degree Elbow",
    short: "ELBOW 45",
    mark: "L4",
    factor: 1.15,
    unspsc: "40172800",
    measure: "elbow45",
    use: "Turns the line through half a right angle, for offsets.",
  },
  {
    ...plain,
    name: "Reducing Tee",
    short: "RED TEE",
    mark: "RT",
    connection: "FNPT x FNPT x FNPT",
    factor: 1.6,
    unspsc: "40141700",
    isReducing: true,
    use: "Takes a smaller branch off a run.",
  },
  {
    ...plain,
    name: "Reducing Elbow",
    short: "RED ELBOW",
    mark: "RL",
    factor: 1.3,
    unspsc: "40172800",
    isReducing: true,
    onlyReducesOnce: true,
    use: "Turns a right angle and steps down one size.",
  },
  {
    ...plain,
    name: "Cross",
    short: "CROSS",
    mark: "X",
    connection: "FNPT x FNPT x FNPT x FNPT",
    factor: 2.3,
    unspsc: "40172700",
    measure: "elbow90",
    use: "Takes two branches off a run at one point.",
  },
];

/** Every shelf comes round early: the shapes of one material, then of the next, dealt out in turn. */
export const fittingKinds: readonly FittingKind[] = interleave(
  fittingMaterials.map((material) => shapes.map((shape) => ({ material, shape }))),
);
