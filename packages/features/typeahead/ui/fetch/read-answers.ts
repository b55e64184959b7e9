import type {
  BrandAnswer,
  CategoryAnswer,
  GuideAnswer,
  ProductItem,
  ProductsAnswer,
  Suggestion,
  TypeaheadAnswer,
} from "../../typeahead.schema.ts";

// The schemas' own library would be larger than the whole search box, so what comes from the wire is looked at by hand.

type Fields = Readonly<Record<string, unknown>>;

export function readSuggestions(value: unknown): TypeaheadAnswer | undefined {
  const isAnswer =
    isObject(value) &&
    isListOf(value["brandSuggestionResults"], isSuggestion) &&
    isListOf(value["categorySuggestionResults"], isSuggestion) &&
    isListOf(value["generalSuggestionResults"], isText) &&
    isListOf(value["selectionGuideSuggestionResult"], isSuggestion);
  return isAnswer ? (value as unknown as TypeaheadAnswer) : undefined;
}

export function readProducts(value: unknown): ProductsAnswer | undefined {
  const isAnswer = isObject(value) && isListOf(value["products"], isProduct);
  return isAnswer ? (value as unknown as ProductsAnswer) : undefined;
}

export function readBrand(value: unknown): BrandAnswer | undefined {
  const isAnswer =
    isObject(value) && isListOf(value["categories"], isSuggestion) && isListOf(value["products"], isProduct);
  return isAnswer ? (value as unknown as BrandAnswer) : undefined;
}

export function readCategory(value: unknown): CategoryAnswer | undefined {
  return hasTexts(value, "seoContent", "icon") ? (value as unknown as CategoryAnswer) : undefined;
}

export function readGuide(value: unknown): GuideAnswer | undefined {
  const isAnswer =
    hasTexts(value, "headingUrl", "subHeading", "description") &&
    (value["displayImage"] === undefined || hasTexts(value, "displayImage")) &&
    isListOf(value["button"], (button) => hasTexts(button, "url", "text"));
  return isAnswer ? (value as unknown as GuideAnswer) : undefined;
}

function isSuggestion(value: unknown): value is Suggestion {
  return hasTexts(value, "display", "url", "key", "name");
}

function isProduct(value: unknown): value is ProductItem {
  return (
    hasTexts(value, "shortDesc", "displayImage", "url", "item") &&
    Number.isInteger(value["shipPackQuantity"]) &&
    typeof value["previouslyPurchasedProduct"] === "boolean"
  );
}

function hasTexts(value: unknown, ...names: readonly string[]): value is Fields {
  return isObject(value) && names.every((name) => isText(value[name]));
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
