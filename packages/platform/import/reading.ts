import type { FileHandle } from "node:fs/promises";
import type { FoundRecord } from "./preparer.ts";
import type { RecordScanner } from "./record-scanner.ts";
import { Chunk, readAt } from "./source.ts";

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly pieceBytes: number;
}

/** Goes through a stretch of a file piece by piece. Between pieces the caller may pass on what it has, or say to stop. */
export async function readRecords(
  file: FileHandle,
  scanner: RecordScanner,
  { from, to, pieceBytes }: Stretch,
  take: (record: FoundRecord) => void,
  between: (offset: number) => Promise<"go on" | "stop">,
): Promise<void> {
  let offset = from;
  let rest: Buffer = Buffer.alloc(0);
  for (let isEnd = from >= to; !isEnd;) {
    const readTo = offset + rest.length;
    const fresh = await readAt(file, readTo, Math.min(pieceBytes, to - readTo));
    // A file that has become shorter meanwhile ends here.
    isEnd = fresh.length === 0 || readTo + fresh.length >= to;
    const bytes = rest.length === 0 ? fresh : Buffer.concat([rest, fresh]);
    const chunk = new Chunk(bytes);
    const begin = offset;
    const used = scanner.scan(chunk.latin1, isEnd, (start, end, line, problem) => {
      take({ text: problem ?? chunk.text(start, end), line, start: begin + start, length: end - start });
    });
    offset += used;
    rest = bytes.subarray(used);
    if ((await between(offset)) === "stop") return;
  }
}
