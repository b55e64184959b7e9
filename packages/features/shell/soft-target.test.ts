import { expect, test } from "vitest";
import { type LinkFacts, softTarget } from "./soft-target.ts";

const here = "https://store.example/category/fasteners?page=2";
const link = (href: string, facts: Partial<LinkFacts> = {}) =>
  softTarget({ href, target: "", isDownload: false, wantsDocument: false, ...facts }, here);

test("a link to another page of the store is followed without a document load", () => {
  expect(link("/cart")).toBe("/cart");
  expect(link("?page=3")).toBe("/category/fasteners?page=3");
  expect(link("https://store.example/search?searchQuery=bolt#results")).toBe("/search?searchQuery=bolt#results");
});

test("a link elsewhere, to a new tab, to a file, or marked as a document is left to the browser", () => {
  expect(link("https://elsewhere.example/")).toBeUndefined();
  expect(link("mailto:care@store.example")).toBeUndefined();
  expect(link("/cart", { target: "_blank" })).toBeUndefined();
  expect(link("/list.csv", { isDownload: true })).toBeUndefined();
  expect(link("/logout", { wantsDocument: true })).toBeUndefined();
});

test("a jump within the page is left to the browser, so that the focus moves too", () => {
  expect(link("#main")).toBeUndefined();
  expect(link("?page=2#main")).toBeUndefined();
});
