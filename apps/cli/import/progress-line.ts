import type { Progress } from "@capstan/platform/import";

const barWidth = 24;
const names = { keys: "reading keys again", rows: "importing", "second-look": "second look" } as const;

/** What a person waiting for an import wants to know: how far, how fast, how long still. */
export function progressLine(progress: Progress, seconds: number): string {
  const { phase, bytes, totalBytes, rows, rejected } = progress;
  const share = totalBytes === 0 ? 1 : Math.min(1, bytes / totalBytes);
  const filled = Math.round(share * barWidth);
  const bar = `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}]`;
  const rate = seconds > 0 ? Math.round(rows / seconds) : 0;
  const left = share > 0 && share < 1 ? `, ${duration((seconds / share) * (1 - share))} left` : "";
  const wrong = rejected > 0 ? `, ${grouped(rejected)} wrong` : "";
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  return `${names[phase]} ${bar} ${percent}, ${grouped(rows)} rows, ${grouped(rate)} rows/s${wrong}${left}`;
}

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3_600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`;
}

export const grouped = (count: number): string => count.toLocaleString("en-US");

interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const redrawMs = 200;
const plainLineMs = 5_000;

/** One line that is drawn over where there is a terminal; plain lines, seldom, where there is none. */
export function showProgress(screen: Screen, now: () => number): { show(progress: Progress): void; clear(): void } {
  const startedAt = now();
  let shownAt = -Infinity;
  let shownPhase = "";
  return {
    show: (progress) => {
      const at = now();
      const pause = screen.isTTY ? redrawMs : plainLineMs;
      if (progress.phase === shownPhase && at - shownAt < pause) return;
      [shownAt, shownPhase] = [at, progress.phase];
      const line = progressLine(progress, (at - startedAt) / 1_000);
      screen.write(screen.isTTY ? `\r\u001b[2K${line.slice(0, (screen.columns ?? 80) - 1)}` : `${line}\n`);
    },
    clear: () => {
      if (screen.isTTY) screen.write("\r\u001b[2K");
    },
  };
}
