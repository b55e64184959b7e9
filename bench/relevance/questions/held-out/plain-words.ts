import type { Question } from "../../judgement.ts";

/** What somebody says who doesn't know the word for it. */
export const plainWordQuestions: readonly Question[] = [
  { typed: ["sign that says wet floor"], of: "safety-sign", attributes: { message: "Wet Floor" } },
  { typed: ["label for natural gas pipe"], of: "pipe-marker", attributes: { legend: "Natural Gas" } },
  {
    typed: ["gloves for handling food"],
    of: "disposable-glove",
    kind: { grade: "Food Service" },
    also: [{ grade: 1, of: "disposable-glove" }],
  },
  { typed: ["gauge to check water pressure"], of: "pressure-gauge" },
  { typed: ["scale for weighing lab samples"], of: "balance" },
  {
    typed: ["oil for air compressor"],
    of: "lubricating-oil",
    kind: { oilType: ["Rotary Screw Compressor", "Reciprocating Compressor"] },
  },
  {
    typed: ["tape for sealing air ducts"],
    of: "tape",
    kind: { tapeType: "Foil Tape" },
    also: [{ grade: 2, of: "tape", kind: { tapeType: "Duct Tape" } }],
  },
  {
    typed: ["paint for concrete floor"],
    of: "paint-can",
    kind: { coatingType: ["Floor Epoxy", "Porch and Floor Enamel"] },
    also: [{ grade: 1, of: "paint-can", category: "PNT-CAN-FLOOR" }],
  },
  { typed: ["backup battery for alarm panel"], of: "sla-battery" },
  { typed: ["replacement filters for respirator mask"], of: "respirator-cartridge" },
  {
    typed: ["join copper pipe without soldering"],
    of: "tube-fitting",
    kind: { joint: ["Push-Fit", "Press"] },
  },
  {
    typed: ["charger for rechargeable aa batteries"],
    of: "battery-charger",
    kind: { chargerType: "NiMH Cells" },
  },
  {
    typed: ["valve to stop water flowing backwards"],
    of: "gate-valve",
    kind: { valveType: ["Swing Check Valve", "Y-Pattern Check Valve"] },
  },
];
