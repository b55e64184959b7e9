import type { Figures } from "./contract.ts";

export interface Verdict {
  readonly isOk: boolean;
  /** What is printed last, the line of figures at the end. */
  readonly lines: readonly string[];
}

/** At full size the thresholds decide; at the smallest only that there are figures, since the machine may be shared. */
export function verdictOn(name: string, { holds, values }: Figures, isSmallest: boolean): Verdict {
  const entries = Object.entries(values);
  const line = `${name}: ${entries.map(([key, value]) => `${key}=${value}`).join(" ")}`;
  const notFinite = entries.filter(([, value]) => value === "" || !Number.isFinite(Number(value))).map(([key]) => key);
  if (entries.length === 0) return { isOk: false, lines: [`${name} has no figures`] };
  if (notFinite.length > 0) return { isOk: false, lines: [`not finite numbers: ${notFinite.join(", ")}`, line] };
  if (isSmallest) return { isOk: true, lines: ["smallest size: the thresholds are not applied", line] };
  return { isOk: holds, lines: holds ? [line] : ["outside its thresholds", line] };
}
