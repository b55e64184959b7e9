import type { Question } from "../../judgement.ts";

/** A maker's name alone, with a product, and misspelt. */
export const brandQuestions: readonly Question[] = [
  { typed: ["rivenhall"], brand: "rivenhall" },
  { typed: ["greyfell lubricants"], brand: "greyfell" },
  { typed: ["zepherine"], brand: "zephyrine" },
  { typed: ["burrowes and pike hex key"], of: "hex-key", brand: "burrowes" },
  {
    typed: ["kestermark pillow block 1 in"],
    of: "mounted-bearing",
    kind: { style: "Pillow Block" },
    brand: "kestermark",
    attributes: { bore: 1 },
  },
  { typed: ["slingsmith web slings"], of: "web-sling", brand: "slingsmith" },
  { typed: ["mendwell first aid kit"], of: "first-aid-kit", brand: "mendwell" },
  { typed: ["latchmere padlock blue"], of: "lockout-padlock", brand: "latchmere", attributes: { color: "Blue" } },
  { typed: ["sundrel saw blade 10 in"], of: "saw-blade", brand: "sundrel", attributes: { diameter: 10 } },
  { typed: ["barlowe gauge"], of: "pressure-gauge", brand: "barlowe" },
  { typed: ["stayfast duct tape"], of: "tape", kind: { tapeType: "Duct Tape" }, brand: "stayfast" },
  { typed: ["corvent cnmg 432"], of: "insert", brand: "corvent", attributes: { designation: "CNMG 432" } },
  { typed: ["fluxly welding electrodes"], of: "stick-electrode", brand: "fluxley" },
];
