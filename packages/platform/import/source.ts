import { isAscii, isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { type FileHandle, open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { Problem } from "./problem.ts";
import type { Format } from "./record-scanner.ts";

const sampleBytes = 65_536;

export interface Source {
  readonly path: string;
  readonly name: string;
  readonly format: Format;
  readonly size: number;
  /** The same for the same file: its size, when it was changed, and what its head and tail say. */
  readonly identity: string;
}

export async function describeSource(path: string): Promise<Source | Problem> {
  const name = basename(path);
  const format = /\.csv$/i.test(name) ? "csv" : /\.(?:jsonl|ndjson)$/i.test(name) ? "jsonl" : undefined;
  if (!format) return new Problem(`${name}: only .csv, .jsonl and .ndjson are read`);
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) return new Problem(`${path}: there is no such file`);
  const file = await open(path, "r");
  try {
    const head = await readAt(file, 0, sampleBytes);
    const tail = await readAt(file, Math.max(0, facts.size - sampleBytes), sampleBytes);
    if (isUtf16(head)) return new Problem(`${name}: is UTF-16; save it as UTF-8`);
    const hash = createHash("sha256").update(head).update(tail).digest("hex");
    return { path, name, format, size: facts.size, identity: `${facts.size}-${Math.trunc(facts.mtimeMs)}-${hash}` };
  } finally {
    await file.close();
  }
}

const isUtf16 = (head: Buffer) => (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);

/** Where the text begins: after the mark that some programs put in front of UTF-8. */
export async function textStart(file: FileHandle): Promise<number> {
  const head = await readAt(file, 0, 3);
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
}

export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

const broken = new Problem("is not valid UTF-8");

/** A piece of a file: looked at as Latin-1 to find its records, and as UTF-8 to read them. */
export class Chunk {
  readonly bytes: Buffer;
  readonly latin1: string;
  readonly #isAscii: boolean;
  readonly #isUtf8: boolean;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.latin1 = bytes.toString("latin1");
    this.#isAscii = isAscii(bytes);
    this.#isUtf8 = this.#isAscii || isUtf8(bytes);
  }

  text(start: number, end: number): string | Problem {
    if (this.#isAscii) return this.latin1.slice(start, end);
    // A piece may end within a character: then each record answers for itself.
    if (!this.#isUtf8 && !isUtf8(this.bytes.subarray(start, end))) return broken;
    return this.bytes.toString("utf8", start, end);
  }
}
