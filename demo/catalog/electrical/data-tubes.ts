import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";

const columns = {
  code: text,
  shape: oneOf(["T8", "T5", "T5HO", "T12"]),
  length: number,
  wattage: number,
  lumens: number,
  base: text,
  price: number,
};

const wirings = ["Type B", "Type A", "Type A+B"] as const;

export const ledTubes = readCsv("electrical/tubes/led.csv", columns).flatMap((tube) =>
  wirings.map((wiring) => ({
    ...tube,
    isLed: true,
    wiring,
    price: tube.price * (wiring === "Type A+B" ? 1.25 : 1),
  })),
);

export const fluorescentTubes = readCsv("electrical/tubes/fluorescent.csv", columns).map((tube) => ({
  ...tube,
  isLed: false,
  wiring: "Fluorescent Ballast",
}));

export type Tube = (typeof ledTubes)[number] | (typeof fluorescentTubes)[number];
