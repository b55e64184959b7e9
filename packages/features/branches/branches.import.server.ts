import {
  type RecordPlan,
  code,
  defineRecord,
  flag,
  list,
  number,
  oneOf,
  optional,
  refersTo,
  text,
  withDefault,
} from "@capstan/platform/import";
import { holidays } from "./holidays.ts";

const state = text("The state's two letters.", { max: 2, pattern: /^[A-Z]{2}$/, shape: "a state's two letters" });
const zip = text("The ZIP code.", { max: 10, pattern: /^\d{5}(?:-\d{4})?$/, shape: "a ZIP code like 60045" });
const place = {
  latitude: number("Degrees north.", { min: -90, max: 90 }),
  longitude: number("Degrees east.", { min: -180, max: 180 }),
};

const distributionCenterRecord = defineRecord({
  name: "distribution-center",
  about: "A warehouse that orders are shipped from.",
  table: "distribution_center",
  key: ["code"],
  columns: {
    code: code("Its key; no branch has the same."),
    name: text("What it is called.", { max: 120 }),
    city: text("The city.", { max: 80 }),
    state,
    zip,
    ...place,
  },
});

const branchRecord = defineRecord({
  name: "branch",
  about: "A place where buyers pick up.",
  table: "branch",
  key: ["code"],
  columns: {
    code: code("Its key; no distribution center has the same."),
    name: text("What visitors read.", { max: 120 }),
    address1: text("Street and number.", { max: 120 }),
    address2: optional(text("Suite or building.", { max: 120 })),
    city: text("The city.", { max: 80 }),
    state,
    zip,
    country: withDefault(
      text("The country.", { max: 2, pattern: /^[A-Z]{2}$/, shape: "a country's two letters" }),
      "US",
    ),
    ...place,
    phone: text("Its telephone number.", { max: 30 }),
    weekdayHours: text("When it is open from Monday to Friday.", { max: 60 }),
    saturdayHours: optional(text("When it is open on Saturdays.", { max: 60 })),
    hasCurbside: withDefault(flag("It brings orders to the car."), false),
    distributionCenterCode: optional(
      refersTo(
        "distribution center has the code",
        { table: "distribution_center", column: "code" },
        code("Where its deliveries come from."),
      ),
    ),
    isOpen: withDefault(flag("Visitors can choose it."), true),
    services: list(text("What it does beside selling.", { max: 80 }), { most: 40 }),
    holidays: list(oneOf("When it is closed.", holidays)),
  },
});

export const branchesRecords: readonly RecordPlan[] = [distributionCenterRecord, branchRecord];
