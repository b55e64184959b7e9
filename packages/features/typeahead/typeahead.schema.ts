import { z } from "zod";

/** The names on the wire are the specification's. */
const suggestion = z.object({
  display: z.string().describe("What the line says; a category's is its path, joined by ' > '."),
  url: z.string().describe("Where it leads."),
  key: z.string().describe("What the panel beside the list is asked for with: /tab, /tac and /tas take it as t."),
  name: z.string(),
});

export type Suggestion = z.infer<typeof suggestion>;

/** Control characters and halves of characters are in no name, and PostgreSQL takes none of them. */
const readable = z
  .string()
  .max(200)
  .transform((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, " "));
const typed = readable.default("");
const howMany = z.coerce.number().int().min(0).max(10);

export const typeaheadParams = z.object({
  brands: howMany.describe("The most brands."),
  categories: howMany.describe("The most categories."),
  general: howMany.describe("The most general suggestions."),
});

export type TypeaheadLimits = z.infer<typeof typeaheadParams>;

export const typeaheadQuery = z.object({ t: typed.describe("What was typed; under two characters find nothing.") });

export const typeaheadAnswer = z.object({
  brandSuggestionResults: z.array(suggestion),
  categorySuggestionResults: z.array(suggestion),
  generalSuggestionResults: z
    .array(z.string())
    .describe("Searches and part numbers, to be put into the box as they are."),
  selectionGuideSuggestionResult: z
    .array(suggestion)
    .max(1)
    .describe("The guide that fits best: a list like the others, of one or none."),
});

export type TypeaheadAnswer = z.infer<typeof typeaheadAnswer>;

const productItem = z.object({
  shortDesc: z.string(),
  displayImage: z.string().describe("The address of its picture, 68 pixels wide."),
  url: z.string(),
  item: z.string().describe("The SKU."),
  shipPackQuantity: z.number().int(),
  previouslyPurchasedProduct: z.boolean().describe("The visitor's account has ordered it before."),
  brand: z.string().optional().describe("Left out, with pack and price, while the database is away."),
  pack: z.string().optional().describe('What one unit is: "each", "box of 50".'),
  priceLabel: z
    .string()
    .optional()
    .describe('"Your Price" with an account, "Web Price" without, "Sale", "Clearance", or how the price is told.'),
  price: z.string().optional().describe("The visitor's own price of one unit now. Left out where it is not told."),
});

export type ProductItem = z.infer<typeof productItem>;

export const searchTypes = ["IN_CATALOG", "OUTSIDE_CATALOG", "NO_CATALOG_RESTRICTION"] as const;

export const productsQuery = z
  .object({
    t: typed,
    tae: z.enum(["true", "false"]).optional().describe("Sent by the search box; it changes nothing."),
    catalogFilterName: z
      .string()
      .max(100)
      .optional()
      .describe("The custom catalog's filter, as /custom-catalog names it."),
    searchType: z.enum(searchTypes).optional(),
  })
  .refine(({ catalogFilterName, searchType }) => catalogFilterName || !isOfCatalog(searchType), {
    path: ["catalogFilterName"],
    error: "IN_CATALOG and OUTSIDE_CATALOG need the name of the catalog",
  });

export type CatalogChoice = Pick<z.infer<typeof productsQuery>, "catalogFilterName" | "searchType">;

function isOfCatalog(searchType: (typeof searchTypes)[number] | undefined): boolean {
  return searchType === "IN_CATALOG" || searchType === "OUTSIDE_CATALOG";
}

export const productsAnswer = z.object({
  products: z.array(productItem).describe("The best first; six at most."),
  instead: z
    .string()
    .optional()
    .describe("What they are, where the visitor's own catalog has nothing for the term and they are not for it."),
});

export const keyQuery = z.object({ t: readable.describe("The key of the suggestion.") });

export const brandAnswer = z.object({
  categories: z.array(suggestion).describe("Where the brand has most items, the fullest first."),
  products: z.array(productItem).describe("The most ordered first; six at most."),
});

export const categoryAnswer = z.object({
  seoContent: z.string(),
  icon: z.string().describe("Its name in the store's sprite of category icons."),
});

export const guideAnswer = z.object({
  headingUrl: z.string(),
  subHeading: z.string(),
  description: z.string(),
  button: z.array(z.object({ url: z.string(), text: z.string() })),
  displayImage: z.string().optional().describe("The address of a picture of something that the guide is about."),
});

export type ProductsAnswer = z.infer<typeof productsAnswer>;
export type BrandAnswer = z.infer<typeof brandAnswer>;
export type CategoryAnswer = z.infer<typeof categoryAnswer>;
export type GuideAnswer = z.infer<typeof guideAnswer>;
