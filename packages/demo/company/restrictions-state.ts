import type { CustomerKind, RestrictionRecord } from "./records.ts";

interface StateRule {
  readonly code: string;
  readonly states: readonly string[];
  readonly exemptCustomerKinds?: readonly CustomerKind[];
  readonly title: string;
  readonly message: string;
  readonly question: string;
  readonly citation: string;
  readonly startsOn: string;
}

/**
 * Spec 4: the question is whether the item will go to a restricted state, so that "No" counts as agree and "Yes" as
 * cancel. The solvent limits are consumer-product and site-coating law: they reach households, institutions and
 * job sites, but not what a manufacturer uses up in making its goods, hence the one exemption.
 */
const rules: readonly StateRule[] = [
  {
    code: "VOC-AEROSOL-PAINT",
    states: ["CA"],
    title: "Aerosol Paint Restricted in California",
    message:
      "This aerosol coating exceeds the reactivity limit that California sets for its category. It may not be sold, supplied or " +
      "applied commercially there.",
    question: "Will this product be shipped to or used in California?",
    citation: "17 CCR sections 94520 to 94528 (aerosol coating products)",
    startsOn: "2017-01-01",
  },
  {
    code: "VOC-SOLVENT",
    states: ["CA", "CO", "CT", "DE", "MD", "NY", "UT"],
    exemptCustomerKinds: ["manufacturer"],
    title: "Solvent-Based Product Restricted in Some States",
    message:
      "This solvent, thinner or solvent-based coating holds more volatile organic compounds than the states named in the question allow " +
      "for its category: 3 percent by weight in a multi-purpose solvent or paint thinner, for one. It may not be sold there for household, " +
      "institutional or job-site use.",
    question:
      "Will this product be shipped to California, Colorado, Connecticut, Delaware, Maryland, New York or Utah?",
    citation:
      "17 CCR section 94509; 5 CCR 1001-25; RCSA 22a-174-40; 7 DE Admin. Code 1141; COMAR 26.11.32; 6 NYCRR Part 235; " +
      "Utah Admin. Code R307-357; these states' rules on architectural and maintenance coatings",
    startsOn: "2022-01-01",
  },
  {
    code: "VOC-ADHESIVE",
    states: ["CA", "CT", "DC", "DE", "ME", "MD", "MA", "NH", "NJ", "NY", "PA", "RI"],
    title: "Adhesive Restricted in Some States",
    message:
      "This adhesive, sealant or primer exceeds the volatile organic compound limit of California and of states in the " +
      "Northeast for its category. It may not be sold for use there.",
    question:
      "Will this product be shipped to California, Connecticut, Delaware, the District of Columbia, Maine, Maryland, Massachusetts, " +
      "New Hampshire, New Jersey, New York, Pennsylvania or Rhode Island?",
    citation:
      "17 CCR section 94509; South Coast AQMD Rule 1168; RCSA 22a-174-44; 06-096 CMR chapter 159; COMAR 26.11.35; N.J.A.C. 7:27-26; 6 NYCRR Part 228; " +
      "25 Pa. Code section 129.77",
    startsOn: "2012-01-01",
  },
  {
    code: "LAMP-MERCURY",
    states: ["CA", "CO", "HI", "ME", "MN", "OR", "RI", "VT"],
    title: "Fluorescent Lamp Restricted in Some States",
    message:
      "This lamp contains mercury. The states named in the question forbid the sale of new compact and linear fluorescent lamps for " +
      "general lighting. Lamps for germicidal, medical, image-capture and research uses are not affected.",
    question:
      "Will this product be shipped to California, Colorado, Hawaii, Maine, Minnesota, Oregon, Rhode Island or Vermont?",
    citation:
      "California AB 2208 (2022); Colorado HB 23-1161; Hawaii HB 192 (2023); Maine HP 1160 (2023); Minnesota Statutes section 116.92; " +
      "ORS 459.485; Vermont and Rhode Island mercury lamp acts",
    startsOn: "2026-01-01",
  },
  {
    code: "REFRIGERANT-HFC",
    states: ["CA"],
    title: "Refrigerant Restricted in California",
    message:
      "This is newly made bulk hydrofluorocarbon refrigerant with a global warming potential above 2,200. California forbids offering it " +
      "for sale or distribution in the state; reclaimed refrigerant stays lawful. Everywhere, only technicians certified under " +
      "section 608 of the Clean Air Act may buy it.",
    question: "Will this product be shipped to California?",
    citation: "California Health and Safety Code section 39735; 40 CFR section 82.154(c)",
    startsOn: "2025-01-01",
  },
];

export const stateRestrictions: readonly RestrictionRecord[] = rules.map((rule) => ({
  record: "restriction",
  code: rule.code,
  kind: "stateRestricted",
  action: "ask",
  states: rule.states,
  zipPrefixes: [],
  customerKinds: [],
  exemptCustomerKinds: rule.exemptCustomerKinds ?? [],
  title: rule.title,
  message: rule.message,
  question: rule.question,
  citation: rule.citation,
  startsOn: rule.startsOn,
}));
