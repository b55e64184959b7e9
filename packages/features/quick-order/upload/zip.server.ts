import { crc32, inflateRawSync } from "node:zlib";
import { RefusedFile, uploadLimits } from "./sheet.ts";

interface Entry {
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

export interface Zip {
  readonly names: ReadonlySet<string>;
  /** The bytes of a part; undefined where there is none. Every part counts against one limit for the whole file. */
  read(name: string): Uint8Array | undefined;
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const maxComment = 0xffff;

/** Opens a zip by its directory. Nothing is unpacked until it is read, and nothing beyond its declared size. */
export function openZip(bytes: Uint8Array): Zip {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view);
  let left: number = uploadLimits.unpackedBytes;
  return {
    names: new Set(entries.keys()),
    read: (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      left -= entry.unpacked;
      if (left < 0) throw new RefusedFile("FILE_TOO_LARGE");
      return unpack(view, entry);
    },
  };
}

function readDirectory(view: Buffer): ReadonlyMap<string, Entry> {
  const end = endAt(view);
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  if (count > uploadLimits.entries) throw new RefusedFile("FILE_TOO_LARGE");
  const entries = new Map<string, Entry>();
  const offsets = new Set<number>();
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.readUInt32LE(at) !== directoryEntry) throw new RefusedFile("FILE_UNREADABLE");
    const nameLength = view.readUInt16LE(at + 28);
    const name = view.toString("utf8", at + 46, at + 46 + nameLength).replaceAll("\\", "/");
    const entry = entryAt(view, at);
    // Two parts of one name, or two names for one part, are no order but a trick.
    if (entries.has(name) || offsets.has(entry.offset)) throw new RefusedFile("FILE_UNREADABLE");
    offsets.add(entry.offset);
    entries.set(name, entry);
    at += 46 + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}

function endAt(view: Buffer): number {
  for (let at = view.length - 22; at >= Math.max(0, view.length - 22 - maxComment); at--) {
    if (view.readUInt32LE(at) === endOfDirectory && at + 22 + view.readUInt16LE(at + 20) === view.length) return at;
  }
  throw new RefusedFile("FILE_UNREADABLE");
}

function entryAt(view: Buffer, at: number): Entry {
  return {
    flags: view.readUInt16LE(at + 8),
    method: view.readUInt16LE(at + 10),
    crc: view.readUInt32LE(at + 16),
    packed: view.readUInt32LE(at + 20),
    unpacked: view.readUInt32LE(at + 24),
    offset: view.readUInt32LE(at + 42),
  };
}

function unpack(view: Buffer, { flags, method, crc, packed, unpacked, offset }: Entry): Uint8Array {
  const isEncrypted = (flags & 1) === 1;
  const isHere = offset + 30 <= view.length && view.readUInt32LE(offset) === localHeader;
  if (isEncrypted || !isHere) throw new RefusedFile("FILE_UNREADABLE");
  const begin = offset + 30 + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28);
  const data = view.subarray(begin, begin + packed);
  const bytes = method === 0 ? data : method === 8 ? inflated(data, unpacked) : undefined;
  if (!bytes || bytes.length !== unpacked || crc32(bytes) !== crc) throw new RefusedFile("FILE_UNREADABLE");
  return bytes;
}

function inflated(data: Uint8Array, length: number): Uint8Array {
  try {
    return inflateRawSync(data, { maxOutputLength: length + 1 });
  } catch {
    throw new RefusedFile("FILE_UNREADABLE");
  }
}
