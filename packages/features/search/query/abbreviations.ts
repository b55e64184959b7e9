import type { WordUnit } from "./parse-query.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What purchasing systems cut short to fit their forty characters, and what it stands for. */
const always: Readonly<Record<string, string>> = {
  adh: "adhesive",
  adptr: "adapter",
  adpt: "adapter",
  adj: "adjustable",
  alm: "aluminum",
  amb: "amber",
  assy: "assembly",
  blk: "black",
  blt: "bolt",
  brg: "bearing",
  brgs: "bearing",
  brkr: "breaker",
  brs: "brass",
  brsh: "brush",
  brz: "bronze",
  bshg: "bushing",
  bttn: "button",
  cbl: "cable",
  chn: "chain",
  chk: "check",
  ckt: "circuit",
  clmp: "clamp",
  clnr: "cleaner",
  clr: "clear",
  cntr: "center",
  cplg: "coupling",
  cpr: "copper",
  crbd: "carbide",
  crdls: "cordless",
  crtg: "cartridge",
  cstr: "caster",
  cutg: "cutting",
  cyl: "cylinder",
  degrsr: "degreaser",
  dbl: "double",
  drl: "drill",
  elb: "elbow",
  encl: "enclosure",
  flr: "floor",
  fltr: "filter",
  fndr: "fender",
  frm: "frame",
  ftg: "fitting",
  glv: "glove",
  glvs: "glove",
  grs: "grease",
  grn: "green",
  gskt: "gasket",
  hdl: "handle",
  hmr: "hammer",
  hndl: "handle",
  hse: "hose",
  hsg: "housing",
  incand: "incandescent",
  lmp: "lamp",
  lbr: "lubricant",
  ltx: "latex",
  mach: "machine",
  mtl: "metal",
  mtr: "motor",
  ndl: "needle",
  nip: "nipple",
  npl: "nipple",
  neop: "neoprene",
  ntrl: "nitrile",
  nitr: "nitrile",
  nyl: "nylon",
  nylk: "nylock",
  pnl: "panel",
  pnt: "paint",
  phil: "phillips",
  phlps: "phillips",
  plr: "pliers",
  plrs: "pliers",
  plt: "plated",
  pltd: "plated",
  pmp: "pump",
  pnu: "pneumatic",
  pwdr: "powder",
  rcpt: "receptacle",
  recept: "receptacle",
  regltr: "regulator",
  rlr: "roller",
  rtng: "retaining",
  sfty: "safety",
  scr: "screw",
  scrw: "screw",
  scrdrvr: "screwdriver",
  sld: "sealed",
  sldg: "sledge",
  slnt: "sealant",
  slv: "sleeve",
  sprkt: "sprocket",
  skt: "socket",
  spkt: "sprocket",
  sprl: "spiral",
  sltd: "slotted",
  insul: "insulated",
  stl: "steel",
  strd: "stranded",
  strt: "straight",
  swvl: "swivel",
  tbg: "tubing",
  thd: "threaded",
  thrd: "threaded",
  trmnl: "terminal",
  twl: "towel",
  twls: "towel",
  vlv: "valve",
  vnyl: "vinyl",
  wht: "white",
  whl: "wheel",
  wldg: "welding",
  wrnch: "wrench",
  wsh: "washer",
  wshr: "washer",
  yel: "yellow",
  yz: "yellow zinc",
  zn: "zinc",
};

/** Short words that are words of their own to a person, and cut short only in a text in capitals. */
const inCapitals: Readonly<Record<string, string>> = {
  bal: "ball",
  batt: "battery",
  ci: "cast iron",
  cu: "copper",
  disp: "disposable",
  elec: "electrical",
  elect: "electrical",
  em: "end mill",
  fl: "flute",
  flg: "flange",
  flt: "flat",
  ins: "insert",
  intl: "internal",
  lt: "light",
  lub: "lubricant",
  mi: "malleable iron",
  org: "orange",
  ph: "phillips",
  pl: "plated",
  press: "pressure",
  pt: "point",
  ptr: "pointed",
  pu: "polyurethane",
  resp: "respirator",
  rnd: "round",
  shld: "shielded",
  slt: "slotted",
  soc: "socket",
  sol: "solenoid",
  spr: "spring",
  sq: "square",
  sw: "switch",
  ty: "type",
};

interface Rule {
  readonly short: RegExp;
  readonly long: string;
}

/** What stands for one thing among some words and for another among others. The first that fits counts. */
const rules: readonly Rule[] = [
  // Figures and what they are glued to: "1/4NPT", "SS316", "CL12.9".
  { short: /(?<=\d)(?=(?:[fm]?npt|[fm]ip|jic|id|od|bsp[pt]?|dr)\b)/gi, long: " " },
  { short: /(?<=\d\/\d{1,2})\s?t(?=\s*x\s*\d)/gi, long: " tube" },
  { short: /\b(?:ss|sst)[-\s]?(?=(?:30[34]|316|410|18-8)\b)/gi, long: "stainless " },
  { short: /(?<=\b(?:30[34]|316|410|18-8))[-\s]?ss\b/gi, long: " stainless" },
  { short: /(?<!\w)(?=(?:125|150|250|300|600|2000|3000)\s?(?:#|lb)(?!\w))/gi, long: "class " },
  { short: /(?<=\bclass (?:125|150|250|300|600|2000|3000))\s?(?:#|lb)(?!\w)/gi, long: "" },
  { short: /\bms(?=\b.*\bhd\b)/gi, long: "machine screw" },
  { short: /\bga(?=\s(?:press|pressure)\b)/gi, long: "gauge" },
  { short: /\blm\b(?=\s*$)/gi, long: "lower" },
  { short: /\bcbm\b(?=\s*$)/gi, long: "center back" },
  { short: /(?<=\b(?:jic|npt)\s)m\b/gi, long: "male" },
  { short: /(?<=\b(?:jic|npt)\s)f\b/gi, long: "female" },
  { short: /\bgr\.?[\s-]?(?=\d)/gi, long: "grade " },
  { short: /\bcl\.?[\s-]?(?=\d)/gi, long: "class " },
  { short: /(?<=\bfuses?\b.*)\bcl\.?\s(?=(?:cc|[jgt]|rk[15])\b)/gi, long: "class " },
  { short: /(?<=\bfuses?\b.*)\btd\b/gi, long: "time delay" },
  { short: /(?<=\b(?:glass(?:es)?|goggles?|lens)\b.*)\ba\/f\b/gi, long: "anti-fog" },
  { short: /\b(?:merv|nrr|nema|nlgi)(?=\d)/gi, long: "$& " },
  { short: /\bsch(?:ed)?\.?[\s-]?(?=\d)/gi, long: "schedule " },
  { short: /\b(?<=hex |socket |soc |skt |pan |flat |flt |round |rnd |button |oval |cap )hd\b/gi, long: "head" },
  { short: /\bhd(?= cap\b| screw\b| bolt\b)/gi, long: "head" },
  { short: /\bw\/(?=\s?[a-z])/gi, long: "with " },
  // A length says that it is one; "long nose" says something else.
  {
    short:
      /(?<=(?<![a-z]\d*)\d["']?\s?(?:in\.?|inch|mm|ft)?\s?)(?:lg|lng|long|length|oal|thk)\b(?!\s(?:nose|arm|reach|handle))/gi,
    long: "",
  },
  // The dash numbers of AS568, and those of flared hydraulic fittings by their threads.
  { short: /(?<=\bo-?\s?rings?\b.*)\b(?:2-|as568-?|-)(?=\d{3}\b)/gi, long: "dash " },
  { short: /\b2-(?=\d{3}\b.*\bo-?\s?ring)/gi, long: "dash " },
  { short: /\bas568[a-z]?[-\s]?(?=\d{3}\b)/gi, long: "o-ring dash " },
  { short: /(?<=\d)\s?fl\b/gi, long: " flute" },
  // Oils and greases by the numbers that makers print, chains by the catalog's.
  { short: /\baw[-\s]?(?=\d{2,3}\b)/gi, long: "anti-wear iso " },
  { short: /\bep[-\s]?(?=[0-3]\b(?!\/))/gi, long: "ep nlgi " },
  { short: /\brc[-\s]?(?=\d{2,3}\b.*\bchain)/gi, long: "ansi " },
  ...Object.entries({ sm: "s", med: "m", lg: "l", lrg: "l", xlg: "xl" }).map(([short, size]) => ({
    short: new RegExp(String.raw`(?<=\b(?:glv|glove)s?\b.*)\b${short}\b`, "gi"),
    long: `size ${size}`,
  })),
  { short: /\bplw\.?\s?bl(?:oc)?k\b/gi, long: "pillow block" },
  // The poles of a breaker.
  { short: /\b(?<poles>[1-4])\s?p\b(?=.*\b(?:breaker|brkr|bkr|cb)\b)/gi, long: "$<poles> pole" },
  { short: /(?<=\b(?:breaker|brkr|bkr|cb)\b.*)\b(?<poles>[1-4])\s?p\b/gi, long: "$<poles> pole" },
  ...Object.entries({
    4: "7/16-20",
    5: "1/2-20",
    6: "9/16-18",
    8: "3/4-16",
    10: "7/8-14",
    12: "1-1/16-12",
    16: "1-5/16-12",
    20: "1-5/8-12",
  }).map(([dash, thread]) => ({
    short: new RegExp(String.raw`(?:\bjic\s?[#-]?${dash}|(?<![\w/.-])[#-]?${dash}\s?jic)(?![\w/.-])`, "gi"),
    long: `jic ${thread}`,
  })),
];

/** How it is packed is no part of what it is: "BX/100", "box of 50", "100/pk", "pack of 12", "qty 5". */
const packing =
  /(?<![\w/])(?:(?:(?:bx|box|boxes|pk|pkg|pack|cs|case|ctn|carton|bg|bag|rl|roll|dz|ea|each|qty)s?\.?\s?(?:of|\/|:|=)|bx|pk|pkg|ctn|qty)\s?\d{1,5}(?![\w/.-])|\d{1,5}\s?(?:\/|per)\s?(?:bx|box|pk|pkg|pack|cs|case|ctn|carton|bg|bag))(?!\w)/gi;

/** The text with what purchasing systems cut short written out. */
export function withoutAbbreviations(text: string): string {
  const ruled = rules.reduce((written, { short, long }) => written.replaceAll(short, long), text);
  const isShouted = text === text.toUpperCase();
  return ruled.replaceAll(/(?<![\w/.-])[a-z]{2,7}(?![\w/-])/gi, (word) => {
    const short = word.toLowerCase();
    return always[short] ?? (isShouted ? inCapitals[short] : undefined) ?? word;
  });
}

/** The same for words that no table has, where the catalog has one word alone that they can be short for. */
export function withWordsWrittenOut(text: string, { isWord, writtenOut }: Vocabulary): string {
  return text.replaceAll(/(?<![\w/.-])\p{L}{3,6}(?![\w/-])/gu, (word) => {
    if (isWord(word.toLowerCase())) return word;
    const [only, ...others] = writtenOut(word);
    return only !== undefined && others.length === 0 ? only : word;
  });
}

/** A word with those that it may be short for: the other words of the text tell which. */
export function withShortWords([word = "", ...others]: WordUnit, { isWord, writtenOut }: Vocabulary): WordUnit {
  return isWord(word) ? [word, ...others] : [word, ...writtenOut(word), ...others];
}

export interface Unpacked {
  readonly text: string;
  /** How many are in the packs that were asked for. */
  readonly packs: readonly number[];
  /** How that was written. */
  readonly marks: readonly string[];
}

/** "BX100" may be a belt; "BX/100" says how many are in a box. */
export function withoutPacking(text: string, isName: (typed: string) => boolean = () => false): Unpacked {
  const packs: number[] = [];
  const marks: string[] = [];
  const bare = text
    .replaceAll(packing, (typed) => {
      if (!/[/:=]/.test(typed) && isName(typed)) return typed;
      packs.push(Number(/\d+/.exec(typed)?.[0]));
      marks.push(typed);
      return " ";
    })
    .trim();
  return bare === "" ? { text, packs: [], marks: [] } : { text: bare, packs, marks };
}
