import {
  type RecordPlan,
  code,
  date,
  defineRecord,
  forEver,
  fromEver,
  list,
  oneOf,
  optional,
  text,
} from "@capstan/platform/import";

const customerKinds = [
  "business",
  "contractor",
  "manufacturer",
  "healthcare",
  "education",
  "state-government",
  "federal-government",
  "individual",
];

const restrictionRecord = defineRecord({
  name: "restriction",
  about: "A rule of law or of a contract on what may be sold where and to whom; items name it by code.",
  table: "restriction",
  key: ["code"],
  columns: {
    code: code("Its key."),
    kind: oneOf("Which of the store's questions it asks.", [
      "lowLeadA6",
      "lowLeadA9",
      "georgiaPacific",
      "georgiaPacificA",
      "georgiaPacificC",
      "stateRestricted",
    ]),
    action: oneOf("What happens.", ["warn", "ask", "block"]),
    states: list(
      text("Where it holds, by state; everywhere by default.", {
        pattern: /^[A-Z]{2}$/,
        shape: "a state's two letters",
      }),
    ),
    zipPrefixes: list(
      text("Where it holds, by how ZIP codes begin.", { pattern: /^\d{1,5}$/, shape: "one to five digits" }),
      { most: 1_000 },
    ),
    customerKinds: list(oneOf("Whom it binds; everybody by default.", customerKinds)),
    exemptCustomerKinds: list(oneOf("Whom it does not bind.", customerKinds)),
    title: text("What a buyer reads first.", { max: 160 }),
    message: text("What a buyer has to know.", { max: 2_000, allowLineBreaks: true }),
    question: optional(text("What is asked, where the kind's own question does not do.", { max: 500 })),
    citation: text("The law or contract.", { max: 300 }),
    startsOn: fromEver(date("From when; ever since by default.")),
    endsOn: forEver(date("Until when; for ever by default.")),
  },
});

export const complianceRecords: readonly RecordPlan[] = [restrictionRecord];
