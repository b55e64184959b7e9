import { type Logger, pino } from "pino";

export type Log = Logger;

export interface LogOptions {
  readonly level: string;
  readonly name: string;
  /** Readable lines for a person at a terminal; JSON otherwise. */
  readonly pretty?: boolean;
}

/**
 * Lines are written together, half a second of them or nearly what pino writes at once (16 KB), and when the process ends: a write of its own for every
 * request took a tenth of what a suggestion costs. Only `kill -9` can lose the last of them.
 */
const together = { dest: 1, sync: false, minLength: 15_360, periodicFlush: 500 };

export function createLog({ level, name, pretty = false }: LogOptions): Log {
  const options = { level, name, redact: ["req.headers.cookie", "req.headers.authorization"] };
  if (!pretty) return pino(options, pino.destination(together));
  const reading = { ignore: "pid,hostname,name", translateTime: "HH:MM:ss" };
  return pino({ ...options, transport: { target: "pino-pretty", options: reading } });
}
