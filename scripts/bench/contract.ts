/** What a bench hands back: the figures of its last line, and whether they are within its thresholds. */
export interface Figures {
  readonly holds: boolean;
  readonly values: Readonly<Record<string, number | string>>;
}

export interface BenchRun {
  /** What stands after the name on the command line, or what the bench declares as its smallest size. */
  readonly args: readonly string[];
  /** Few rounds and few requests: whether it runs is of interest, not how fast. */
  readonly isSmallest: boolean;
}

export interface TimeLimits {
  readonly fullSeconds: number;
  readonly smallestSeconds: number;
}

/** What `bench/NAME.bench.ts` exports. */
export interface BenchModule {
  run(options: BenchRun): Promise<Figures>;
  /** The arguments of its smallest size. The first argument is a size in most benches. */
  readonly smallest?: readonly string[];
  readonly timeLimits?: TimeLimits;
}

export const defaultSmallest: readonly string[] = ["1000"];
export const defaultTimeLimits: TimeLimits = { fullSeconds: 1_800, smallestSeconds: 240 };

/** From the process that runs a bench to the one that watches it. */
export interface BenchMessage {
  readonly limitSeconds?: number;
  readonly doing?: string;
}

/** Says what the bench does now: printed, and named again where the time limit ends it. */
export function doing(text: string): void {
  console.log(text);
  process.send?.({ doing: text } satisfies BenchMessage);
}
