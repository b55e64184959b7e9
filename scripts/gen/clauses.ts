import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles } from "../walls/project-files.ts";

export interface Clause {
  readonly id: string;
  readonly file: string;
}

export interface ProvingTest {
  readonly file: string;
  readonly title: string;
  readonly clauses: readonly string[];
}

const clauseLine = /^- \*\*(?<id>\d+(?:\.\d+)?\/\d+(?:\.\d+)?)\*\* \S/;
const tag = /\[spec (?<ids>[^\]]+)\]/g;
// A test that does not run proves nothing, whatever its title says.
const titleWithTag =
  /(?<!\.(?:skip|todo|fixme)\(\s*)(["'`])(?<title>(?:\\.|(?!\1).)*\[spec [^\]]+\](?:\\.|(?!\1).)*)\1/g;
const testFile = /\.(?:test|e2e)\.tsx?$/;

/** The clauses that docs/requirements states, in the order they stand there. */
export function readClauses(root: string): Clause[] {
  return projectFiles(root)
    .filter((file) => /^docs\/requirements\/(?!coverage\.md).+\.md$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line) => {
          const id = clauseLine.exec(line)?.groups?.["id"];
          return id === undefined ? [] : [{ id, file }];
        }),
    );
}

/** Every test whose title names a clause. */
export function readProvingTests(root: string): ProvingTest[] {
  return projectFiles(root)
    .filter((file) => testFile.test(file))
    .flatMap((file) => findProofs(readFileSync(join(root, file), "utf8")).map((proof) => ({ file, ...proof })));
}

export function findProofs(source: string): Omit<ProvingTest, "file">[] {
  return [...source.matchAll(titleWithTag)].map((match) => {
    const whole = match.groups?.["title"] ?? "";
    const clauses = [...whole.matchAll(tag)].flatMap(({ groups }) => (groups?.["ids"] ?? "").split(/[\s,]+/));
    return { title: whole.replaceAll(tag, "").trim(), clauses: clauses.filter((id) => id !== "") };
  });
}

/** In the order a reader of the specification expects: 2.2 before 2.10, 4/8.1 before 4/12. */
export function byNumber(one: string, other: string): number {
  const [a, b] = [sortKey(one), sortKey(other)];
  const at = a.findIndex((part, place) => part !== b[place]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function sortKey(id: string): number[] {
  const [section = "", place = ""] = id.split("/");
  return [section, place].flatMap((half) => {
    const [whole, part = "0"] = half.split(".");
    return [Number(whole), Number(part)];
  });
}
