import type { z } from "zod";

/** Reads the environment once, at start: whatever is missing or wrong is named in one message, so nobody mends it name by name. */
export function readEnv<Schema extends z.ZodObject>(schema: Schema, source: NodeJS.ProcessEnv): z.infer<Schema> {
  const parsed = schema.safeParse(withoutBlanks(source));
  if (parsed.success) return parsed.data;
  const missing = new Set<string>();
  const wrong = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0]);
    if (source[name] === undefined || source[name] === "") missing.add(name);
    else wrong.set(name, issue.message);
  }
  const lines = [
    missing.size > 0 ? `missing: ${[...missing].join(", ")}` : "",
    ...[...wrong].map(([name, message]) => `${name}: ${message}`),
  ];
  throw new EnvironmentError(`The environment is not complete.\n  ${lines.filter(Boolean).join("\n  ")}`);
}

export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

function withoutBlanks(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
