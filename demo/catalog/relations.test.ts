import { expect, test } from "vitest";
import { demoCompany } from "../generate.ts";
import { catalogItems } from "./items.ts";
import { type Relation, relationsOf } from "./relations.ts";

const items = [...catalogItems(demoCompany)];
const sold = new Set(
  items.filter(({ lifecycle }) => lifecycle === "active" || lifecycle === "clearance").map(({ sku }) => sku),
);
const relations = [...relationsOf(items, demoCompany)].filter(({ sku }) => sold.has(sku));

function pairsOf(...kinds: readonly Relation["kind"][]): ReadonlySet<string> {
  return new Set(
    relations.filter(({ kind }) => kinds.includes(kind)).map(({ sku, relatedSku }) => `${sku} ${relatedSku}`),
  );
}

function oneWay(pairs: ReadonlySet<string>): readonly string[] {
  return [...pairs].filter((pair) => !pairs.has(pair.split(" ").toReversed().join(" ")));
}

test.each(["alternate", "similar"] as const)("what is named as %s names back", (kind) => {
  const pairs = pairsOf(kind);
  expect(pairs.size).toBeGreaterThan(1_000);
  expect(oneWay(pairs)).toEqual([]);
});

test("a part leads to what it fits, or to six others that it fits", () => {
  const pairs = pairsOf("related", "required-accessory");
  const named = Map.groupBy(pairs, (pair) => pair.split(" ", 1)[0] ?? "");
  const missed = oneWay(pairs).filter((pair) => (named.get(pair.split(" ")[1] ?? "") ?? []).length < 6);
  expect(missed).toEqual([]);
});
