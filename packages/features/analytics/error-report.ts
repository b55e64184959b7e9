import { brand } from "@capstan/features/brand";

/** Spec 9: the versions that the parts of the shell go by; and that of the dialogs of adding to the cart. */
export const versions = {
  header: "3.24.0",
  footer: "2.9.0",
  "branch dialog": "3.4.0",
  "add-to-cart": "1.0.0",
} as const;

export interface ErrorReport {
  /** The specification's words for what failed. */
  readonly message: string;
  readonly error: unknown;
  /** The part of the store that it happened in. */
  readonly part?: keyof typeof versions;
}

export interface ErrorPayload {
  readonly message: string;
  readonly error: { readonly name: string; readonly message: string; readonly stack?: string | undefined };
  readonly title: string;
  readonly version: string;
  readonly timestamp: string;
}

/** As long as a report's texts may be. */
export const longest = { text: 500, stack: 4_000 };

/** What leaves the browser: cut to size, and without the queries of addresses, which may hold anything. */
export function errorPayload({ message, error, part = "header" }: ErrorReport, now: Date): ErrorPayload {
  const {
    name,
    message: reason,
    stack,
  } = error instanceof Error ? error : { name: typeof error, message: textOf(error) };
  return {
    message: clean(message, longest.text),
    error: {
      name: clean(name, longest.text),
      message: clean(reason, longest.text),
      ...(stack === undefined ? {} : { stack: clean(stack, longest.stack) }),
    },
    title: errorTitle(part),
    version: versions[part],
    timestamp: now.toISOString(),
  };
}

/** Spec 8: the product's name, and which part of the shell failed. */
export function errorTitle(part: keyof typeof versions): string {
  return `${brand.name} ${part} error`;
}

/** Keeps the line and column that a stack has after an address. */
export function withoutQueries(text: string): string {
  return text.replaceAll(/(?<=[\w/%-])[?#][^\s"'<>()]+?(?=:\d+:\d+|[\s"'<>()]|$)/g, "");
}

function clean(text: string, limit: number): string {
  return withoutQueries(text.slice(0, limit * 2)).slice(0, limit);
}

function textOf(thrown: unknown): string {
  try {
    return typeof thrown === "string" ? thrown : (JSON.stringify(thrown) ?? String(thrown));
  } catch {
    return "";
  }
}
