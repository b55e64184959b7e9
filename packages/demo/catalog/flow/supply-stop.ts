import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber, makerPrice, packWorth } from "./makers.ts";

const inlets = [
  {
    name: "1/2 in Nominal Compression",
    short: "1/2COMP",
    mark: "C5",
    factor: 1,
    joint: "Compression ring on copper tube: no solder and no flame.",
  },
  {
    name: "1/2 in FNPT",
    short: "1/2FIP",
    mark: "F5",
    factor: 0.95,
    joint: "Screws on a threaded stub; hold the stub with a second wrench.",
  },
  {
    name: "1/2 in Push-Fit",
    short: "1/2PUSH",
    mark: "P5",
    factor: 1.7,
    joint: "Pushes on copper, PEX or CPVC by hand.",
  },
  {
    name: "1/2 in PEX Crimp",
    short: "1/2PEX",
    mark: "X5",
    factor: 1.05,
    joint: "Barbed end for PEX with a crimp or clamp ring.",
  },
  {
    name: "1/2 in Solder",
    short: "1/2SWT",
    mark: "S5",
    factor: 0.9,
    joint: "Solder cup for copper; take the stem out before heating.",
  },
  {
    name: "3/8 in Compression",
    short: "3/8COMP",
    mark: "C3",
    factor: 1,
    joint: "Compression ring on 3/8 inch tube, for icemakers and retrofits.",
  },
  { name: "3/8 in FNPT", short: "3/8FIP", mark: "F3", factor: 0.98, joint: "Screws on a 3/8 inch threaded stub." },
  { name: "1/2 in CPVC", short: "1/2CPVC", mark: "V5", factor: 1.1, joint: "Solvent-weld socket for CPVC." },
  {
    name: "1/2 in Press",
    short: "1/2PRS",
    mark: "R5",
    factor: 1.9,
    joint: "Press end for copper, joined with the jaws of the line.",
  },
] as const;

const outlets = [
  { name: "3/8 in OD Compression", short: "3/8", mark: "38", size: 0.375, factor: 1 },
  { name: "1/4 in OD Compression", short: "1/4", mark: "14", size: 0.25, factor: 0.97 },
  { name: "7/16 in Slip Joint", short: "7/16", mark: "71", size: 0.4375, factor: 1.05 },
  { name: "1/2 in OD Compression", short: "1/2", mark: "12", size: 0.5, factor: 1.1 },
  { name: "Dual 3/8 in OD Compression", short: "3/8X3/8", mark: "DU", size: 0.375, factor: 2 },
] as const;

const patterns = [
  {
    name: "Angle",
    mark: "A",
    category: "PLB-STOP-ANGLE",
    use: "Turns the line up from a pipe that comes out of the wall.",
  },
  {
    name: "Straight",
    mark: "S",
    category: "PLB-STOP-STRAIGHT",
    use: "Stands in line on a pipe that comes up through the floor.",
  },
] as const;

const actions = [
  {
    name: "Quarter-Turn",
    short: "1/4T",
    mark: "Q",
    factor: 1.15,
    note: "A quarter turn shuts it, and the ball does not seize after years of standing open.",
  },
  {
    name: "Multi-Turn",
    short: "MT",
    mark: "M",
    factor: 0.85,
    note: "A washer seat that can be renewed; turn it once a year, or it sticks.",
  },
] as const;

/** Pattern, action and inlet together, the patterns in turn: each has a shelf of its own. */
const styles = interleave(
  patterns.map((pattern) => inlets.flatMap((inlet) => actions.map((action) => ({ pattern, action, inlet })))),
);

const finishes = [
  { name: "Chrome Plated", short: "CHR", mark: "C", factor: 1 },
  { name: "Rough Brass", short: "RB", mark: "R", factor: 0.88 },
  { name: "Brushed Nickel", short: "BN", mark: "N", factor: 1.7 },
  { name: "Oil-Rubbed Bronze", short: "ORB", mark: "Z", factor: 1.8 },
] as const;

export const supplyStops = defineClass({
  code: "supply-stop",
  name: "Supply Stops",
  unspsc: "40141600",
  drawing: "supply-stop",
  weight: 1.6,
  brands: ["brassington", "copperlea", "millrace", "tidewell", "quenby", "halcomb", "stowbridge"],
  attributes: [
    { code: "pattern", name: "Pattern", type: "text", isFacet: true },
    { code: "action", name: "Action", type: "text", isFacet: true, isColumn: true },
    { code: "inlet", name: "Inlet", type: "text", isFacet: true, isColumn: true },
    { code: "outlet", name: "Outlet", type: "text", isFacet: true, isColumn: true },
    { code: "outletSize", name: "Outlet Size", type: "number", unit: "in", display: "fraction", isFacet: true },
    { code: "material", name: "Material", type: "text" },
    { code: "finish", name: "Finish", type: "text", isFacet: true, isColumn: true },
    { code: "pressureRating", name: "Max. Pressure", type: "number", unit: "psi" },
    { code: "temperatureRange", name: "Temperature Range", type: "text" },
    { code: "isLeadFree", name: "Lead-Free", type: "flag" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { style: styles, outlet: outlets, finish: finishes, pieces: [1, 10, 5] },
  allows: ({ style, outlet, finish, pieces }) => {
    if (outlet.mark === "DU" && (style.action.mark === "M" || style.pattern.mark === "S")) return false;
    if (style.inlet.mark.endsWith("3") && outlet.size > 0.4) return false;
    return pieces === 1 || finish.factor <= 1;
  },
  describe: ({ style, outlet, finish, pieces }, brand) => {
    const { pattern, action, inlet } = style;
    const each = 9.6 * inlet.factor * outlet.factor * action.factor * finish.factor;
    return {
      name: `${pattern.name} Supply Stop, ${action.name}, ${inlet.name} x ${outlet.name}, ${finish.name}${pieces > 1 ? `, PK${pieces}` : ""}`,
      shortName: `STOP ${pattern.mark === "A" ? "ANG" : "STR"} ${action.short} ${inlet.short}X${outlet.short} ${finish.short}${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${pattern.use} ${inlet.joint} ${action.note} ` +
        `Lead-free brass to NSF/ANSI/CAN 61, ${outlet.mark === "DU" ? "with two 3/8 inch outlets for a faucet and a dishwasher" : `with a ${inchFraction(outlet.size)} inch outlet for the riser`}.`,
      partNumber: makerNumber(brand, `ST${pattern.mark}${action.mark}`, [
        inlet.mark,
        outlet.mark,
        finish.mark,
        pieces > 1 ? `P${pieces}` : "",
      ]),
      attributes: {
        pattern: pattern.name,
        action: action.name,
        inlet: inlet.name,
        outlet: outlet.name,
        outletSize: outlet.size,
        material: "Lead-Free Brass",
        finish: finish.name,
        pressureRating: 125,
        temperatureRange: "40 to 160 °F",
        isLeadFree: true,
        standard: "ASME A112.18.1",
      },
      category: pattern.category,
      family: `${pattern.name} Supply Stops, ${action.name}, ${finish.name}`,
      price: makerPrice(brand, packWorth(each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `supply stop ${pattern.mark}${action.mark} ${inlet.mark} ${outlet.mark} ${finish.mark} ${pieces}`,
    };
  },
});
