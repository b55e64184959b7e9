import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { ContentFinding } from "./content-page.ts";

export interface YamlText {
  readonly file: string;
  readonly text: string;
  /** The line of the file on which the text begins. */
  readonly firstLine: number;
}

export interface ReadYaml<Value> {
  readonly value: Value | null;
  readonly findings: readonly ContentFinding[];
  /** Where something stands, by its way through the document. */
  lineOf(way: readonly PropertyKey[]): number;
}

/** YAML checked against a schema; whatever is wrong is said with its line. */
export function readYaml<Value>({ file, text, firstLine }: YamlText, schema: z.ZodType<Value>): ReadYaml<Value> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1;
  const lineOf = (way: readonly PropertyKey[]) => {
    for (let length = way.length; length > 0; length -= 1) {
      const node = document.getIn(way.slice(0, length), true);
      if (hasRange(node)) return lineAt(node.range[0]);
    }
    return firstLine;
  };
  const broken = document.errors.map(({ pos, message }) => ({
    file,
    line: lineAt(pos[0]),
    reason: message.split("\n")[0] ?? message,
  }));
  if (broken.length > 0) return { value: null, findings: broken, lineOf };
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { value: parsed.data, findings: [], lineOf };
  const findings = parsed.error.issues.map(({ path, message }) => ({
    file,
    line: lineOf(path),
    reason: [path.join("."), message].filter((words) => words !== "").join(": "),
  }));
  return { value: null, findings, lineOf };
}

function hasRange(node: unknown): node is { readonly range: readonly [number, number, number] } {
  return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}
