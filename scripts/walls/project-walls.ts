import { readClauses, readProvingTests } from "../gen/clauses.ts";
import type { Wall } from "./wall.ts";

export const undeclaredSlice: Wall = {
  name: "undeclared-slice",
  find: (project) => {
    const { lowToHigh }: { lowToHigh: string[] } = JSON.parse(project.read("packages/features/slices.json"));
    const folders = new Set(
      project.files.flatMap((file) => /^packages\/features\/(?<slice>[^/]+)\//.exec(file)?.groups?.["slice"] ?? []),
    );
    return (
      [...folders]
        // What slices' tests share is no slice.
        .filter((folder) => folder !== "test-kit" && !lowToHigh.includes(folder))
        .map((slice) => ({
          file: `packages/features/${slice}`,
          message: "a slice without a place in packages/features/slices.json; say below which slices it stands",
        }))
    );
  },
};

export const unknownClause: Wall = {
  name: "unknown-clause",
  find: ({ root }) => {
    const known = new Set(readClauses(root).map(({ id }) => id));
    return readProvingTests(root).flatMap(({ file, title, clauses }) =>
      clauses
        .filter((id) => !known.has(id))
        .map((id) => ({ file, message: `"${title}" names clause ${id}, which docs/requirements does not have` })),
    );
  },
};

export const clauseStatedTwice: Wall = {
  name: "clause-stated-twice",
  find: ({ root }) => {
    const seen = new Set<string>();
    return readClauses(root).flatMap(({ id, file }) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [{ file, message: `states clause ${id} a second time` }];
    });
  },
};

export const fileName: Wall = {
  name: "file-name",
  find: (project) =>
    project.looked
      .filter((file) => /^(?:apps|packages|scripts|bench|e2e)\/.+\.(?:tsx?|css)$/.test(file))
      .filter((file) => !file.split("/").every((part) => /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(part)))
      .map((file) => ({ file, message: "files and folders are named in kebab-case" })),
};
