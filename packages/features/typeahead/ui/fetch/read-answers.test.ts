import fc from "fast-check";
import { expect, test } from "vitest";
import { brandAnswer, categoryAnswer, guideAnswer, productsAnswer, typeaheadAnswer } from "../../typeahead.schema.ts";
import { readBrand, readCategory, readGuide, readProducts, readSuggestions } from "./read-answers.ts";

const suggestion = { display: "Hex Nuts", url: "/category/1", key: "1", name: "Hex Nuts" };
const product = {
  shortDesc: "Hex Nut",
  displayImage: "/pictures/items/1-68.webp",
  url: "/product/1",
  item: "1",
  shipPackQuantity: 50,
  previouslyPurchasedProduct: false,
};

const answers = [
  {
    name: "suggestions",
    read: readSuggestions,
    schema: typeaheadAnswer,
    answer: {
      brandSuggestionResults: [suggestion],
      categorySuggestionResults: [suggestion],
      generalSuggestionResults: ["hex nuts"],
      selectionGuideSuggestionResult: [suggestion],
    },
  },
  { name: "products", read: readProducts, schema: productsAnswer, answer: { products: [product] } },
  { name: "brand", read: readBrand, schema: brandAnswer, answer: { categories: [suggestion], products: [product] } },
  {
    name: "category",
    read: readCategory,
    schema: categoryAnswer,
    answer: { seoContent: "Nuts", icon: "nut" },
  },
  {
    name: "guide",
    read: readGuide,
    schema: guideAnswer,
    answer: { headingUrl: "/h", subHeading: "S", description: "D", button: [{ url: "/b", text: "" }] },
  },
];

test.each(answers)("what the store answers with $name is taken as it is", ({ read, schema, answer }) => {
  expect(schema.parse(answer)).toEqual(answer);
  expect(read(answer)).toBe(answer);
});

test.each(answers)("an answer with $name that lacks a field is none", ({ read, answer }) => {
  for (const field of Object.keys(answer)) expect(read({ ...answer, [field]: undefined })).toBeUndefined();
});

test("nonsense is no answer, and breaks nothing", () => {
  fc.assert(
    fc.property(fc.anything(), (nonsense) => {
      for (const { read } of answers) expect(read(nonsense)).toBeUndefined();
    }),
  );
});

test("a quantity must be a whole number", () => {
  for (const shipPackQuantity of ["50", 1.5, null]) {
    expect(readProducts({ products: [{ ...product, shipPackQuantity }] })).toBeUndefined();
  }
});
