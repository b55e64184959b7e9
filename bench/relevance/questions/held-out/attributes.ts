import type { Question } from "../../judgement.ts";

/** What it is and the sizes that matter, of things that the main set leaves out. */
export const attributeQuestions: readonly Question[] = [
  {
    typed: ["2 x 2 x 1/4 steel angle 4 ft"],
    of: "metal-shape",
    kind: { shape: "Angle" },
    attributes: { width: 2, wallThickness: 0.25, material: "Steel", length: 48 },
  },
  {
    typed: ["1 in square tube 304 stainless .065 wall"],
    of: "metal-shape",
    kind: { shape: "Square Tube" },
    attributes: { width: 1, alloy: "304", wallThickness: 0.065 },
  },
  {
    typed: ["uhmw sheet 1/4 thick 24 x 24"],
    of: "plastic-stock",
    kind: { shape: "Sheet", material: "UHMW Polyethylene" },
    attributes: { thickness: 0.25, width: 24, length: 24 },
  },
  {
    typed: ["acetal rod 1-1/2 dia"],
    of: "plastic-stock",
    kind: { shape: "Rod", material: "Acetal Copolymer" },
    attributes: { diameter: 1.5 },
  },
  {
    typed: ["3 x 21 sanding belt 80 grit"],
    of: "sanding-belt",
    attributes: { width: 3, length: 21, grit: 80 },
  },
  {
    typed: ["6 in knotted wire wheel 5/8-11 stainless"],
    of: "wire-brush",
    kind: { brushType: "Wheel" },
    attributes: { diameter: 6, wireStyle: "Knotted", arborSize: "5/8-11", material: "Stainless Steel" },
  },
  {
    typed: ["2 groove B section sheave 6 in od"],
    of: "v-belt-sheave",
    attributes: { section: "B", grooves: 2, outsideDiameter: 6 },
  },
  {
    typed: ["hydraulic cylinder 3 bore 24 stroke clevis"],
    of: "hydraulic-cylinder",
    attributes: { bore: 3, stroke: 24, mounting: "Clevis" },
  },
  {
    typed: ["9/16-18 male jic x 3/8 male npt adapter"],
    of: "hydraulic-adapter",
    kind: { shape: ["Male JIC x Male NPT", "Male JIC x Male NPT 90 Degree", "Male JIC x Male NPT 45 Degree"] },
    attributes: { threadSize: "9/16-18", otherThread: "3/8 NPT" },
  },
  {
    typed: ["1/8-27 npt grease fitting 90 degree stainless"],
    of: "grease-fitting",
    attributes: { threadSize: "1/8-27 NPT", angle: "90 Degree", material: "316 Stainless Steel" },
  },
  {
    typed: ["3/4 bronze gate valve class 150"],
    of: "gate-valve",
    kind: { valveType: ["Gate Valve", "Rising Stem Gate Valve"] },
    attributes: { pipeSize: 0.75, material: ["Bronze", "Lead-Free Bronze"], pressureClass: 150 },
  },
  {
    typed: ["hose clamp sae 16 304 stainless pack of 10"],
    of: "hose-clamp",
    attributes: { saeSize: 16, material: "304 Stainless Steel", packQuantity: 10 },
  },
  {
    typed: ["1/4 brass air coupler industrial 1/4 fnpt"],
    of: "quick-coupling",
    attributes: { size: 0.25, material: "Brass", interchange: "Industrial", connection: "FNPT", connectionSize: 0.25 },
  },
  {
    typed: ["3/4 pex crimp tee"],
    of: "tube-fitting",
    kind: { joint: "PEX Crimp", fittingType: "Tee" },
    attributes: { tubeSize: 0.75 },
  },
  {
    typed: ["quarter turn angle stop 1/2 fnpt x 3/8 compression"],
    of: "supply-stop",
    kind: { pattern: "Angle" },
    attributes: { action: "Quarter-Turn", inlet: "1/2 in FNPT", outlet: "3/8 in OD Compression" },
  },
  {
    typed: ["endless web sling 2 in x 8 ft"],
    of: "web-sling",
    kind: { slingType: "Endless Web Sling" },
    attributes: { width: 2, lengthFeet: 8 },
  },
  {
    typed: ["grade 80 chain 3/8 x 20 ft"],
    of: "chain",
    attributes: { grade: 80, size: 0.375, lengthFeet: 20 },
  },
  {
    typed: ["contact tip .045 15H"],
    of: "contact-tip",
    attributes: { wireDiameter: 0.045, series: "15H" },
  },
  {
    typed: ["auto darkening welding helmet variable shade 8-13"],
    of: "welding-helmet",
    kind: { lensType: "Auto-Darkening" },
    attributes: { shade: "Variable 8 to 13" },
  },
  {
    typed: ["cap mounted ear muffs nrr 28"],
    of: "ear-muff",
    kind: { bandStyle: "Cap-Mounted" },
    attributes: { noiseReductionRating: 28 },
  },
  {
    typed: ["p100 cartridge 40mm thread"],
    of: "respirator-cartridge",
    attributes: { filterClass: "P100", connection: "Threaded 40 mm" },
  },
  {
    typed: ["red lockout padlock keyed alike 3 in shackle"],
    of: "lockout-padlock",
    attributes: { keying: "Keyed Alike", color: "Red", shackleClearance: 3 },
  },
  {
    typed: ["24 in push broom fine sweep"],
    of: "push-broom",
    attributes: { sweep: "Fine", width: 24 },
  },
  {
    typed: ["500 ml wash bottle"],
    of: "lab-bottle",
    kind: { mouth: "Wash" },
    attributes: { capacity: 500 },
  },
  {
    typed: ["8 channel pipette 20-200 ul"],
    of: "pipette",
    attributes: { channels: 8, volumeMax: 200 },
  },
  {
    typed: ["16 oz ball pein hammer hickory handle"],
    of: "hammer",
    kind: { hammerType: "Ball Pein Hammer" },
    attributes: { headWeight: 16, handleType: "Hickory" },
  },
  {
    typed: ["10 in 60 tooth saw blade 5/8 arbor"],
    of: "saw-blade",
    attributes: { diameter: 10, teeth: 60, arbor: 0.625 },
  },
  {
    typed: ["5 inch corded angle grinder 13 amp paddle switch"],
    of: "angle-grinder",
    kind: { powerSource: "Corded" },
    attributes: { wheelDiameter: 5, current: 13, switchType: ["Paddle", "Paddle with Brake"] },
  },
  {
    typed: ["3/4 emt set screw connector steel"],
    of: "emt-fitting",
    kind: { fittingType: "Set-Screw Connector" },
    attributes: { tradeSize: 0.75, material: "Steel" },
  },
  {
    typed: ["ring terminal 12-10 awg 1/4 stud vinyl"],
    of: "wire-terminal",
    kind: { terminalType: "Ring" },
    attributes: { wireRange: "12-10 AWG", studSize: "1/4", insulation: "Vinyl" },
  },
  {
    typed: ["4 in round stop turn tail lamp led grommet mount"],
    of: "truck-lamp",
    kind: { lampFunction: "Stop/Turn/Tail Lamp" },
    attributes: { length: 4, lampShape: "Round", mounting: "Grommet" },
  },
  {
    typed: ["14/3 extension cord 100 ft yellow"],
    of: "extension-cord",
    attributes: { wireGauge: 14, lengthFt: 100, color: "Yellow" },
  },
];
