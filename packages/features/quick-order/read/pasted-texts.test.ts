import { readFileSync } from "node:fs";
import { identifierKey } from "@capstan/features/catalog";
import { expect, test } from "vitest";
import { knownKeys } from "../../../../scripts/bulk-order-material/known-keys.ts";
import { parsePastedText, readPastedText } from "./read-pasted-lines.ts";
import type { Reading } from "./reading.ts";

type ExpectedLine =
  | { readonly unread: string }
  | { readonly item: string; readonly quantity: number; readonly sku?: string; readonly assumed?: boolean };

interface PastedText {
  readonly id: string;
  readonly text: string;
  readonly lines: readonly ExpectedLine[];
  /** Why another careful reader might differ. */
  readonly doubtful?: string;
}

const file = new URL("../../../../scripts/bulk-order-material/pasted-texts.json", import.meta.url);
const texts = JSON.parse(readFileSync(file, "utf8")) as readonly PastedText[];

const blanks = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function isRight(reading: Reading, expected: ExpectedLine): boolean {
  if ("unread" in expected)
    return reading.kind === "unread" && blanks(reading.text).includes(blanks(expected.unread).slice(0, 40));
  if (reading.kind === "unread") return false;
  if (reading.quantity !== expected.quantity || reading.isQuantityAssumed !== (expected.assumed ?? false)) return false;
  const key = identifierKey(reading.item);
  return key === identifierKey(expected.item) || knownKeys.get(key)?.join() === expected.sku;
}

/** How many of the expected lines were read, and what was read that nobody expects. */
function measure({ text, lines }: PastedText) {
  const left = [...readPastedText(parsePastedText(text), knownKeys)];
  let right = 0;
  for (const expected of lines) {
    const at = left.findIndex((reading) => isRight(reading, expected));
    if (at === -1) continue;
    left.splice(at, 1);
    right += 1;
  }
  return { right, wrong: left.filter(({ kind }) => kind === "item") };
}

const measured = texts.map((text) => ({ ...text, ...measure(text) }));

test("of 1,770 lines in 359 pasted texts at least 98 in a hundred are read right", () => {
  const lines = measured.reduce((sum, text) => sum + text.lines.length, 0);
  const right = measured.reduce((sum, text) => sum + text.right, 0);
  expect(lines).toBe(1_770);
  expect(right / lines).toBeGreaterThanOrEqual(0.98);
});

test("outside the doubtful texts nothing is read wrong: whatever is not right is shown as unread or unknown", () => {
  const wrong = measured.filter(({ doubtful }) => doubtful === undefined).flatMap((text) => text.wrong);
  const silent = wrong.filter((reading) => reading.kind === "item" && knownKeys.has(identifierKey(reading.item)));
  expect(silent).toEqual([]);
});
