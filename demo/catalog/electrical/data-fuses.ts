import { inchFraction } from "@capstan/platform/fraction";
import { type RowOf, number, readCsv } from "../../kit/read-data.ts";

export interface FuseRow {
  readonly fuseClass: string;
  readonly mark: string;
  readonly amperage: number;
  /** 6-1/4, not 6.25: that is how fuses are marked. */
  readonly ampText: string;
  readonly voltage: number;
  readonly speed: "Time Delay" | "Fast Acting";
  readonly interruptingRating: number;
  readonly diameter: number;
  readonly length: number;
  readonly terminals: "Ferrule" | "Blade";
  readonly standard: string;
  readonly price: number;
}

type Kind = Omit<FuseRow, "amperage" | "ampText" | "diameter" | "length" | "terminals" | "price">;

const bodyColumns = { upTo: number, diameter: number, length: number, price: number };
type Body = RowOf<typeof bodyColumns>;

/** The bodies grow in steps: UL 248 fixes diameter and length for each range of amperes. */
function fusesOf(kind: Kind, ratings: readonly number[], bodies: readonly Body[]): readonly FuseRow[] {
  return ratings.flatMap((amperage) => {
    const body = bodies.find(({ upTo }) => amperage <= upTo);
    if (!body) return [];
    const { diameter, length, price } = body;
    const terminals = amperage > 60 ? "Blade" : "Ferrule";
    return [{ ...kind, amperage, ampText: ampText(amperage), diameter, length, terminals, price }];
  });
}

/** Amperes below one come in tenths, or in fractions where those are the rule. */
function ampText(amperage: number): string {
  const isTenth = Math.abs(amperage * 10 - Math.round(amperage * 10)) < 1e-9;
  return isTenth && (amperage * 10) % 5 !== 0 ? String(amperage) : inchFraction(amperage);
}

const motorRatings = [
  30, 20, 15, 10, 5, 60, 100, 2, 1, 6, 40, 50, 25, 3, 4, 200, 70, 80, 35, 45, 8, 12, 17.5, 90, 110, 125, 150, 175, 225,
  250, 300, 400, 350, 450, 500, 600,
];
const smallRatings = [
  10, 5, 15, 20, 30, 2, 1, 3, 6, 25, 4, 0.5, 8, 12, 7, 9, 0.25, 0.3, 0.6, 0.8, 1.5, 2.5, 3.5, 4.5, 6.25, 7.5, 0.1, 0.2,
];
const glassRatings = [1, 2, 5, 10, 3, 0.5, 4, 8, 15, 20, 0.25, 1.5, 2.5, 6.25, 7, 7.5, 0.75, 0.1, 0.3, 0.6, 12, 25, 30];
const metricRatings = [
  1, 2, 5, 10, 3.15, 0.5, 6.3, 4, 1.6, 2.5, 0.25, 8, 0.8, 1.25, 0.315, 0.63, 0.2, 0.1, 0.125, 0.16, 0.4, 12.5,
];

const rBodies250 = readCsv("electrical/fuses/r-bodies-250.csv", bodyColumns);
const rBodies600 = readCsv("electrical/fuses/r-bodies-600.csv", bodyColumns);
const jBodies = readCsv("electrical/fuses/j-bodies.csv", bodyColumns);

const timeDelay = "Time Delay";
const fastActing = "Fast Acting";

export const classCcFuses = fusesOf(
  { fuseClass: "Class CC", mark: "CC", voltage: 600, speed: timeDelay, interruptingRating: 200, standard: "UL 248-4" },
  smallRatings,
  [{ upTo: 30, diameter: 0.4063, length: 1.5, price: 11.4 }],
);

export const powerFuses = [
  ...fusesOf(
    { fuseClass: "Class J", mark: "J", voltage: 600, speed: timeDelay, interruptingRating: 300, standard: "UL 248-8" },
    motorRatings,
    jBodies,
  ),
  ...[250, 600].flatMap((voltage) =>
    fusesOf(
      {
        fuseClass: "Class RK5",
        mark: "RK5",
        voltage,
        speed: timeDelay,
        interruptingRating: 200,
        standard: "UL 248-12",
      },
      motorRatings,
      voltage === 250 ? rBodies250 : rBodies600,
    ),
  ),
  ...[250, 600].flatMap((voltage) =>
    fusesOf(
      {
        fuseClass: "Class RK1",
        mark: "RK1",
        voltage,
        speed: timeDelay,
        interruptingRating: 300,
        standard: "UL 248-12",
      },
      motorRatings,
      (voltage === 250 ? rBodies250 : rBodies600).map((body) => ({ ...body, price: body.price * 1.9 })),
    ),
  ),
];

export const midgetFuses = [
  ...fusesOf(
    { fuseClass: "Midget", mark: "MG", voltage: 250, speed: timeDelay, interruptingRating: 10, standard: "UL 248-14" },
    smallRatings,
    [{ upTo: 30, diameter: 0.4063, length: 1.5, price: 4.9 }],
  ),
  ...fusesOf(
    {
      fuseClass: "Midget",
      mark: "MG",
      voltage: 600,
      speed: fastActing,
      interruptingRating: 100,
      standard: "UL 248-14",
    },
    smallRatings,
    [{ upTo: 30, diameter: 0.4063, length: 1.5, price: 8.2 }],
  ),
];

export const glassFuses = [fastActing, timeDelay].flatMap((speed) => [
  ...fusesOf(
    {
      fuseClass: "Glass 1/4 x 1-1/4",
      mark: "G3",
      voltage: 250,
      speed: speed === fastActing ? fastActing : timeDelay,
      interruptingRating: 10,
      standard: "UL 248-14",
    },
    glassRatings,
    [{ upTo: 10, diameter: 0.25, length: 1.25, price: 1.15 }],
  ),
  ...fusesOf(
    {
      fuseClass: "Glass 5 x 20 mm",
      mark: "G5",
      voltage: 250,
      speed: speed === fastActing ? fastActing : timeDelay,
      interruptingRating: 0.035,
      standard: "IEC 60127-2",
    },
    metricRatings,
    [{ upTo: 10, diameter: 0.1969, length: 0.7874, price: 1.05 }],
  ),
]);

export const ceramicFuses = [fastActing, timeDelay].flatMap((speed) =>
  fusesOf(
    {
      fuseClass: "Ceramic 1/4 x 1-1/4",
      mark: "C3",
      voltage: 250,
      speed: speed === fastActing ? fastActing : timeDelay,
      interruptingRating: 10,
      standard: "UL 248-14",
    },
    glassRatings,
    [{ upTo: 30, diameter: 0.25, length: 1.25, price: 1.7 }],
  ),
);
