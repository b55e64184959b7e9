import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const classes = readCsv("flow/stick-electrode/classes.csv", {
  kind: text,
  category: text,
  standard: text,
  smallest: number,
  largest: number,
  perPound: number,
  color: text,
  aws: text,
  current: text,
  use: text,
});

/** Core diameter with rod length in inches and the usual current in amperes. */
const rods = readCsv("flow/stick-electrode/rods.csv", { diameter: number, length: number, amps: text });

export const stickElectrodes = defineClass("stick-electrode", {
  axes: { alloy: classes, rod: rods, pounds: [5, 10, 1, 50, 20] },
  allows: ({ alloy, rod, pounds }) => {
    if (rod.diameter < alloy.smallest || rod.diameter > alloy.largest) return false;
    if (alloy.perPound > 12) return pounds <= 10;
    return pounds !== 1 || rod.diameter <= 0.16;
  },
  describe: ({ alloy, rod, pounds }, brand) => {
    const size = inchFraction(rod.diameter);
    const packaging = pounds >= 50 ? "Hermetic Can" : pounds >= 10 ? "Carton" : "Tube";
    const perPound =
      alloy.perPound *
      (1 + Math.max(0, 0.125 - rod.diameter) * 4) *
      { 1: 1.9, 5: 1.25, 10: 1.12, 20: 1.05, 50: 1 }[pounds];
    return {
      name: `Stick Electrode, ${alloy.aws}, ${alloy.kind}, ${size} in x ${rod.length} in, ${pounds} lb`,
      shortName: `ELECTRODE ${alloy.aws.toUpperCase()} ${size}X${rod.length} ${pounds}LB`,
      description:
        `${alloy.use} Runs at ${rod.amps} amperes on ${alloy.current}, to ${alloy.standard}. ` +
        (alloy.category === "WLD-STICK-LOWH"
          ? "Once the seal is broken keep it in a rod oven at 250 to 300 °F; damp rods crack the weld."
          : alloy.category === "WLD-STICK-IRON"
            ? "Weld in one-inch beads, peen each while hot, and let the casting cool slowly."
            : "Store dry; a flaking coat means that it has been wet."),
      partNumber: partNumberOf(
        brand,
        alloy.aws.replaceAll("-", ""),
        String(Math.round(rod.diameter * 1_000)).padStart(3, "0"),
        `${pounds}LB`,
      ),
      attributes: {
        awsClass: alloy.aws,
        diameter: rod.diameter,
        length: rod.length,
        netWeight: pounds,
        electrodeKind: alloy.kind,
        current: alloy.current,
        amperage: `${rod.amps} A`,
        color: alloy.color,
        packaging,
        standard: alloy.standard,
      },
      category: alloy.category,
      family: `Stick Electrodes, ${alloy.aws}`,
      price: makerPrice(brand, perPound * pounds + 2),
      unit: "EA",
      sameAs: `stick electrode ${alloy.aws} ${size} ${pounds}`,
      documents: ["sds"],
    };
  },
});
