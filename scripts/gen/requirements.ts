import { byNumber, readClauses, readProvingTests, type ProvingTest } from "./clauses.ts";
import type { Generator } from "./generator.ts";

const output = "docs/requirements/coverage.md";

/** Which tests prove which clause. The clauses are written by hand beside it, the links never are. */
export const requirements: Generator = {
  name: "requirements",
  outputs: [output],
  async run(root) {
    const clauses = readClauses(root).toSorted((one, other) => byNumber(one.id, other.id));
    const proofs = groupByClause(readProvingTests(root));
    const proven = clauses.filter(({ id }) => proofs.has(id));
    const summary = `${proven.length} of ${clauses.length} clauses named by a test`;
    const lines = [
      "# What the tests prove",
      "",
      "Written by `npm run gen` from the titles of the tests; `npm run check` fails when it is stale.",
      "",
      `${summary}.`,
      "",
      ...proven.flatMap(({ id, file }) => [`- **${id}** ([text](${basename(file)}))`, ...list(proofs.get(id) ?? [])]),
      "",
      "## Not yet named by a test",
      "",
      clauses
        .filter(({ id }) => !proofs.has(id))
        .map(({ id }) => id)
        .join(", ") || "None.",
    ];
    return { files: { [output]: tidy(lines) }, summary };
  },
};

function groupByClause(tests: readonly ProvingTest[]): Map<string, ProvingTest[]> {
  const groups = new Map<string, ProvingTest[]>();
  for (const test of tests) for (const id of test.clauses) groups.set(id, [...(groups.get(id) ?? []), test]);
  return groups;
}

function list(tests: readonly ProvingTest[]): string[] {
  return tests.map(({ file, title }) => `  - ${escape(title)} ([${basename(file)}](../../${file}))`);
}

function escape(title: string): string {
  return title.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`);
}

function basename(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function tidy(lines: readonly string[]): string {
  return `${lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trimEnd()}\n`;
}
