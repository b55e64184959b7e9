import type { Question } from "../../judgement.ts";

/** The names of shelves, whole and in part. */
export const shelfQuestions: readonly Question[] = [
  { typed: ["wire cup brushes"], shelf: "ABR-BRUSH-CUP" },
  { typed: ["square bar"], shelf: "RAW-BAR-SQUARE" },
  { typed: ["cogged v-belts"], shelf: "MOT-BELTS-COGGED" },
  { typed: ["jic caps and plugs"], shelf: "HYD-ADAPTERS-CAPS" },
  { typed: ["lifting chain"], shelf: "MAT-CHAIN-LIFT" },
  { typed: ["flux-cored wire"], shelf: "WLD-WIRE-FLUX" },
  { typed: ["respiratory protection"], shelf: "SAF-RESP" },
  { typed: ["head protection"], shelf: "SAF-HARDHATS" },
  { typed: ["glassware"], shelf: "LAB-GLASS" },
  { typed: ["towels and tissue"], shelf: "CLN-PAPER" },
  { typed: ["ball end mills"], shelf: "MAC-ENDMILLS-BALL" },
  { typed: ["vehicle fluids"], shelf: "FLT-FLUID" },
  { typed: ["hvac"], shelf: "HVA" },
];
