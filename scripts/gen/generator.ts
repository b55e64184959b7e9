/** One writer of committed files. `run` only computes: the frame writes, or compares under `--check`. */
export interface Generator {
  readonly name: string;
  /** Paths from the root of the project; exactly the keys of what `run` returns. */
  readonly outputs: readonly string[];
  run(root: string): Promise<Generated>;
}

export interface Generated {
  readonly files: Readonly<Record<string, string>>;
  /** One line for the person at the terminal. */
  readonly summary?: string;
}
