import { sized } from "@capstan/platform/test-kit";
import { afterAll, expect, test } from "vitest";
import { parseRows, readPastedText } from "../read/read-pasted-lines.ts";
import { type HostileUpload, hostileUploads } from "../../../../scripts/bulk-order-material/hostile-files.ts";
import { knownKeys } from "../../../../scripts/bulk-order-material/known-keys.ts";
import { createFileReader } from "./file-reader.server.ts";
import { uploadLimits } from "./sheet.ts";

const reader = createFileReader();
afterAll(async () => reader.close());

const megabyte = 1024 * 1024;
/** Every so many of them are read. */
const stride = sized(4, 1);

/** What came of an upload, where it is not what has to come. */
async function breachOf({ kind, name, bytes, expectation, lines }: HostileUpload): Promise<string | undefined> {
  const result = await reader.read(bytes);
  const text = result.ok ? parseRows(result.value.rows) : null;
  const isAnswered = text !== null && text.lines.length <= uploadLimits.rows;
  if (expectation !== "either" && isAnswered !== (expectation === "answered"))
    return `${kind} ${name}: ${result.ok ? "answered" : result.failure.code}`;
  if (!isAnswered || !lines) return undefined;
  const read = readPastedText(text, knownKeys).flatMap((line) =>
    line.kind === "item" ? [`${line.item} ${line.quantity}`] : [],
  );
  const expected = lines.map(({ item, quantity }) => `${item} ${quantity}`);
  return read.join() === expected.join() ? undefined : `${kind} ${name}: other lines`;
}

test("hostile files are refused or answered as they should be, in bounded memory", async () => {
  const rest = process.memoryUsage().rss;
  const breaches: string[] = [];
  let count = 0;
  let peak = rest;
  for (const upload of hostileUploads()) {
    count += 1;
    if (count % stride !== 0) continue;
    const breach = await breachOf(upload);
    if (breach !== undefined) breaches.push(breach);
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  expect(count).toBe(1_000);
  expect(breaches).toEqual([]);
  // The files themselves are made in this process too.
  expect((peak - rest) / megabyte).toBeLessThan(1_024);
}, 600_000);
