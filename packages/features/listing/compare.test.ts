import { expect, test } from "vitest";
import { compareQueryIn } from "./compare.ts";

const read = (query: string) => compareQueryIn(new URLSearchParams(query));

test("the items of the path come first, in its order", () => {
  expect(compareQueryIn(new URLSearchParams("items=C"), "1aa01b,1AA01A").skus).toEqual(["1AA01B", "1AA01A", "C"]);
});

test("items are read in order, each once, whether in one list or in several, as buyers type them", () => {
  expect(read("items=1AA01A,1AA02A&items=+1aa03a+,1AA01A").skus).toEqual(["1AA01A", "1AA02A", "1AA03A"]);
  expect(read("").skus).toEqual([]);
});

test("an address without end is cut", () => {
  const { skus } = read(`items=${Array.from({ length: 500 }, (_, at) => `X${at}`).join(",")},${"Y".repeat(5_000)}`);
  expect(skus).toHaveLength(12);
});

test("all attributes are shown where the address says so", () => {
  expect([read("items=A&show=all").showsAll, read("items=A&show=1").showsAll]).toEqual([true, false]);
});

test("the address says which item a phone shows beside the first, and which is to be replaced", () => {
  expect(read("items=A,B&beside=b&replace=a")).toMatchObject({ beside: "B", replaced: "A" });
  expect(read("items=A")).toMatchObject({ beside: null, replaced: null });
});
