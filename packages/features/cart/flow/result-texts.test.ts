import { expect, test } from "vitest";
import { addedEntry, exampleAnswer, refusedEntry } from "./add-answer.fixture.ts";
import { resultTexts, snackbarText } from "./result-texts.ts";

const one = addedEntry();
const two = addedEntry("2KD94A");
const refused = refusedEntry("discontinued");

test.each([
  [[one], "1 Product Added to Cart", "1 Product Added to Cart", null],
  [[one, two], "2 Products Added to Cart", "2 Products Added to Cart", null],
  [[one, two, refused], "2 of 3 Products Added to Cart", "2 Products Added to Cart", "1 Product Not Added to Cart"],
  [[refused], "Product Not Added to Cart", null, "1 Product Not Added to Cart"],
])("the title counts what was added, the subheaders each part", (entries, title, added, notAdded) => {
  const texts = resultTexts(exampleAnswer(entries));
  expect(texts).toEqual({ title, added, notAdded, showsActions: added !== null });
  expect(resultTexts(exampleAnswer(entries, { mauAccountNumber: "0884512907" })).title).toBe(
    `${title} — Account 0884512907`,
  );
});

test("the server's own words count with its flag, and ours stand where it has none", () => {
  const servers = { headerMessage: "Nearly done", addedSubheaderMessage: "In your cart" };
  const isOn = { modernizedOrderOriginationV2FeatureEnabled: true };
  const entries = [one, refused];
  expect(resultTexts(exampleAnswer(entries, servers)).title).toBe("1 of 2 Products Added to Cart");
  expect(resultTexts(exampleAnswer(entries, { ...servers, ...isOn }))).toMatchObject({
    title: "Nearly done",
    added: "In your cart",
    notAdded: "1 Product Not Added to Cart",
  });
});

test("the snackbar counts products", () => {
  expect(snackbarText(exampleAnswer([one]))).toBe("1 product added to cart");
  expect(snackbarText(exampleAnswer([one, two]))).toBe("2 products added to cart");
});

test("the snackbar says what the server warns of, each warning once", () => {
  const { error } = refusedEntry("invalid", { error: { errorMessage: "Ships in multiples of 12." } });
  const warned = { hasWarning: true, error };
  expect(
    snackbarText(
      exampleAnswer([
        { ...one, ...warned },
        { ...two, ...warned },
      ]),
    ),
  ).toBe("2 products added to cart. Ships in multiples of 12.");
});
