import { cartContext } from "@capstan/features/cart";
import { contentContext } from "@capstan/features/content";
import { homeContext } from "@capstan/features/home";
import { productContext } from "@capstan/features/product";
import { resultsContext } from "@capstan/features/search";
import { visitorContext } from "@capstan/features/session";
import { shellContext } from "@capstan/features/shell";
import { createContext } from "react-router";
import { contactSheetContext } from "./kit/contact-sheet.ts";
import { reportContext } from "./page-report.ts";

export const nonceContext = createContext<string>();

/** The keys under which the server leaves each page's readers; the server takes them from the bundle's entry. */
export const contexts = {
  nonce: nonceContext,
  report: reportContext,
  visitor: visitorContext,
  shell: shellContext,
  home: homeContext,
  results: resultsContext,
  product: productContext,
  cart: cartContext,
  content: contentContext,
  contactSheet: contactSheetContext,
};
