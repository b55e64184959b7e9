import { expect, test } from "vitest";
import { answerPages, guidesFor, pagesFor } from "./pages-for.ts";

const pages = [
  { title: "Order lookup", url: "/orders/lookup", phrases: ["where is my order", "order status"] },
  { title: "Returns", url: "/returns", phrases: ["refund policy", "return"] },
  { title: "Documents", url: "/documents", phrases: ["sds", "safety data sheet"] },
  { title: "Opening an Account", url: "/accounts", phrases: ["sign up", "open an account"] },
];

test.each([
  ["where is my order", ["Order lookup"]],
  ["status of an order", ["Order lookup"]],
  ["refund policy", ["Returns"]],
  ["safety data sheet for degreaser", ["Documents"]],
  ["SDS", ["Documents"]],
  ["how do i sign up", ["Opening an Account"]],
])("%s asks about the store", (text, titles) => {
  const answer = pagesFor(text, pages);
  expect([answer.isAboutStore, answer.pages.map(({ title }) => title)]).toEqual([true, titles]);
});

test.each(["sign", "safety glasses", "return spring for a door closer", "data sheet holder wall mount", ""])(
  "%s asks for a thing",
  (text) => {
    expect(pagesFor(text, pages).isAboutStore).toBe(false);
  },
);

test("what the catalog does not sell asks for a page by the word that is left of its phrase", () => {
  const shipments = [{ title: "Tracking", url: "/tracking", phrases: ["my shipment"] }];
  const isInCatalog = (word: string) => word !== "shipment";
  expect(pagesFor("shipment", shipments, isInCatalog).isAboutStore).toBe(true);
  expect(pagesFor("shipment", shipments, () => true).isAboutStore).toBe(false);
});

test("of the guides the one with the longest keyword is shown", () => {
  const guides = [
    { title: "Gloves", url: "/gloves", phrases: ["gloves"] },
    { title: "Cut levels", url: "/cut", phrases: ["cut resistant gloves"] },
  ];
  expect(guidesFor("cut resistant gloves xl", guides).map(({ title }) => title)).toEqual(["Cut levels"]);
});

test("of two pages that have all its words, the one whose phrase was typed goes first", () => {
  const both = [
    { title: "Order History", url: "/history", phrases: ["my orders", "order"] },
    { title: "Order Lookup", url: "/lookup", phrases: ["where is my order", "order"] },
  ];
  expect(pagesFor("where is my order", both).pages.map(({ title }) => title)).toEqual([
    "Order Lookup",
    "Order History",
  ]);
});

test.each([
  ["where is my order", "/orders/lookup"],
  ["track package", "/orders/lookup"],
  ["purchase history", "/myaccount/orderhistory"],
])("%s leads to a page about orders, whatever the operator has written", (typed, url) => {
  expect(pagesFor(typed, answerPages([])).pages[0]?.url).toBe(url);
});
