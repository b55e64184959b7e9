import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

/** ASHRAE 34 safety group, global warming potential (AR4) and the cylinder color that the trade expects. */
const gases = readCsv("flow/refrigerant/gases.csv", {
  name: text,
  group: text,
  gwp: number,
  pounds: list(number),
  color: text,
  perPound: number,
  kind: text,
  use: text,
  caution: text,
});

const cylinders = ["One-Trip", "Refillable"] as const;

export const refrigerants = defineClass("refrigerant", {
  axes: { gas: gases, pounds: [25, 30, 20, 24, 10, 100, 12, 5, 125, 115, 110], cylinder: cylinders },
  allows: ({ gas, pounds, cylinder }) => {
    if (!(gas.pounds as readonly number[]).includes(pounds)) return false;
    return cylinder === "Refillable" ? pounds >= 20 : pounds <= 30;
  },
  describe: ({ gas, pounds, cylinder }, brand) => {
    const worth = gas.perPound * pounds * (pounds >= 100 ? 0.86 : 1) + (cylinder === "Refillable" ? 65 : 12);
    return {
      name: `Refrigerant, ${gas.name}, ${pounds} lb ${cylinder} Cylinder, Safety Group ${gas.group}`,
      shortName: `REFRIG ${gas.name.toUpperCase()} ${pounds}LB ${cylinder === "Refillable" ? "REFILL" : "1TRIP"}`,
      description:
        `${gas.use} ${gas.caution} Global warming potential ${gas.gwp.toLocaleString("en-US")}, AHRI 700 purity. ` +
        "Sold to technicians certified under EPA Section 608; venting is against the law.",
      partNumber: partNumberOf(
        brand,
        gas.name.replace("-", "").toUpperCase(),
        pounds,
        cylinder === "Refillable" ? "RF" : "",
      ),
      attributes: {
        refrigerant: gas.name,
        netWeight: pounds,
        refrigerantType: gas.kind,
        safetyGroup: gas.group,
        warmingPotential: gas.gwp,
        cylinder,
        color: gas.color,
        standard: "AHRI 700, ASHRAE 34",
      },
      category: "HVA-REFRIG",
      family: `Refrigerants, ${gas.name}`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: `refrigerant ${gas.name} ${pounds} ${cylinder}`,
      restrictions: gas.gwp > 2_200 ? ["REFRIGERANT-HFC"] : [],
      documents: ["sds"],
    };
  },
});
