import { slugOf } from "../company/slug.ts";
import { counterOneWay, counterSynonyms } from "./synonyms-counter.ts";
import { electricalOneWay, electricalSynonyms } from "./synonyms-electrical.ts";
import { fastenerOneWay, fastenerSynonyms } from "./synonyms-fasteners.ts";
import { flowOneWay, flowSynonyms } from "./synonyms-flow.ts";
import { generalOneWay, generalSynonyms } from "./synonyms-general.ts";
import { motionOneWay, motionSynonyms } from "./synonyms-motion.ts";
import { safetyOneWay, safetySynonyms } from "./synonyms-safety.ts";
import { toolOneWay, toolSynonyms } from "./synonyms-tools.ts";
import { useOneWay } from "./synonyms-uses.ts";

interface SynonymRecord {
  readonly record: "synonyms";
  readonly code: string;
  readonly kind: "both" | "oneway";
  readonly words: readonly string[];
  readonly note: string;
}

const departments = [
  { note: "Fasteners, raw materials and abrasives", both: fastenerSynonyms, oneWay: fastenerOneWay },
  { note: "Power transmission and fluid power", both: motionSynonyms, oneWay: motionOneWay },
  { note: "Pipe, pumps, air handling, lifting and welding", both: flowSynonyms, oneWay: flowOneWay },
  { note: "Safety, cleaning and laboratory", both: safetySynonyms, oneWay: safetyOneWay },
  { note: "Tools, machining and measuring", both: toolSynonyms, oneWay: toolOneWay },
  { note: "Electrical, adhesives, paint and vehicles", both: electricalSynonyms, oneWay: electricalOneWay },
  { note: "Materials, finishes and abbreviations", both: generalSynonyms, oneWay: generalOneWay },
  { note: "Nicknames and short forms", both: counterSynonyms, oneWay: counterOneWay, mark: "-COUNTER" },
  { note: "What a thing is for", both: [], oneWay: useOneWay, mark: "-USE" },
];

/** The company's synonyms, in the words of the import. A group's code is its first phrase, marked where departments share it. */
export function* synonymRecords(): Generator<SynonymRecord> {
  for (const { note, both, oneWay, mark = "" } of departments) {
    for (const line of both) yield recordOf("both", line.split(", "), note, mark);
    for (const line of oneWay) {
      const [from = "", to = ""] = line.split(": ");
      yield recordOf("oneway", [from, ...to.split(", ")], note, `${mark}-ONEWAY`);
    }
  }
}

function recordOf(kind: "both" | "oneway", words: readonly string[], note: string, mark: string): SynonymRecord {
  return { record: "synonyms", code: `${slugOf(words[0] ?? "").toUpperCase()}${mark}`, kind, words, note };
}
