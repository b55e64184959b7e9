import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

const pieceLength = 1 << 20;

/** Writes lines as they come: the file may be larger than memory. */
export async function writeLines(path: string, lines: Iterable<string>): Promise<string> {
  const stream = createWriteStream(path);
  let piece = "";
  for (const line of lines) {
    piece += line;
    if (piece.length < pieceLength) continue;
    if (!stream.write(piece)) await once(stream, "drain");
    piece = "";
  }
  stream.end(piece);
  await finished(stream);
  return path;
}
