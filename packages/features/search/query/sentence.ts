import { isEmpty } from "./stop-words.ts";

/** What a thing is, and what it is for: "gloves" and "welding" of "gloves for welding". */
interface Sentence {
  readonly thing: readonly string[];
  readonly purpose: readonly string[];
  /** It is told in a sentence, and not in the words of a catalog. */
  readonly isSentence: boolean;
}

/** After these comes what a thing is for, and not what it is. */
const joints = new Set("for that which around under against so when where while telling saying".split(" "));
/** "Class I" is the name of a class. */
const persons = new Set(["i", "we", "you"]);
/** What comes after it is just what isn't wanted. */
const lacks = "without";
/** Things of any sort: what they are for tells more. */
const general = new Set("device equipment gadget item machine material part product supplies tool unit".split(" "));
/** They stand between the words of a catalog as well: "ring and pinion", "20 by 20", "push to connect". */
const connecting = new Set(
  "a an and at by con de del el en from in into la of off on or out over to under up use used with work x y".split(" "),
);

/** A joint is one after a thing: the last word before it names a kind of thing, or it is a joint anywhere. */
export function sentenceOf(words: readonly string[], isKind: (word: string) => boolean): Sentence {
  const without = words.indexOf(lacks);
  const wanted = without > 0 ? words.slice(0, without) : words;
  const isJoint = (word: string, place: number) =>
    joints.has(word) ||
    doesSomething(wanted, place) ||
    (word === "to" && place + 1 < wanted.length && isKind(wanted[place - 1] ?? ""));
  const at = wanted.findIndex(
    (word, place) => isJoint(word, place) && wanted.slice(0, place).some((before) => !isEmpty(before)),
  );
  const thing = wanted.slice(0, Math.max(at, 0));
  const isThing = thing.some((word) => !isEmpty(word));
  if (isThing && thing.every((word) => isEmpty(word) || general.has(word))) {
    return { thing: wanted.slice(at + 1), purpose: [], isSentence: true };
  }
  const isSentence = isThing || without > 0 || isTold(wanted);
  return isThing ? { thing, purpose: wanted.slice(at + 1), isSentence } : { thing: wanted, purpose: [], isSentence };
}

/** "Ball valve i can lock": somebody is named, and what they do. */
function doesSomething(words: readonly string[], place: number): boolean {
  return persons.has(words[place] ?? "") && isEmpty(words[place + 1] ?? "thing");
}

/** Words that only sentences have, or several of those that stand between others: "water out of a basement". */
function isTold(words: readonly string[]): boolean {
  const empty = words.filter(
    (word, place) =>
      isEmpty(word) && !["and", "or", "x", "by"].includes(word) && (!persons.has(word) || doesSomething(words, place)),
  );
  return empty.some((word) => !connecting.has(word)) || (empty.length > 1 && words.length > 3);
}
