import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Chunk = Awaited<ReturnType<Reader["read"]>>;

/** Data that is all there leaves as one piece that says its length; what still waits for something leaves as it comes. */
export async function bodyOf(stream: ReadableStream<Uint8Array>): Promise<Buffer | Readable> {
  const reader: Reader = stream.getReader();
  const first = await reader.read();
  if (first.done) return Buffer.alloc(0);
  const next = reader.read();
  const isWhole = await Promise.race([next.then(({ done }) => done), setImmediate(false)]);
  return isWhole
    ? Buffer.from(first.value.buffer, first.value.byteOffset, first.value.byteLength)
    : Readable.from(chunksOf(reader, [first, next]));
}

async function* chunksOf(reader: Reader, read: readonly (Chunk | Promise<Chunk>)[]): AsyncGenerator<Uint8Array> {
  try {
    for (const chunk of read) {
      const { done, value } = await chunk;
      if (done) return;
      yield value;
    }
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    await reader.cancel();
  }
}
