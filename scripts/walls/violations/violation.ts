export type Tool = "oxlint" | "boundaries" | "walls" | "squawk";

/** What each wall must catch: files that break it, in an otherwise clean tree, and where it must be reported. */
export interface Violation {
  readonly wall: string;
  readonly tool: Tool;
  /** The file that the report names. */
  readonly at: string;
  readonly files: Readonly<Record<string, string>>;
}

/** `at` is violating with `text`, unless the text is empty and the other files are all there is. */
export function violation(
  wall: string,
  tool: Tool,
  at: string,
  text: string,
  others: Readonly<Record<string, string>> = {},
): Violation {
  return { wall, tool, at, files: text === "" ? others : { [at]: `${text}\n`, ...others } };
}
