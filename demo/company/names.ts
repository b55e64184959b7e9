import { readColumn, readCsv, text } from "../kit/read-data.ts";

/** Invented places and houses that companies and districts are called after. */
export const companyStems = readColumn("company/company-names.csv", "name");
/** As heard in American workplaces. */
export const givenNames = readColumn("company/given-names.csv", "name");
export const familyNames = readColumn("company/family-names.csv", "name");

const streets = readCsv("company/streets.csv", { kind: text, street: text });
/** Streets of the kind that trade counters and warehouses stand on. */
export const industrialStreets = streets.filter(({ kind }) => kind === "industrial").map(({ street }) => street);
export const officeStreets = streets.filter(({ kind }) => kind === "office").map(({ street }) => street);
