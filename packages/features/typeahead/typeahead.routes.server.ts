import { urls } from "@capstan/features/urls";
import type { DatabaseHandle } from "@capstan/platform/db";
import { type RouteSpec, route } from "@capstan/platform/http";
import { brandPanel } from "./brand-panel.server.ts";
import { categoryPanel } from "./category-panel.server.ts";
import { guidePanel } from "./guide-panel.server.ts";
import { type ProductsDeps, suggestProducts } from "./suggest-products.server.ts";
import { suggestWithin } from "./suggest-within.server.ts";
import {
  brandAnswer,
  categoryAnswer,
  guideAnswer,
  keyQuery,
  productsAnswer,
  productsQuery,
  typeaheadAnswer,
  typeaheadParams,
  typeaheadQuery,
} from "./typeahead.schema.ts";

export interface TypeaheadDeps extends Omit<ProductsDeps, "db"> {
  readonly database: Pick<DatabaseHandle, "db">;
}

/** Everybody without an account who types the same gets the same: a shared cache may answer the next one. */
const cacheSeconds = 60;

export function typeaheadRoutes({
  database: { db },
  clock,
  opensearch,
  categoryTree,
  synonyms,
  vocabulary,
}: TypeaheadDeps): readonly RouteSpec[] {
  const deps = { db, clock, opensearch, categoryTree, synonyms, vocabulary };
  const common = {
    method: "GET",
    slice: "typeahead",
    level: "anonymous",
    account: "none",
    agents: "look",
    errors: ["ENGINE_UNAVAILABLE"],
  } as const;
  return [
    route({
      ...common,
      path: urls.typeahead({ brands: ":brands", categories: ":categories", general: ":general" }),
      summary: "Suggestions for what was typed so far; the path says how many brands, categories and general ones",
      params: typeaheadParams,
      query: typeaheadQuery,
      account: "visitor",
      answer: typeaheadAnswer,
      cacheSeconds,
      handle: async ({ params, query, visitor }) => suggestWithin(deps, { text: query.t, limits: params, visitor }),
    }),
    route({
      ...common,
      path: urls.typeaheadProducts(),
      summary: "Products for a term, within the custom catalog of the visitor's account",
      account: "visitor",
      references: { catalogFilterName: "own-account" },
      query: productsQuery,
      answer: productsAnswer,
      handle: async ({ query: { t: text, catalogFilterName, searchType }, visitor }) =>
        suggestProducts(deps, { text, catalogFilterName, searchType, visitor }),
    }),
    route({
      ...common,
      path: urls.typeaheadBrand(),
      summary: "A brand's categories and products",
      account: "visitor",
      query: keyQuery,
      answer: brandAnswer,
      handle: async ({ query, visitor }) => brandPanel(deps, { brand: query.t, visitor }),
    }),
    route({
      ...common,
      path: urls.typeaheadCategory(),
      summary: "What the panel shows of a category",
      query: keyQuery,
      answer: categoryAnswer,
      errors: ["NOT_FOUND", "ENGINE_UNAVAILABLE"],
      cacheSeconds,
      handle: async ({ query }) => categoryPanel(deps, { key: query.t }),
    }),
    route({
      ...common,
      path: urls.typeaheadGuide(),
      summary: "What the panel shows of a guide",
      query: keyQuery,
      answer: guideAnswer,
      errors: ["NOT_FOUND", "ENGINE_UNAVAILABLE"],
      cacheSeconds,
      handle: async ({ query }) => guidePanel(deps, { key: query.t }),
    }),
  ];
}
