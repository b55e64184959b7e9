import type { Question } from "../../judgement.ts";

/** Words written together, apart, with a hyphen, as one and as many. */
export const compoundQuestions: readonly Question[] = [
  { typed: ["gatevalve"], of: "gate-valve", kind: { valveType: ["Gate Valve", "Rising Stem Gate Valve"] } },
  { typed: ["rollerchain"], of: "roller-chain" },
  { typed: ["anglegrinder"], of: "angle-grinder" },
  { typed: ["websling"], of: "web-sling" },
  { typed: ["extensioncord"], of: "extension-cord" },
  { typed: ["circuit-breakers"], of: "circuit-breaker" },
  { typed: ["pushbroom"], of: "push-broom" },
  { typed: ["ducttape"], of: "tape", kind: { tapeType: "Duct Tape" } },
  { typed: ["saw-blades"], of: "saw-blade" },
  { typed: ["deadblow hammer"], of: "hammer", kind: { hammerType: "Dead Blow Hammer" } },
  { typed: ["washbottles"], of: "lab-bottle", kind: { mouth: "Wash" } },
  { typed: ["pad lock"], of: "lockout-padlock" },
];
