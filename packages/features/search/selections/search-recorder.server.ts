import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { dayOn } from "@capstan/platform/day";
import type { Log } from "@capstan/platform/log";
import type { SuggestConfigId } from "../suggest-config.ts";
import { searchTerm } from "./search-term.ts";
import { type Selection, addSelections } from "./selections.store.server.ts";

export interface RecordedSearch {
  readonly text: string;
  readonly suggestConfigId: SuggestConfigId | null;
  readonly found: number;
}

export interface SearchRecorder {
  /** Returns at once: no page waits for it. */
  record(search: RecordedSearch): void;
  /** Writes what waits; never rejects. */
  flush(): Promise<void>;
}

export interface RecorderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

const enoughToWrite = 100;
/** More than this is not kept while the database is slow. */
const maxKept = 2_000;
const maxWaitMs = 1_000;

/**
 * Counts searches in memory and writes them every second, or as soon as a hundred different ones wait. What waits is
 * lost with the process, and what can't be written is let go: a count is not worth a visitor's time.
 */
export function searchRecorder({ db, clock, log }: RecorderDeps): SearchRecorder {
  let waiting = new Map<string, Selection>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isWriting = false;

  const write = async (rows: readonly Selection[]) => {
    isWriting = true;
    try {
      await addSelections(db, rows);
    } catch (error) {
      log.warn({ err: error, rows: rows.length }, "searches were not recorded");
    }
    isWriting = false;
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...waiting.values()];
    waiting = new Map();
    if (rows.length > 0) writing = writing.then(async () => write(rows));
    await writing;
  };

  // One write at a time: a slow database must not take all connections for this.
  const writeLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isWriting) writeLater();
      else void flush();
    }, maxWaitMs).unref();
  };

  return {
    flush,
    record: ({ text, suggestConfigId, found }) => {
      const term = searchTerm(text);
      if (term === null) return;
      const day = dayOn(clock);
      const key = `${day} ${suggestConfigId} ${term}`;
      const known = waiting.get(key);
      if (!known && waiting.size >= maxKept) return;
      waiting.set(key, { day, term, suggestConfigId, found, times: (known?.times ?? 0) + 1 });
      if (waiting.size >= enoughToWrite && !isWriting) void flush();
      else writeLater();
    },
  };
}
