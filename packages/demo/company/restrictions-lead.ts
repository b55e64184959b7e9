import type { RestrictionRecord } from "./records.ts";

/** Fittings that hold more lead than drinking water may touch. They stay lawful for processes, irrigation and air. */
export const leadRestrictions: readonly RestrictionRecord[] = [
  {
    record: "restriction",
    code: "LEAD-CA",
    kind: "lowLeadA6",
    action: "ask",
    states: ["CA"],
    zipPrefixes: [],
    customerKinds: [],
    exemptCustomerKinds: [],
    title: "Not for Drinking Water in California",
    message:
      "This product does not meet California's definition of lead free: a weighted average of not more than 0.25 percent " +
      "lead on the surfaces that water touches. California law forbids selling it for, or using it in, any pipe, fitting " +
      "or fixture that carries or dispenses water for people to drink or cook with. By continuing, you confirm that it " +
      "will be used only where water is not meant for human consumption, such as industrial processing or irrigation.",
    question: null,
    citation:
      "California Health and Safety Code section 116875; 42 U.S.C. 300g-6 (Safe Drinking Water Act section 1417)",
    startsOn: "2010-01-01",
  },
  {
    record: "restriction",
    code: "LEAD-VT-MD-LA",
    kind: "lowLeadA9",
    action: "ask",
    states: ["VT", "MD", "LA"],
    zipPrefixes: [],
    customerKinds: [],
    exemptCustomerKinds: [],
    title: "Not for Drinking Water in Vermont, Maryland or Louisiana",
    message:
      "This product holds more than a weighted average of 0.25 percent lead on the surfaces that water touches. Vermont, " +
      "Maryland and Louisiana forbid its sale and its installation in plumbing that provides water for human consumption. " +
      "By continuing, you confirm that it will be used only in non-potable service, such as manufacturing, industrial " +
      "processing, irrigation or outdoor watering.",
    question: null,
    citation:
      "Vermont Act 193 of 2008; Maryland Code, Business Occupations and Professions sections 12-605.1 and 12-605.2; " +
      "Louisiana House Bill 471 of 2011 and LAC 51:XII.335; 42 U.S.C. 300g-6",
    startsOn: "2013-01-01",
  },
];
