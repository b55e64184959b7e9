import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Piece = Awaited<ReturnType<Reader["read"]>>;

/** Data that is all there leaves as one piece that says its length; what still waits for something leaves as it comes. */
export async function bodyOf(stream: ReadableStream<Uint8Array>): Promise<Buffer | Readable> {
  const reader: Reader = stream.getReader();
  const first = await reader.read();
  if (first.done) return Buffer.alloc(0);
  const next = reader.read();
  const isWhole = await Promise.race([next.then(({ done }) => done), setImmediate(false)]);
  return isWhole
    ? Buffer.from(first.value.buffer, first.value.byteOffset, first.value.byteLength)
    : Readable.from(piecesOf(reader, [first, next]));
}

async function* piecesOf(reader: Reader, read: readonly (Piece | Promise<Piece>)[]): AsyncGenerator<Uint8Array> {
  try {
    for (const piece of read) {
      const { done, value } = await piece;
      if (done) return;
      yield value;
    }
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel();
  }
}
