import { displayValue, meaningOf, naturalOrder, sizeOf } from "@capstan/features/catalog";
import { readInches } from "@capstan/platform/fraction";
import { expect, test } from "vitest";
import { demoCompany } from "../generate.ts";
import { catalogItems } from "./items.ts";
import type { AttributeTemplate } from "./kit/item-class.ts";

interface Column {
  readonly name: string;
  readonly attribute: AttributeTemplate;
  readonly values: Set<string | number>;
}

const columns = new Map<string, Column>();
for (const { itemClass, draft } of catalogItems(demoCompany)) {
  for (const attribute of itemClass.attributes) {
    const name = `${itemClass.code}.${attribute.code}`;
    const column = columns.get(name) ?? { name, attribute, values: new Set() };
    columns.set(name, column);
    for (const value of [draft.attributes[attribute.code] ?? []].flat()) {
      if (typeof value !== "boolean") column.values.add(value);
    }
  }
}

/** As the results page has it: texts, shuffled by their spelling. */
function inOrder(texts: readonly string[], attribute: AttributeTemplate): readonly string[] {
  return texts.toSorted().toSorted(naturalOrder(texts, meaningOf([attribute])));
}

test("the numbers of every attribute of every class stand by size, however they are written", () => {
  const wrong = [...columns.values()]
    .filter(({ attribute }) => attribute.type === "number")
    .flatMap(({ name, attribute, values }) => {
      const shown = { unit: "", display: "decimal", ...attribute } as const;
      const bySize = [...values].map(Number).toSorted((one, other) => one - other);
      // The higher its number, the thinner a wire.
      if (attribute.unit === "AWG") bySize.reverse();
      const wanted = [...new Set(bySize.map((value) => displayValue(shown, value)))];
      const got = inOrder(wanted, attribute);
      return got.join() === wanted.join() ? [] : [`${name}: ${got.join(" | ")}`];
    });
  expect(columns.size).toBeGreaterThan(700);
  expect(wrong).toEqual([]);
});

const numbers = /\d+-\d+\/\d+|\d+\/\d+|[\d,]*\.?\d+/g;
/** The higher the number, the thinner it is; drills by number and letter have a chart of their own. */
const turned = / (?:AWG|ga)\b|^#\d+$|^[A-Z]$/;

test("texts of one form stand by their numbers, in every attribute of every class", () => {
  const wrong = [...columns.values()].flatMap(({ name, attribute, values }) => {
    const texts = [...values].filter((value) => typeof value === "string");
    const byForm = Map.groupBy(
      inOrder(texts, attribute).filter((text) => !turned.test(text)),
      (text) => text.replaceAll(numbers, "0"),
    );
    return [...byForm.values()].flatMap((alike) =>
      alike.slice(1).flatMap((text, at) => {
        const [before, after] = [numbersOf(alike[at] ?? ""), numbersOf(text)];
        const place = before.findIndex((number, index) => number !== after[index]);
        return place < 0 || (before[place] ?? 0) < (after[place] ?? 0) ? [] : [`${name}: ${alike[at]} before ${text}`];
      }),
    );
  });
  expect(wrong).toEqual([]);
});

/** As the trade's charts have them, thousandths of an inch: numbered drills get thinner, numbered screws thicker. */
const drillsBySize = new Map([
  ["#41", 96],
  ["#36", 106.5],
  ["#30", 128.5],
  ["#29", 136],
  ["#21", 159],
  ["#20", 161],
  ["#11", 191],
  ["#10", 193.5],
  ["#8", 199],
  ["#7", 201],
  ["#3", 213],
  ["#1", 228],
  ["F", 257],
  ["I", 272],
  ["Q", 332],
  ["U", 368],
]);

/** In the order of the results page, what the buyer of a class chooses by. */
function textsOf(name: string): readonly string[] {
  const column = columns.get(name);
  return column
    ? inOrder(
        [...column.values].filter((value) => typeof value === "string"),
        column.attribute,
      )
    : [];
}

test.each(["twist-drill.nominalSize", "tap.tapDrill", "blind-rivet.drillSize"])(
  "numbered and lettered drills of %s stand among the fractions by their diameter",
  (name) => {
    const texts = textsOf(name).filter((text) => drillsBySize.has(text) || text.endsWith(" in"));
    const sizes = texts.map((text) => drillsBySize.get(text) ?? (sizeOf(text)?.value ?? 0) * 1_000);
    expect(texts.filter((text) => drillsBySize.has(text)).length).toBeGreaterThan(2);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  },
);

test.each(["wire-terminal.studSize", "machine-screw.threadSize"])(
  "numbered screws of %s stand by their number, before the fractions",
  (name) => {
    const texts = textsOf(name);
    const numbered = texts.filter((text) => text.startsWith("#")).map((text) => Number.parseInt(text.slice(1), 10));
    expect(numbered.length).toBeGreaterThan(2);
    expect(numbered).toEqual(numbered.toSorted((one, other) => one - other));
    expect(texts.slice(0, numbered.length).every((text) => text.startsWith("#"))).toBe(true);
  },
);

/**
 * A minus before the first is one; "5/2" of a valve and "10/14" teeth are two numbers, and so are the sections of a standard:
 * A5.10 comes after A5.9.
 */
function numbersOf(text: string): readonly number[] {
  const sections = /^[A-Z]{3,4} [A-Z]\d+(?:\.\d+)+/.test(text) ? text.replaceAll(".", " ") : text;
  const found = [...sections.matchAll(numbers)].flatMap(([digits]) => {
    const [over = 0, under] = digits.split("/").map(Number);
    const isRatio = under !== undefined && (over > under || ![2, 4, 8, 16, 32, 64].includes(under));
    return isRatio ? [over, under] : [readInches(digits.replaceAll(",", "")) ?? 0];
  });
  return text.startsWith("-") ? [-(found[0] ?? 0), ...found.slice(1)] : found;
}
