import type { Question } from "../../judgement.ts";

/** The names of categories, whole and in part. */
export const categoryQuestions: readonly Question[] = [
  { typed: ["wire cup brushes"], category: "ABR-BRUSH-CUP" },
  { typed: ["square bar"], category: "RAW-BAR-SQUARE" },
  { typed: ["cogged v-belts"], category: "MOT-BELTS-COGGED" },
  { typed: ["jic caps and plugs"], category: "HYD-ADAPTERS-CAPS" },
  { typed: ["lifting chain"], category: "MAT-CHAIN-LIFT" },
  { typed: ["flux-cored wire"], category: "WLD-WIRE-FLUX" },
  { typed: ["respiratory protection"], category: "SAF-RESP" },
  { typed: ["head protection"], category: "SAF-HARDHATS" },
  { typed: ["glassware"], category: "LAB-GLASS" },
  { typed: ["towels and tissue"], category: "CLN-PAPER" },
  { typed: ["ball end mills"], category: "MAC-ENDMILLS-BALL" },
  { typed: ["vehicle fluids"], category: "FLT-FLUID" },
  { typed: ["hvac"], category: "HVA" },
];
