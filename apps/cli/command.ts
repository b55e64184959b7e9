import { type ParseArgsConfig, parseArgs } from "node:util";

/** What the exit codes mean is promised: scripts of operators ask for them. */
export const exitCode = {
  done: 0,
  /** It ran to its end, and somebody should look: rejected rows, a failed check. */
  attention: 1,
  /** It did not run, or gave up: a wrong call, a wrong environment, a wrong file. */
  refused: 2,
  /** An engine did not answer. The same call may be made again. */
  unavailable: 3,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** Where progress is drawn: a terminal, or a log. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface CommandContext {
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly progress: ProgressOutput;
  /** All of the standard input. */
  readonly input: () => Promise<string>;
}

export interface Command {
  /** As it is called, `search rebuild`. */
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  run(args: readonly string[], context: CommandContext): Promise<ExitCode>;
}

/** The call is wrong; its usage is shown. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Node's parser says what is wrong with a call in words; it is no bug of ours. */
export function parseCommandArgs<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
