import { type FileHandle, open } from "node:fs/promises";
import { csvRecordEnd } from "./csv.ts";
import { Problem } from "./problem.ts";
import { type ParseRecord, type Readers, csvParser, jsonParser } from "./raw-rows.ts";
import { Chunk, type Source, describeSource, readAt, textStart } from "./source.ts";

const sampleBytes = 262_144;

/** A file that can be read: known in size and identity, its header understood. */
export interface InputFile {
  readonly source: Source;
  readonly handle: FileHandle;
  readonly parse: ParseRecord;
  /** Where its first record begins. */
  readonly start: number;
  readonly firstLine: number;
  /** About how many records it holds, from how long some of them are. */
  readonly rowsExpected: number;
}

/** All files or none: a header that is wrong is known before anything goes in. */
export async function openInputs(
  paths: readonly string[],
  readers: Readers,
  record: string | undefined,
): Promise<readonly InputFile[] | Problem> {
  const inputs: InputFile[] = [];
  for (const path of paths) {
    const input = await openInput(path, readers, record);
    if (input instanceof Problem) {
      await closeInputs(inputs);
      return input;
    }
    inputs.push(input);
  }
  return inputs;
}

export async function closeInputs(inputs: readonly InputFile[]): Promise<void> {
  await Promise.all(inputs.map(async ({ handle }) => handle.close()));
}

async function openInput(path: string, readers: Readers, record: string | undefined): Promise<InputFile | Problem> {
  const source = await describeSource(path);
  if (source instanceof Problem) return source;
  const handle = await open(path, "r");
  const textAt = await textStart(handle);
  const sample = await readAt(handle, textAt, sampleBytes);
  // The first rows of a file are seldom like the others: those in its middle count as much.
  const middle = await readAt(handle, Math.floor(source.size / 2), sampleBytes);
  const sampled = Math.max(sample.length + middle.length, 1);
  const rowsExpected = Math.ceil((source.size / sampled) * (lineEndsIn(sample) + lineEndsIn(middle))) + 1;
  if (source.format === "jsonl")
    return { source, handle, parse: jsonParser(readers, record), start: textAt, firstLine: 1, rowsExpected };
  const header = headerOf(sample);
  const parse = header instanceof Problem ? header : csvParser(readers, record, header.text);
  if (parse instanceof Problem || header instanceof Problem) {
    await handle.close();
    return new Problem(`${source.name}: ${(parse as Problem).reason}`);
  }
  return { source, handle, parse, start: textAt + header.length, firstLine: 1 + header.lines, rowsExpected };
}

function headerOf(
  sample: Buffer,
): { readonly text: string; readonly length: number; readonly lines: number } | Problem {
  const chunk = new Chunk(sample);
  const found = csvRecordEnd(chunk.latin1, 0);
  if (found instanceof Problem) return new Problem(`the header ${found.reason}`);
  const end = found === "open" ? sample.length : found;
  const text = chunk.text(0, end);
  if (text instanceof Problem) return new Problem(`the header ${text.reason}`);
  if (text.trim() === "") return new Problem("there is no header");
  return { text: text.replace(/\r$/, ""), length: Math.min(end + 1, sample.length), lines: text.split("\n").length };
}

function lineEndsIn(sample: Buffer): number {
  let count = 0;
  for (let at = sample.indexOf(10); at !== -1; at = sample.indexOf(10, at + 1)) count += 1;
  return count;
}
