import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles } from "./project-files.ts";
import type { Finding } from "./finding.ts";

export interface Project {
  readonly root: string;
  /** Every file of the project, as paths from its root. */
  readonly files: readonly string[];
  /** The files to look at: all of them, or those that changed. */
  readonly looked: readonly string[];
  read(path: string): string;
}

/** A rule that no tool has. */
export interface Wall {
  readonly name: string;
  find(project: Project): readonly Omit<Finding, "wall">[];
}

export function openProject(root: string, changed: readonly string[] = []): Project {
  const files = projectFiles(root);
  const wanted = new Set(changed);
  return {
    root,
    files,
    looked: wanted.size === 0 ? files : files.filter((path) => wanted.has(path)),
    read: (path) => readFileSync(join(root, path), "utf8"),
  };
}

/** Every line of a text that matches, as findings of its file. */
export function matchingLines(project: Project, file: string, pattern: RegExp, message: string) {
  return project
    .read(file)
    .split("\n")
    .flatMap((line, at) => {
      const match = pattern.exec(line);
      return match ? [{ file: `${file}:${at + 1}`, message: `${message} (${match[0].trim()})` }] : [];
    });
}
