import { slugOf } from "../company/slug.ts";
import { electricalOneWay, electricalSynonyms } from "./synonyms-electrical.ts";
import { fastenerOneWay, fastenerSynonyms } from "./synonyms-fasteners.ts";
import { flowOneWay, flowSynonyms } from "./synonyms-flow.ts";
import { generalOneWay, generalSynonyms } from "./synonyms-general.ts";
import { motionOneWay, motionSynonyms } from "./synonyms-motion.ts";
import { safetyOneWay, safetySynonyms } from "./synonyms-safety.ts";
import { toolOneWay, toolSynonyms } from "./synonyms-tools.ts";

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
];

/** The company's synonyms, in the words of the import. A group's code is its first phrase. */
export function* synonymRecords(): Generator<SynonymRecord> {
  for (const { note, both, oneWay } of departments) {
    for (const line of both) yield recordOf("both", line.split(", "), note);
    for (const line of oneWay) {
      const [from = "", to = ""] = line.split(": ");
      yield recordOf("oneway", [from, ...to.split(", ")], note);
    }
  }
}

function recordOf(kind: "both" | "oneway", words: readonly string[], note: string): SynonymRecord {
  const name = slugOf(words[0] ?? "").toUpperCase();
  return { record: "synonyms", code: kind === "both" ? name : `${name}-ONEWAY`, kind, words, note };
}
