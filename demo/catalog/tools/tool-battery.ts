import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { housingColor } from "./cordless-drill.ts";
import { batteryIdentity, batteryPrice } from "./cordless-kits.ts";
import { digits } from "./format-size.ts";

/** The marked voltage is that of a fresh pack; the nominal one, 3.6 V a cell, gives the watt-hours. */
const platforms = [
  { voltage: 20, nominal: 18, cells: 5 },
  { voltage: 12, nominal: 10.8, cells: 3 },
  { voltage: 40, nominal: 36, cells: 10 },
] as const;

const minutesPerAmpHour = 15;

export const toolBatteries = defineClass("tool-battery", {
  axes: { platform: platforms, ampHours: [4, 2, 5, 6, 3, 8, 2.5, 1.5, 9, 12], pieces: [1, 2] },
  allows: ({ platform, ampHours }) => {
    if (platform.voltage === 12) return ampHours <= 6 && ampHours !== 5;
    return platform.voltage === 20 ? ampHours !== 2.5 : ampHours >= 2 && ampHours !== 3 && ampHours !== 9;
  },
  describe: ({ platform, ampHours, pieces }, brand) => {
    const energy = Math.round(platform.nominal * ampHours);
    const packText = pieces === 2 ? ", Pack of 2" : "";
    const isHeavy = ampHours >= 8;
    return {
      name: `Lithium-Ion Tool Battery, ${platform.voltage} V, ${ampHours} Ah, ${energy} Wh${packText}`,
      shortName: `TOOL BATTERY ${platform.voltage}V ${ampHours}AH${pieces === 2 ? " PK2" : ""}`,
      description:
        `${platform.voltage} V, ${ampHours} Ah lithium-ion pack for ${brand.name} ${platform.voltage} V tools; it fits no other maker's. ` +
        `${platform.cells} cells in series give ${platform.nominal} V nominal and ${energy} Wh${energy > 100 ? ", which is over the 100 Wh that airlines let pass" : ""}. ` +
        (isHeavy
          ? "Made for saws and grinders; it makes a drill nose-heavy."
          : ampHours <= 2.5
            ? "The compact pack keeps drills light for overhead work."
            : "The everyday balance of weight and run time.") +
        " Store it at half charge, and tape the terminals before recycling.",
      partNumber: partNumberOf(
        brand,
        `B${platform.voltage}`,
        `${digits(ampHours.toFixed(1))}${pieces === 2 ? "P2" : ""}`,
      ),
      attributes: {
        voltage: platform.voltage,
        capacity: ampHours,
        energy,
        chemistry: "Lithium-Ion",
        chargeTime: Math.round(ampHours * minutesPerAmpHour) + 10,
        hasGauge: ampHours >= 2,
        piecesPerPack: pieces,
        color: housingColor(brand.code),
      },
      category: "PTL-BATTERIES",
      family: `${platform.voltage} V Tool Batteries`,
      price: makerPrice(brand, packPrice("tools", batteryPrice(platform.voltage, ampHours), pieces)),
      unit: pieces === 2 ? "PK" : "EA",
      piecesPerUnit: pieces,
      sameAs: `${batteryIdentity(brand, platform.voltage, ampHours)}${pieces === 2 ? " pair" : ""}`,
      documents: ["sds"],
      countryOfOrigin: "CN",
    };
  },
});
