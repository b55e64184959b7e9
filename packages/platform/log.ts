import { type Logger, pino } from "pino";

export type Log = Logger;

export interface LogOptions {
  readonly level: string;
  readonly name: string;
  /** Readable lines for a person at a terminal; JSON otherwise. */
  readonly pretty?: boolean;
}

export function createLog({ level, name, pretty = false }: LogOptions): Log {
  return pino({
    level,
    name,
    redact: ["req.headers.cookie", "req.headers.authorization"],
    ...(pretty
      ? { transport: { target: "pino-pretty", options: { ignore: "pid,hostname,name", translateTime: "HH:MM:ss" } } }
      : {}),
  });
}
