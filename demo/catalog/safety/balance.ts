import { decimal } from "@capstan/platform/fraction";
import { number, readCsv } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

/** Grams; the pan in millimetres across. Analytical from a tenth of a milligram. */
const models = readCsv("safety/balance/models.csv", {
  capacity: number,
  readability: number,
  pan: number,
  base: number,
});

const calibrations = ["Internal", "External"] as const;
const displays = [
  { code: "L", display: "Backlit LCD", factor: 1 },
  { code: "T", display: "Color Touchscreen", factor: 1.22 },
] as const;
const ports = ["USB & RS-232", "RS-232", "USB, RS-232 & Ethernet"] as const;
const trades = [false, true] as const;

export const balances = defineClass("balance", {
  axes: { model: models, calibration: calibrations, display: displays, port: ports, isTrade: trades },
  allows: ({ model, calibration, port, isTrade, display }) => {
    if (model.readability < 0.0001 && (calibration === "External" || display.code === "L")) return false;
    if (isTrade && (calibration === "External" || model.readability < 0.001)) return false;
    return port !== "USB, RS-232 & Ethernet" || display.code === "T";
  },
  describe: ({ model, calibration, display, port, isTrade }, brand) => {
    const isAnalytical = model.readability <= 0.0001;
    const reads = isAnalytical ? `${decimal(model.readability * 1_000)} mg` : `${decimal(model.readability)} g`;
    const capacity = model.capacity.toLocaleString("en-US");
    return {
      name: `${isAnalytical ? "Analytical" : "Precision"} Balance, ${capacity} g x ${reads}, ${calibration} Cal, ${display.display}, ${port}${isTrade ? ", Legal for Trade" : ""}`,
      shortName: `BALANCE ${model.capacity}G X ${reads.replace(" ", "").toUpperCase()} ${calibration.slice(0, 3).toUpperCase()} ${display.code}${port.length === 6 ? "R" : port.length > 12 ? "E" : "U"}${isTrade ? " NTEP" : ""}`,
      description:
        `${isAnalytical ? "For assays, standards and filters; it needs a heavy table away from doors and vents, and a draft shield with sliding doors is part of it." : "Top-loading balance for batching, checking and counting."} ` +
        `${calibration === "Internal" ? "It adjusts itself with a built-in weight when the room warms or cools." : "Adjust it with an external weight, sold separately."} ` +
        (isTrade ? "NTEP Class II certified for sale by weight." : "Not for sale by weight."),
      partNumber: partNumberOf(
        brand,
        `B${model.capacity}${decimalsOf(model.readability)}`,
        `${calibration[0]}${display.code}`,
        port.length === 6 ? "R" : port.length > 12 ? "E" : "U",
        isTrade ? "N" : "",
      ),
      attributes: {
        capacity: model.capacity,
        readability: model.readability,
        calibration,
        panMm: model.pan,
        display: display.display,
        interface: port,
        legalForTrade: isTrade,
        draftShield: model.readability <= 0.001,
        voltage: "100-240 VAC adapter",
      },
      category: isAnalytical ? "LAB-BALANCES-ANALYTICAL" : "LAB-BALANCES-PRECISION",
      family: `${isAnalytical ? "Analytical" : "Precision"} Balances, ${reads}`,
      price: makerPrice(
        brand,
        Math.round(model.base * display.factor * (calibration === "Internal" ? 1.18 : 1)) +
          (isTrade ? 240 : 0) +
          (port === "RS-232" ? -40 : 0),
      ),
      unit: "EA",
      shipPack: 1,
      sameAs: `balance ${model.capacity} ${model.readability} ${calibration} ${display.display} ${port} ${isTrade}`,
      documents: ["manual", "datasheet", "certificate"],
      hasProtectionPlan: true,
    };
  },
});

function decimalsOf(readability: number): number {
  return Math.round(-Math.log10(readability));
}
