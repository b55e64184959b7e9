import { expect, test } from "vitest";
import { drawings, dxfNamed } from "../index.ts";

interface Entity {
  readonly kind: string;
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** A DXF file is pairs of lines: a group's code and its value. Code 0 begins an entity. */
function entitiesOf(dxf: string): readonly Entity[] {
  const lines = dxf.split("\n");
  const entities: { kind: string; values: Map<string, string[]> }[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [code = "", value = ""] = [lines[at]?.trim(), lines[at + 1]];
    if (code === "0") entities.push({ kind: value, values: new Map() });
    const last = entities.at(-1)?.values;
    last?.set(code, [...(last.get(code) ?? []), value]);
  }
  return entities;
}

const layer = "8";
const text = "1";

function drawn(name: string, at = 0): readonly Entity[] {
  const example = drawings.find((drawing) => drawing.name === name)?.examples[at];
  if (!example) throw new Error(`there is no example of ${name}`);
  return entitiesOf(dxfNamed(name, example.attributes, "Item 4RN31") ?? "");
}

test("a screw has its edges, its dimension lines and its figures as text, and names its item", () => {
  const entities = drawn("hex-cap-screw");
  const on = (name: string) => entities.filter(({ values }) => values.get(layer)?.[0] === name);
  const texts = entities.filter(({ kind }) => kind === "TEXT").map(({ values }) => values.get(text)?.[0]);
  expect(on("OUTLINE").filter(({ kind }) => kind === "LWPOLYLINE").length).toBeGreaterThan(5);
  expect(on("DIMENSIONS").filter(({ kind }) => kind === "LWPOLYLINE").length).toBeGreaterThan(5);
  expect(texts).toContain("1-1/2 in");
  expect(texts.at(-1)).toBe("Item 4RN31, Hex head cap screw. Not to scale: the figures hold.");
});

test.each(drawings.map(({ name, examples }) => ({ name, examples })))(
  "every coordinate of $name is a number near the sheet, and no value breaks its line",
  ({ name, examples }) => {
    const entities = examples
      .flatMap((_, at) => drawn(name, at))
      .filter(({ kind }) => kind === "LWPOLYLINE" || kind === "TEXT");
    const places = entities.flatMap(({ values }) => [...(values.get("10") ?? []), ...(values.get("20") ?? [])]);
    expect(places.filter((place) => !(Number(place) > -400 && Number(place) < 1_000))).toEqual([]);
    const texts = entities.flatMap(({ values }) => values.get(text) ?? []);
    expect(texts.filter((value) => !/^[\u0020-\u007E]+$/.test(value))).toEqual([]);
  },
);
