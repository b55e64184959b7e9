import { emptyBatch } from "./batch.ts";
import type { InputFile } from "./input-file.ts";
import type { Preparer } from "./preparer.ts";
import { type Pending, pendingAfter } from "./run-store.ts";
import type { Session } from "./session.ts";
import { Chunk, readAt } from "./source.ts";
import type { Writer } from "./writer.ts";

interface SecondLook {
  readonly session: Session;
  readonly runId: string;
  readonly inputs: readonly InputFile[];
  readonly preparers: readonly Preparer[];
  readonly writer: Writer;
  /** Called when there is something to look at. */
  readonly onStart: () => void;
}

const rowsAtOnce = 5_000;

/**
 * Rows that named something which was not there yet, again, once all files are read: what they name may have stood
 * further down. Repeated while any goes in, so the order of rows in files never matters.
 */
export async function retryPending(look: SecondLook): Promise<void> {
  while ((await onePass(look)) > 0);
}

/** How many rows went in. */
async function onePass(look: SecondLook): Promise<number> {
  let passed = 0;
  let last: Pick<Pending, "file" | "line"> = { file: 0, line: 0 };
  for (;;) {
    const page = await pendingAfter(look.session.query, look.runId, last, rowsAtOnce);
    const end = page.at(-1);
    if (!end) return passed;
    if (last.line === 0) look.onStart();
    last = end;
    for (const file of new Set(page.map((pending) => pending.file))) {
      passed += await takeAgain(
        look,
        file,
        page.filter((pending) => pending.file === file),
      );
    }
  }
}

async function takeAgain(look: SecondLook, file: number, rows: readonly Pending[]): Promise<number> {
  const [input, preparer] = [look.inputs[file], look.preparers[file]];
  if (!input || !preparer) return 0;
  const batch = emptyBatch(file);
  for (const { line, start, length } of rows) {
    const chunk = new Chunk(await readAt(input.handle, start, length));
    preparer.take(batch, { text: chunk.text(0, length), line, start, length }, true);
  }
  const lines = rows.map(({ line }) => line);
  const { merged } = await look.writer.writeAgain(batch, lines);
  return merged.inserted + merged.updated + merged.unchanged;
}
