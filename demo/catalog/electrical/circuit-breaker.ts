import { list, number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const frames = readCsv("electrical/circuit-breaker/frames.csv", {
  mounting: oneOf(["Plug-On", "Bolt-On", "DIN Rail", "Molded Case"]),
  mark: text,
  voltage: text,
  poles: list(number),
  from: number,
  upTo: number,
  interrupting: list(number),
  polePrice: number,
  use: text,
  standard: text,
});
type Frame = (typeof frames)[number];

const ratings = [
  20, 15, 30, 60, 40, 50, 100, 25, 35, 70, 80, 90, 10, 5, 45, 125, 16, 32, 63, 150, 200, 2, 1, 6, 3, 4, 175, 225, 250,
  110, 0.5, 8, 13,
] as const;
const railRatings: ReadonlySet<number> = new Set([
  0.5, 1, 2, 3, 4, 5, 6, 8, 10, 13, 15, 16, 20, 25, 30, 32, 35, 40, 50, 60, 63,
]);
const onRailOnly: ReadonlySet<number> = new Set([0.5, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 32, 63]);

const functions = [
  { name: "Standard", mark: "", add: 0 },
  { name: "HACR", mark: "H", add: 2 },
  { name: "GFCI", mark: "GF", add: 58 },
  { name: "AFCI", mark: "AF", add: 47 },
  { name: "Shunt Trip", mark: "ST", add: 74 },
] as const;

const notes: Readonly<Record<string, string>> = {
  Standard: "Reset it by pushing the handle fully off, then on.",
  HACR: "Marked HACR for heating, air-conditioning and refrigeration equipment that calls for such a breaker.",
  GFCI: "Opens on 5 mA of ground-fault current to protect people; test it monthly with the button.",
  AFCI: "Listens for the signature of an arc in worn cords and wiring, as NEC 210.12 asks in dwellings.",
  "Shunt Trip": "A 120 V coil opens it from afar: for kitchen hoods, emergency stops and elevator machine rooms.",
};

export const circuitBreakers = defineClass("circuit-breaker", {
  axes: { frame: frames, function: functions, poles: [1, 2, 3], interrupting: [10, 22, 65, 25, 35], amperage: ratings },
  additions: [
    {
      makers: 2,
      axes: { function: functions.filter(({ name }) => name === "Standard"), poles: [2, 3], interrupting: [10] },
    },
    { makers: 1, axes: { function: functions.filter(({ name }) => name === "GFCI"), poles: [2], interrupting: [10] } },
  ],
  allows: ({ frame, function: kind, poles, interrupting, amperage }) => {
    if (!frame.poles.includes(poles) || !frame.interrupting.includes(interrupting)) return false;
    if (amperage < frame.from || amperage > frame.upTo) return false;
    if (frame.mounting === "DIN Rail" ? !railRatings.has(amperage) : onRailOnly.has(amperage)) return false;
    if (kind.name === "Standard") return frame.mounting !== "Plug-On" || poles === 2 || amperage <= 70;
    if (kind.name === "AFCI")
      return frame.mounting !== "DIN Rail" && frame.mounting !== "Molded Case" && amperage <= 20 && poles < 3;
    if (kind.name === "GFCI")
      return frame.mounting !== "DIN Rail" && frame.mounting !== "Molded Case" && amperage <= 60 && poles < 3;
    if (kind.name === "HACR") return frame.mounting === "Plug-On" || frame.mounting === "Bolt-On";
    return frame.mounting === "Bolt-On" || frame.mounting === "Molded Case";
  },
  describe: ({ frame, function: kind, poles, interrupting, amperage }, brand) => {
    const special = kind.name === "Standard" ? "" : `${kind.name}, `;
    return {
      name: `Circuit Breaker, ${frame.mounting}, ${special}${poles} Pole, ${amperage} A, ${frame.voltage} V, ${interrupting} kA`,
      shortName: `BREAKER ${frame.mark} ${kind.mark} ${poles}P ${amperage}A ${interrupting}KA`.replace("  ", " "),
      description:
        `${frame.use} ${notes[kind.name]} ` +
        `Interrupts ${interrupting},000 A at ${frame.voltage} V; check that this covers the fault current at the panel, and that the panel's label lists the breaker.`,
      partNumber: partNumberOf(
        brand,
        `${frame.mark}${poles}${kind.mark}`,
        String(amperage).padStart(3, "0"),
        interrupting,
      ),
      attributes: {
        mounting: frame.mounting,
        poles,
        amperage,
        voltage: `${frame.voltage} V`,
        interruptingRating: interrupting,
        function: kind.name,
        width: widthOf(frame, poles),
        standard: frame.standard,
      },
      category: "ELE-BREAKER",
      family: `Circuit Breakers, ${frame.mounting}, ${special}${poles} Pole, ${interrupting} kA`,
      price: makerPrice(brand, priceOf(frame, poles, interrupting, amperage) + kind.add),
      unit: "EA",
      sameAs: `circuit breaker ${frame.mounting} ${kind.name} ${poles}P ${amperage} A ${frame.voltage} ${interrupting} kA`,
      documents: ["datasheet"],
    };
  },
});

/** Plug-on and bolt-on poles are an inch wide, rail poles 17.5 mm. */
function widthOf({ mounting }: Frame, poles: number): number {
  if (mounting === "DIN Rail") return Math.round(poles * 0.689 * 1000) / 1000;
  return mounting === "Molded Case" ? (poles === 3 ? 4.13 : 2.75) : poles;
}

function priceOf({ polePrice, upTo }: Frame, poles: number, interrupting: number, amperage: number): number {
  const size = 1 + Math.max(0, amperage - upTo * 0.25) / upTo;
  const strength = interrupting >= 65 ? 2.1 : interrupting >= 22 ? 1.35 : 1;
  return polePrice * poles ** 1.15 * size * strength;
}
