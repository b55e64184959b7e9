import { defineClass } from "../kit/item-class.ts";
import { makerNumber, makerPrice } from "./makers.ts";

/** ASHRAE 34 safety group, global warming potential (AR4) and the cylinder color that the trade expects. */
const gases = [
  {
    name: "R-410A",
    group: "A1",
    gwp: 2_088,
    pounds: [25, 10, 100],
    color: "Pink",
    perPound: 15,
    kind: "HFC Blend",
    use: "For air conditioners and heat pumps made before 2025.",
    caution: "Runs at about 1.6 times the pressure of R-22: use gauges rated for it, and charge as liquid.",
  },
  {
    name: "R-134a",
    group: "A1",
    gwp: 1_430,
    pounds: [30, 12, 5, 125],
    color: "Light Blue",
    perPound: 11,
    kind: "HFC",
    use: "For chillers, vehicle air conditioning and medium-temperature cases.",
    caution: "Needs ester or PAG oil.",
  },
  {
    name: "R-404A",
    group: "A1",
    gwp: 3_922,
    pounds: [24, 100],
    color: "Orange",
    perPound: 14,
    kind: "HFC Blend",
    use: "For supermarket and low-temperature systems already in service.",
    caution: "Its warming potential is among the highest: not for new equipment.",
  },
  {
    name: "R-454B",
    group: "A2L",
    gwp: 466,
    pounds: [20, 10],
    color: "Gray",
    perPound: 24,
    kind: "HFC/HFO Blend",
    use: "For the air conditioners that replaced R-410A.",
    caution: "Mildly flammable: left-hand thread valve, A2L-rated recovery machine.",
  },
  {
    name: "R-407C",
    group: "A1",
    gwp: 1_774,
    pounds: [25, 115],
    color: "Brown",
    perPound: 13,
    kind: "HFC Blend",
    use: "Stands in for R-22 after a change to ester oil.",
    caution: "Charge as liquid: the blend parts when drawn as vapor.",
  },
  {
    name: "R-448A",
    group: "A1",
    gwp: 1_387,
    pounds: [25, 100],
    color: "Gray",
    perPound: 21,
    kind: "HFC/HFO Blend",
    use: "Replaces R-404A at a third of the warming potential.",
    caution: "Check the expansion valve: superheat shifts by a few degrees.",
  },
  {
    name: "R-32",
    group: "A2L",
    gwp: 675,
    pounds: [20, 10],
    color: "Gray",
    perPound: 19,
    kind: "HFC",
    use: "For ductless and packaged units designed for it.",
    caution: "Mildly flammable: never a drop-in for R-410A.",
  },
  {
    name: "R-438A",
    group: "A1",
    gwp: 2_265,
    pounds: [25],
    color: "Gray",
    perPound: 20,
    kind: "HFC Blend",
    use: "Retrofits R-22 systems, mostly with the oil that is in them.",
    caution: "Weigh it in, and replace the seals.",
  },
  {
    name: "R-513A",
    group: "A1",
    gwp: 631,
    pounds: [25, 110],
    color: "Light Blue",
    perPound: 23,
    kind: "HFC/HFO Blend",
    use: "Replaces R-134a in chillers with little loss of capacity.",
    caution: "Needs ester oil.",
  },
] as const;

const cylinders = ["One-Trip", "Refillable"] as const;

export const refrigerants = defineClass({
  code: "refrigerant",
  name: "Refrigerants",
  unspsc: "24131513",
  drawing: "refrigerant",
  weight: 0.5,
  brands: ["farradine", "airelow", "ventmoor", "halcomb"],
  attributes: [
    { code: "refrigerant", name: "Refrigerant", type: "text", isFacet: true, isColumn: true },
    { code: "netWeight", name: "Net Weight", type: "number", unit: "lb", isFacet: true, isColumn: true },
    { code: "refrigerantType", name: "Type", type: "text", isFacet: true },
    { code: "safetyGroup", name: "Safety Group", type: "text", isFacet: true, isColumn: true },
    { code: "warmingPotential", name: "Global Warming Potential", type: "number", isColumn: true },
    { code: "cylinder", name: "Cylinder", type: "text", isFacet: true, isColumn: true },
    { code: "color", name: "Band Color", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
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
      partNumber: makerNumber(brand, gas.name.replace("-", "").toUpperCase(), [
        pounds,
        cylinder === "Refillable" ? "RF" : "",
      ]),
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
