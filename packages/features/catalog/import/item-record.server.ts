import {
  computed,
  date,
  defineRecord,
  flag,
  integer,
  namedValues,
  oneOf,
  number,
  optional,
  text,
  withDefault,
} from "@capstan/platform/import";
import { identifierKey } from "../identifier-key.ts";
import { settleAttributes } from "./item-attributes.server.ts";
import { codeOf, documents, photographUrl, restrictions, sku, unspsc } from "./shared-columns.server.ts";

const quantity = (about: string) => withDefault(integer(about, { min: 1, max: 1_000_000 }), 1);

const columns = {
  sku: sku("The item number. It never changes."),
  categoryCode: codeOf.category("Where it stands in the tree."),
  classCode: codeOf.class("What kind of thing it is; decides its attributes."),
  brandCode: codeOf.brand("Whose it is."),
  familyCode: optional(codeOf.family("The family whose grid it stands in.")),
  name: text("What visitors read.", { max: 200 }),
  shortName: text("For pick tickets and narrow columns.", { max: 40 }),
  description: withDefault(text("What a buyer should know before buying.", { max: 8_000, allowLineBreaks: true }), ""),
  manufacturerPartNumber: text("The maker's own number.", { max: 60 }),
  partNumberKey: computed("The part number as it is looked up.", "manufacturerPartNumber", identifierKey),
  attributes: namedValues("What its class describes it by.", { cellPrefix: "attribute", settle: settleAttributes }),
  unit: withDefault(
    text("The unit that is ordered and priced.", {
      max: 4,
      pattern: /^[A-Z]{2,4}$/,
      shape: "a unit like EA, PK or PR",
    }),
    "EA",
  ),
  piecesPerUnit: quantity("How many pieces a unit holds."),
  sellPackQuantity: quantity("Over a branch's counter it is sold in multiples of this."),
  shipPackQuantity: quantity("It is shipped in multiples of this."),
  minimumQuantity: quantity("The least that can be ordered."),
  lifecycle: withDefault(
    oneOf("Where it is in its life.", ["planned", "active", "clearance", "discontinued"]),
    "active",
  ),
  availableFrom: optional(date("From when it can be bought.")),
  discontinuedOn: optional(date("Until when it could be bought.")),
  countryOfOrigin: optional(
    text("Where it was made.", { max: 2, pattern: /^[A-Z]{2}$/, shape: "a country's two letters" }),
  ),
  unspsc: optional(unspsc("Its UNSPSC code, where it differs from its class's.")),
  warrantyCode: optional(codeOf.warranty("The protection plan that is offered with it.")),
  weightLb: optional(number("What one unit weighs as it ships, in pounds.", { min: 0.001, max: 100_000 })),
  shipsFreight: withDefault(flag("Too large or too heavy for a parcel."), false),
  hazardClass: optional(
    text("The class of dangerous goods, where it is one.", {
      max: 3,
      pattern: /^[1-9](?:\.[1-6])?$/,
      shape: "a class like 3 or 2.1",
    }),
  ),
  restrictions: restrictions("What its sale must ask or tell."),
  documents: documents("Its sheets and manuals."),
  imageUrl: optional(photographUrl("A photograph; without one its class's drawing is shown, or the placeholder.")),
};

export const itemRecord = defineRecord({
  name: "item",
  about: "What can be bought.",
  table: "item",
  key: ["sku"],
  columns,
  touches: "updated_at",
  rules: [
    {
      field: "discontinuedOn",
      check: ({ availableFrom, discontinuedOn }) =>
        availableFrom !== null && discontinuedOn !== null && discontinuedOn < availableFrom
          ? "is before availableFrom"
          : undefined,
    },
    {
      field: "manufacturerPartNumber",
      check: ({ partNumberKey }) => (partNumberKey === "" ? "has neither a letter nor a digit" : undefined),
    },
  ],
});
