import { z } from "zod";
import { linkTypes } from "./header.ts";

/** The names on the wire are the specification's. */
const link = z.object({
  label: z.string(),
  url: z.string(),
  type: z
    .enum(linkTypes)
    .describe("What following it does: it opens a page or the Find a Branch dialog, or ends the session."),
});

export const menuAnswer = z.object({ menu: z.array(link).describe("The rows of the mobile panel, in order.") });

export const mainAnswer = z.object({
  grainger: z.array(link).describe("The links of the desktop's upper bar, in order."),
  graingerPhone: z.string().describe("The provider's toll-free number."),
});

export const allProductsAnswer = z.object({
  easyNavLinks: z.array(link),
  categories: z
    .array(
      z.object({
        name: z.string(),
        code: z.string(),
        searchUrl: z.string().describe("The category's page."),
        icon: z.string().describe("Its name in the store's sprite of category icons."),
      }),
    )
    .describe("The top-level categories, in their order."),
});

export type AllProductsAnswer = z.input<typeof allProductsAnswer>;
