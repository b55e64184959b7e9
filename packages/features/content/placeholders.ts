import type { ContentFinding } from "./content-page.ts";

const placeholder = /\{(?<name>[A-Za-z]+)\}/g;

/** Puts the brand's name and telephone number where a text says `{brand}` and `{phone}`; lines stay where they are. */
export function fillPlaceholders(
  file: string,
  text: string,
  values: Readonly<Record<string, string>>,
): { readonly text: string; readonly findings: readonly ContentFinding[] } {
  const findings = [...text.matchAll(placeholder)]
    .filter(({ groups }) => values[groups?.["name"] ?? ""] === undefined)
    .map((match) => ({
      file,
      line: text.slice(0, match.index).split("\n").length,
      reason: `${match[0]} is no placeholder; there are ${Object.keys(values)
        .map((name) => `{${name}}`)
        .join(" and ")}`,
    }));
  return { text: text.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole), findings };
}
