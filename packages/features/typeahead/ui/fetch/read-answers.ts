import { type Decoder, decodeOrNone, flag, list, object, optional, text, whole } from "@capstan/platform/decode";
import type {
  BrandAnswer,
  CategoryAnswer,
  GuideAnswer,
  ProductItem,
  ProductsAnswer,
  Suggestion,
  TypeaheadAnswer,
} from "../../typeahead.schema.ts";

const suggestions = list(object<Suggestion>({ display: text, url: text, key: text, name: text }));

const products = list(
  object<ProductItem>({
    shortDesc: text,
    displayImage: text,
    url: text,
    item: text,
    shipPackQuantity: whole,
    previouslyPurchasedProduct: flag,
    brand: optional(text),
    pack: optional(text),
    priceLabel: optional(text),
    price: optional(text),
  }),
);

export const readSuggestions = reading(
  object<TypeaheadAnswer>({
    brandSuggestionResults: suggestions,
    categorySuggestionResults: suggestions,
    generalSuggestionResults: list(text),
    selectionGuideSuggestionResult: suggestions,
  }),
);

export const readProducts = reading(object<ProductsAnswer>({ products, instead: optional(text) }));

export const readBrand = reading(object<BrandAnswer>({ categories: suggestions, products }));

export const readCategory = reading(object<CategoryAnswer>({ seoContent: text, icon: text }));

export const readGuide = reading(
  object<GuideAnswer>({
    headingUrl: text,
    subHeading: text,
    description: text,
    button: list(object({ url: text, text })),
    displayImage: optional(text),
  }),
);

/** Undefined where it is nothing of the kind. */
function reading<Answer>(decoder: Decoder<Answer>): (value: unknown) => Answer | undefined {
  return (value) => decodeOrNone(decoder, value);
}
