import { execFileSync } from "node:child_process";

// Optional locks off: reading must never touch the index under somebody's feet.
const env = { ...process.env, GIT_OPTIONAL_LOCKS: "0" };

function git(root: string, ...args: string[]): string[] {
  const text = execFileSync("git", args, { cwd: root, env, encoding: "utf8", maxBuffer: 64 << 20 });
  return text.split("\0").filter((path) => path !== "");
}

/** Every file that is or would be committed, as paths from the root: ignored files are not the project's. */
export function projectFiles(root: string): string[] {
  const gone = new Set(git(root, "ls-files", "-z", "--deleted"));
  const all = new Set(git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"));
  return [...all].filter((path) => !gone.has(path)).toSorted();
}

/** What differs from the last commit, new files included. */
export function changedFiles(root: string): string[] {
  const files = new Set(projectFiles(root));
  try {
    const changed = new Set(git(root, "diff", "-z", "--name-only", "HEAD"));
    for (const path of git(root, "ls-files", "-z", "--others", "--exclude-standard")) changed.add(path);
    return [...changed].filter((path) => files.has(path)).toSorted();
  } catch {
    // Before the first commit there is no HEAD, and everything is new.
    return [...files];
  }
}
