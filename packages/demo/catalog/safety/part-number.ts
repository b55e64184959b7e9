import { bug } from "@capstan/platform/bug";
import type { MakerOf } from "../kit/item-class.ts";

/** How a maker writes its numbers: what stands before, and what stands between. */
interface Numbering {
  readonly prefix: string;
  readonly between: string;
}

const numberings: Readonly<Record<string, Numbering>> = {
  palmward: { prefix: "PW-", between: "-" },
  clearline: { prefix: "CL-", between: "-" },
  bracken: { prefix: "B", between: "." },
  nitravale: { prefix: "NV", between: "-" },
  "hollin-reese": { prefix: "HR ", between: " " },
  brightstead: { prefix: "BST-", between: "/" },
  latchmere: { prefix: "LM", between: "-" },
  signford: { prefix: "SF-", between: "-" },
  mendwell: { prefix: "MW.", between: "." },
  tarnbrook: { prefix: "T", between: "-" },
  airholt: { prefix: "AH-", between: "-" },
  harrowgate: { prefix: "HG", between: "." },
  corrigard: { prefix: "", between: "-" },
  stonewick: { prefix: "SW/", between: "/" },
  northfold: { prefix: "NF-", between: "." },
  castlegate: { prefix: "CG-", between: "-" },
  bluewell: { prefix: "BW", between: "-" },
  cleanhurst: { prefix: "CH ", between: "-" },
  saltmarsh: { prefix: "SM.", between: "." },
  polyfen: { prefix: "PF", between: "-" },
  wovenby: { prefix: "WB-", between: "-" },
  papermoor: { prefix: "PM", between: "." },
  sweepstone: { prefix: "SS-", between: "-" },
  borovale: { prefix: "", between: "-" },
  labridge: { prefix: "LB", between: "." },
  libramoor: { prefix: "LBM-", between: "-" },
};

/** The maker's own number of a thing. The parts must tell it from everything else with the same stem. */
export function partNumberOf(brand: MakerOf, stem: string, ...parts: readonly (string | number)[]): string {
  const numbering = numberings[brand.code] ?? bug(`no numbering for ${brand.code}`);
  const marks = parts.map(String).filter((part) => part !== "");
  return numbering.prefix + [stem, ...marks].join(numbering.between);
}

const colorCodes: Readonly<Record<string, string>> = {
  Amber: "AM",
  Black: "BK",
  Blue: "BU",
  Brown: "BN",
  Clear: "CR",
  Gray: "GY",
  Green: "GN",
  "Hi-Vis Lime": "LM",
  "Hi-Vis Orange": "HO",
  "Light Blue": "LB",
  Natural: "NT",
  Navy: "NV",
  Orange: "OR",
  Pink: "PK",
  Purple: "PR",
  Red: "RD",
  Tan: "TN",
  Teal: "TL",
  White: "WH",
  Yellow: "YL",
};

export function colorCode(color: string): string {
  return colorCodes[color] ?? bug(`no code for the color ${color}`);
}
