/** Why a value is not taken. A class, so that one `instanceof` tells it from any value in the hot path. */
export class Problem {
  readonly reason: string;
  /** A later row of the same run may put it right: the row is looked at again at the end. */
  readonly mayPass: boolean;
  /** Where inside the field, such as `[2].type`. */
  readonly path: string;

  constructor(reason: string, { mayPass = false, path = "" } = {}) {
    this.reason = reason;
    this.mayPass = mayPass;
    this.path = path;
  }
}

/** A value as a person finds it in the file again, and short enough for a report. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  const safe = text.toWellFormed().replaceAll(/\p{Cc}/gu, "\u00b7");
  return safe.length > 60 ? `${safe.slice(0, 57)}...` : safe;
}
