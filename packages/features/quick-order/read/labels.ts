import type { Token } from "./tokens.ts";

/** Words that say what the number after them is. */
const labels = {
  quantity: "qty quantity quan qnty qnt count ordered need needed want amount",
  item: "item items sku part parts pn p/n mpn model cat catalog stock product material mfr mfg number num no upc item# part# sku# cat# code article",
  other:
    "po p.o order invoice inv quote acct account phone tel telephone fax ext extension zip suite ste attn job wo rev page room bldg building dept dock cell mobile ref reference rfq req requisition ticket case# line row po# order# date",
};

export type Label = keyof typeof labels;

const labelOf: ReadonlyMap<string, Label> = new Map(
  Object.entries(labels).flatMap(([label, words]) => words.split(" ").map((word) => [word, label as Label] as const)),
);

export function labelIn(word: string): Label | undefined {
  return labelOf.get(word);
}

/** What the word before says that this one is; "no.", "#" and "is" may stand between. */
export function labelBefore(tokens: readonly Token[], at: number): Label | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const { lower = "" } = tokens[before] ?? {};
    const label = labelIn(lower);
    if (label && !["no", "num", "number"].includes(lower)) return label;
    if (label === undefined && !["is", "of", "nr"].includes(lower)) return undefined;
  }
  return undefined;
}

/** "Not", "instead of": whoever writes so may not want what is named. */
const denials =
  /\b(?:not|don'?t|do not|cancel|cancelled|canceled|instead of|except|without|no longer|replac(?:es|ed|ing)|return|returned|remove|skip|unless|already|never|hold off)\b/i;

/** Words by which a sentence asks for something. */
const requests =
  /\b(?:need|needs|want|wants|send|order|ordering|ship|add|get|buy|take|please|require|requires|quote|include)\b/i;

/** A sentence that tells of an item and asks for none. */
export function isRequest(plain: string): boolean {
  return requests.test(plain);
}

export function isDenied(plain: string): boolean {
  return denials.test(plain);
}

/** A word that no identifier is looked for in, whatever a customer may call a part. */
const common = new Set(
  "the a an of for to in on at by or and with from we i you us our your my me is are be it this that these those please send ship need want order get have can could would like also plus thanks thank hi hello dear regards best team all some more each per pack box case bag roll set size length width color black white blue red green yellow steel zinc brass hex cap screw bolt nut washer glove gloves tape hose bearing total subtotal description name price unit".split(
    " ",
  ),
);

export function isCommonWord(word: string): boolean {
  return common.has(word);
}
