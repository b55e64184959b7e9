import { expect, test } from "vitest";
import { addedEntry, exampleAnswer, refusedEntry } from "./add-answer.fixture.ts";
import { answerEvents } from "./track-answer.ts";

test("each entry is one event: added, to be agreed to, or not for sale", () => {
  const data = exampleAnswer([addedEntry(), refusedEntry("stateRestricted"), refusedEntry("discontinued")]);
  expect(answerEvents(data)).toEqual([
    { event: "addToCart", sku: "4RN31A", quantity: 4, addToCartMethod: "Keyword Search", findingMethod: "THKS" },
    { event: "youShouldKnow", sku: "4RM48A", errorType: "stateRestricted" },
    { event: "cannotBePurchased", sku: "4RM48A", errorType: "discontinued" },
  ]);
});

test("how the item was found is the server's word, else that of the page", () => {
  const options = { addToCartMethod: "Type Ahead OH Product Recs", findingMethod: "THOH" } as const;
  const data = exampleAnswer([addedEntry()], { analyticsData: null });
  expect(answerEvents(data, options)[0]).toMatchObject(options);
  expect(answerEvents(data)[0]).toMatchObject({ addToCartMethod: "", findingMethod: "" });
});
