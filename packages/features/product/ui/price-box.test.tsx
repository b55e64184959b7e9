import type { PriceLabel } from "@capstan/features/pricing";
import { expect, test } from "vitest";
import { pageMarkup } from "@capstan/features/test-kit";
import { PriceBox } from "./price-box.tsx";
import { priced } from "./product-fixture.ts";

/** The words of the box, as they are read. */
function words(price: PriceLabel, at?: string): string {
  return pageMarkup(<PriceBox price={price} unitLabel="pack of 50" />, at)
    .replaceAll(/<svg.*?<\/svg>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

test("a price that needs a sign-in shows no figure, and the way to sign in comes back to this page", () => {
  const at = "/product/Hex-Cap-Screw-4RN31A?from=search";
  expect(words({ kind: "sign-in" }, at)).toMatch(/^Sign In for Pricing/);
  expect(words({ kind: "sign-in" }, at)).not.toMatch(/\d/);
  expect(pageMarkup(<PriceBox price={{ kind: "sign-in" }} unitLabel="each" />, at)).toContain(
    "frwdUrlPath=%2Fproduct%2FHex-Cap-Screw-4RN31A%3Ffrom%3Dsearch",
  );
});

test("a price on request gives the number to call and no figure of money", () => {
  expect(words({ kind: "call" })).toMatch(/^Call for Price 1-/);
  expect(words({ kind: "call" })).not.toContain("$");
});

test("a sale shows its price, what a piece costs, its last day and the price that it strikes", () => {
  const sale = priced("$11.95", {
    label: "Sale",
    each: "$0.239",
    strike: { label: "Your Price", price: "$14.06" },
    endsOn: "2026-11-30",
  });
  expect(words(sale)).toBe("Sale $11.95 / pack of 50 $0.239 each. Ends Nov 30, 2026. Your Price $14.06");
  expect(pageMarkup(<PriceBox price={sale} unitLabel="pack of 50" />)).toContain("<s>$14.06</s>");
});

test("a usual price has its label and its unit; only an anonymous visitor is asked to sign in", () => {
  expect(words(priced("$14.06"))).toBe("Your Price $14.06 / pack of 50");
  expect(words(priced("$18.20", { label: "Web Price" }))).toBe(
    "Web Price $18.20 / pack of 50 Sign in for your account price.",
  );
});

test("the price that a contract refers to is not in the page until it is asked for", () => {
  const html = pageMarkup(<PriceBox price={priced("$14.06", { reference: "$16.54" })} unitLabel="pack of 50" />);
  expect(html).toContain('aria-label="Contract Reference Price"');
  expect(html).not.toContain("$16.54");
});
