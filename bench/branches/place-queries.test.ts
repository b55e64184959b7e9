import { readFile } from "node:fs/promises";
import { branchNumberIn } from "@capstan/features/branches";
import { milesBetween } from "@capstan/features/geocoding";
import { createBuiltInGeocoder } from "@capstan/features/geocoding/server";
import { expect, test } from "vitest";

const geocoder = createBuiltInGeocoder();
const maxMiles = 10;

interface JudgedQuery {
  readonly kind: string;
  readonly text: string;
  readonly latitude: number;
  readonly longitude: number;
  /** `place`, `ambiguous`, `branch:412` or `none`. */
  readonly expected: string;
}

const judged = await readQueries();
const byKind = Map.groupBy(judged, ({ kind }) => kind);

test.each([...byKind.keys()])("every query of kind %s leads where people who typed it would go", async (kind) => {
  const answers = await Promise.all(
    (byKind.get(kind) ?? []).map(async (query) => ({ query, isRight: await isRight(query) })),
  );
  const wrong = answers.flatMap(({ query, isRight: right }) => (right ? [] : [query.text.slice(0, 80)]));
  expect(wrong).toEqual([]);
});

test("there are 500 queries or more, and one in ten is nonsense", () => {
  expect(judged.length).toBeGreaterThanOrEqual(500);
  expect(judged.filter(({ expected }) => expected === "none").length).toBeGreaterThanOrEqual(judged.length / 10);
});

async function isRight({ text, latitude, longitude, expected }: JudgedQuery): Promise<boolean> {
  if (expected.startsWith("branch:")) return branchNumberIn(text)?.code === expected.slice("branch:".length);
  const answer = await geocoder.geocode({ address: text });
  if (!answer.ok) return false;
  if (answer.value.status === "ZERO_RESULTS") return expected === "none";
  return expected !== "none" && milesBetween(answer.value, { latitude, longitude }) <= maxMiles;
}

async function readQueries(): Promise<readonly JudgedQuery[]> {
  const file = await readFile(new URL("place-queries.tsv", import.meta.url), "utf8");
  const [, ...lines] = file.replace(/\n$/, "").split("\n");
  return lines.map((line) => {
    const [kind = "", text = "", latitude, longitude, expected = ""] = line.split("\t");
    const repeated = /^REPEAT:(.*):(\d+)$/.exec(text);
    return {
      kind,
      text: repeated ? (repeated[1] ?? "").repeat(Number(repeated[2])) : text,
      latitude: Number(latitude),
      longitude: Number(longitude),
      expected,
    };
  });
}
