import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Holds a lock file while `work` runs. It is an SQLite file only because that brings the operating system's own lock, which
 * dies with its process: a file with a pid in it would have to guess whether its writer still lives.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, onWait = () => {}): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  using database = new DatabaseSync(file, { timeout: 0 });
  for (let tries = 0; !take(database); tries += 1) {
    if (tries === 0) onWait();
    await sleep(200);
  }
  return await work();
}

function take(database: DatabaseSync): boolean {
  try {
    database.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes("database is locked")) return false;
    throw error;
  }
}
