import { constants, crc32, deflateRawSync } from "node:zlib";

/** A zip written by hand, so that every field of it can lie. */
export interface ZipEntry {
  readonly name: string | Uint8Array;
  /** The packed bytes, and what they are said to be. */
  readonly packed: Uint8Array;
  readonly crc: number;
  readonly size: number;
  readonly method: number;
  readonly flags?: number;
  /** In the central directory only; the local header has the truth. */
  readonly centralName?: string;
  readonly externalAttributes?: number;
  /** Sizes and checksum after the data, as streaming writers do. */
  readonly hasDescriptor?: boolean;
  /** Points to the local header of the entry at this place, and writes none of its own. */
  readonly sharesDataOf?: number;
}

const bytesOf = (value: string | Uint8Array) => (typeof value === "string" ? Buffer.from(value, "utf8") : Buffer.from(value));

export function deflated(name: string | Uint8Array, content: string | Uint8Array): ZipEntry {
  const data = bytesOf(content);
  return { name, packed: deflateRawSync(data), crc: crc32(data), size: data.length, method: 8 };
}

export function stored(name: string | Uint8Array, content: string | Uint8Array): ZipEntry {
  const data = bytesOf(content);
  return { name, packed: data, crc: crc32(data), size: data.length, method: 0 };
}

/** `prefix`, then `chunk` so many times, then `suffix`: packed without ever being there as a whole. */
export function repeated(name: string, prefix: string, chunk: Uint8Array, times: number, suffix: string): ZipEntry {
  const flush = { finishFlush: constants.Z_FULL_FLUSH, level: 9 };
  const head = Buffer.from(prefix);
  const tail = Buffer.from(suffix);
  const middle = deflateRawSync(chunk, flush);
  const packed = Buffer.concat([deflateRawSync(head, flush), ...Array.from({ length: times }, () => middle), deflateRawSync(tail)]);
  const body = crcRepeated(crc32(chunk), chunk.length, times);
  const crc = combine(combine(crc32(head), body, chunk.length * times), crc32(tail), tail.length);
  return { name, packed, crc, size: head.length + chunk.length * times + tail.length, method: 8 };
}

export function zip(entries: readonly ZipEntry[], options: { comment?: string; before?: Uint8Array; withoutDirectory?: boolean } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from(options.before ?? [])];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  for (const entry of entries) {
    if (entry.sharesDataOf !== undefined) {
      offsets.push(offsets[entry.sharesDataOf]!);
      continue;
    }
    const name = bytesOf(entry.name);
    const flags = (entry.flags ?? 0) | (entry.hasDescriptor ? 8 : 0);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(flags, 6);
    header.writeUInt16LE(entry.method, 8);
    header.writeUInt32LE(0x5b21_0000, 10);
    header.writeUInt32LE(entry.hasDescriptor ? 0 : entry.crc, 14);
    header.writeUInt32LE(entry.hasDescriptor ? 0 : entry.packed.length, 18);
    header.writeUInt32LE(entry.hasDescriptor ? 0 : entry.size, 22);
    header.writeUInt16LE(name.length, 26);
    offsets.push(at);
    const after = entry.hasDescriptor ? descriptor(entry) : Buffer.alloc(0);
    parts.push(header, name, Buffer.from(entry.packed), after);
    at += header.length + name.length + entry.packed.length + after.length;
  }
  if (options.withoutDirectory) return Buffer.concat(parts);
  const start = at;
  for (const [place, entry] of entries.entries()) {
    const name = bytesOf(entry.centralName ?? entry.name);
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(0x0314, 4);
    header.writeUInt16LE(20, 6);
    header.writeUInt16LE((entry.flags ?? 0) | (entry.hasDescriptor ? 8 : 0), 8);
    header.writeUInt16LE(entry.method, 10);
    header.writeUInt32LE(0x5b21_0000, 12);
    header.writeUInt32LE(entry.crc, 16);
    header.writeUInt32LE(entry.packed.length, 20);
    header.writeUInt32LE(entry.size, 24);
    header.writeUInt16LE(name.length, 28);
    header.writeUInt32LE(entry.externalAttributes ?? 0, 38);
    header.writeUInt32LE(offsets[place]!, 42);
    parts.push(header, name);
    at += header.length + name.length;
  }
  const comment = Buffer.from(options.comment ?? "");
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length & 0xffff, 8);
  end.writeUInt16LE(entries.length & 0xffff, 10);
  end.writeUInt32LE(at - start, 12);
  end.writeUInt32LE(start, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, end, comment]);
}

function descriptor({ crc, packed, size }: ZipEntry): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed.length, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

/** The checksum of a chunk repeated, by doubling. */
function crcRepeated(crc: number, length: number, times: number): number {
  let result = 0;
  let power = crc;
  let powerLength = length;
  for (let rest = times; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = combine(result, power, powerLength);
    power = combine(power, power, powerLength);
    powerLength *= 2;
  }
  return result;
}

/** The checksum of two pieces from those of each, as zlib's crc32_combine has it. */
export function combine(first: number, second: number, secondLength: number): number {
  if (secondLength <= 0) return first;
  let odd = Array.from({ length: 32 }, (_, bit) => (bit === 0 ? 0xedb88320 : 2 ** (bit - 1)));
  let even = squared(odd);
  odd = squared(even);
  let crc = first;
  let rest = secondLength;
  for (;;) {
    even = squared(odd);
    if (rest % 2 === 1) crc = times(even, crc);
    rest = Math.floor(rest / 2);
    if (rest === 0) break;
    odd = squared(even);
    if (rest % 2 === 1) crc = times(odd, crc);
    rest = Math.floor(rest / 2);
    if (rest === 0) break;
  }
  return (crc ^ second) >>> 0;
}

function times(matrix: readonly number[], vector: number): number {
  let sum = 0;
  for (let bit = 0, rest = vector >>> 0; rest !== 0; bit += 1, rest >>>= 1) if (rest & 1) sum ^= matrix[bit]!;
  return sum >>> 0;
}

function squared(matrix: readonly number[]): number[] {
  return matrix.map((row) => times(matrix, row));
}
