import { afterEach, expect, test, vi } from "vitest";
import { pickBasket, pickRecommendations } from "./pick-recommendations.ts";
import { needsPackCheck, packSize, settledQuantity } from "./rec-quantity.ts";
import {
  fetchBasket,
  fetchProductInfo,
  fetchRecommendations,
  fetchRtaMessages,
  replaceCartItem,
} from "./recommendation-calls.ts";
import { savingOn } from "./saving.ts";
import { trackedLink } from "./tracked-link.ts";

afterEach(() => void vi.unstubAllGlobals());

const listOf = (...skus: string[]) => skus.map((sku) => ({ sku, source: null }));
const answer = {
  sns: listOf("S1"),
  requiredAccessories: listOf("A1"),
  related: listOf("R1"),
  b2b: listOf("B1"),
  alternates: listOf("T1"),
};

test.each([
  [answer, "sns", ["S1"]],
  [{ ...answer, sns: [] }, "requiredAccessories", ["A1", "R1"]],
  [{ ...answer, sns: null, requiredAccessories: [] }, "related", ["R1"]],
  [{ b2b: answer.b2b, alternates: answer.alternates }, "b2b", ["B1"]],
  [{ alternates: answer.alternates }, "alternates", ["T1"]],
])("of %j the first kind that has something is shown", (given, kind, skus) => {
  const picked = pickRecommendations(given, []);
  expect([picked?.kind, picked?.items.map(({ sku }) => sku)]).toEqual([kind, skus]);
});

test("at most six, each once, and nothing that was just added", () => {
  const many = listOf("1", "2", "2", "3", "4", "5", "6", "7", "8");
  expect(pickBasket(many, ["1"])?.items.map(({ sku }) => sku)).toEqual(["2", "3", "4", "5", "6", "7"]);
  expect(pickRecommendations({ sns: listOf("1") }, ["1"])).toBeUndefined();
  expect(pickRecommendations({}, [])).toBeUndefined();
});

test.each([
  ["b2b", null, "/product/Nut-4RQ14A?opr=A2CDSP&a2c_sku_original=4RN31A"],
  ["sns", "MERCH", "/product/Nut-4RQ14A?analytics=FM:A2CSSM&opr=A2CSSM&sas_sku_original=4RN31A"],
  ["sns", "DS", "/product/Nut-4RQ14A?analytics=FM:A2CSSDS&opr=A2CSSDS&sas_sku_original=4RN31A"],
] as const)("a link of %s from %s says where it came from", (kind, source, link) => {
  expect(trackedLink({ productDetailUrl: "/Nut-4RQ14A", kind, source, originalSku: "4RN31A" })).toBe(link);
});

test("the pack is that of the counter when it is picked up, and a quantity below 1 is the pack again", () => {
  const product = { sku: "1", name: "", sellPackQty: 5, shipPackQty: 25 } as Parameters<typeof packSize>[0];
  expect([packSize(product, true), packSize(product, false)]).toEqual([5, 25]);
  expect(packSize({ ...product, shipPackQty: null }, false)).toBe(1);
  expect([settledQuantity(0, 25), settledQuantity(7, 25)]).toEqual([25, 7]);
  expect([needsPackCheck(50, 25), needsPackCheck(30, 25)]).toEqual([false, true]);
});

test.each([
  ["$9.37", "each", "$11.64"],
  ["$8.40", "each", null],
  ["$1,009.37", "each", "$12,011.64"],
  ["$9.37", "pack of 50", null],
  [null, "each", null],
])("twelve at %s %s in place of twelve at $8.40 each save %s", (formattedPrice, unitOfMeasure, saving) => {
  const similar = { product: { uomLabel: "each" }, price: { priceData: { formattedPrice: "$8.40" } } };
  expect(savingOn({ formattedPrice, unitOfMeasure }, similar as Parameters<typeof savingOn>[1], 12)).toBe(saving);
});

test("every call is made as specified, and one that fails or makes no sense leaves an empty object", async () => {
  const calls: string[] = [];
  const reports: string[] = [];
  let respond = async () => Response.json({}, { status: 500 });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal(
    "fetch",
    async (address: string, { method = "GET", body = "" }: { method?: string; body?: string | URLSearchParams }) => {
      const call = `${method} ${address} ${body.toString()}`.trim();
      if (address === "/errors/client") reports.push(JSON.parse(String(body)).message);
      else calls.push(call);
      return respond();
    },
  );
  const replacement = {
    productCode: "2KE15A",
    quantity: 12,
    replacedSku: "2KD94A",
    replacedPk: "7",
    replacedQuantity: 12,
    pageAccount: null,
    isModernCart: false,
  };
  const all = async () => [
    await fetchRecommendations("1"),
    await fetchBasket(["1", "2"]),
    await fetchProductInfo(["1", "2"]),
    await fetchRtaMessages("1", 30),
  ];
  expect(await all()).toEqual([{}, {}, {}, {}]);
  expect(await replaceCartItem(replacement)).toBe(false);
  expect(calls).toEqual([
    "GET /v2/recs/add-to-cart?sku=1&associations=a2c",
    "GET /v2/products/recommendations/basket?skus=1%2C2",
    "GET /product/info?productArray=1%2C2",
    'POST /rta/getrtamessages {"itemIDs":["1"],"itemQtys":[30]}',
    "POST /cart/v2/replaceCartItem quantity=12&productCode=2KE15A&replacedQty=12&replacedItemID=2KD94A",
  ]);
  expect(reports).toEqual([
    "Error getting product recommendations",
    "Failed to Get Recommendations from Basket Endpoint",
    "Failed to Get Product Info",
    "Failed to Get RTA Messages",
    "Failed to Replace Product in Cart",
  ]);
  respond = async () => Response.json([]);
  expect(await all()).toEqual([{}, {}, {}, {}]);
  respond = async () => Promise.reject(new TypeError("no network"));
  expect(await all()).toEqual([{}, {}, {}, {}]);
  respond = async () => Response.json({});
  expect(await replaceCartItem({ ...replacement, pageAccount: "0884512907" })).toBe(true);
  expect(calls.at(-1)).toContain("&replacedItemPK=7");
});

test("one product that can't be read leaves the others", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ A: { product: { sku: "A", name: "Nut" } }, B: { product: {} } }));
  expect(Object.keys(await fetchProductInfo(["A", "B"]))).toEqual(["A"]);
});
