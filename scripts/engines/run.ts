import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";

export type Outcome = { ok: boolean; stdout: string; stderr: string };

type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number; gid?: number; timeout?: number };

/** Runs a command to its end; a failure is an answer, not an exception. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(command, args, { maxBuffer: 64 << 20, ...options }, (error, stdout, stderr) => {
      resolve({ ok: error === null, stdout, stderr: stderr || (error?.message ?? "") });
    });
  });
}

export async function mustRun(command: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { ok, stdout, stderr } = await run(command, args, options);
  if (!ok) throw new Error(`${command} ${args.join(" ")} failed: ${(stderr + stdout).trim().slice(-2000)}`);
  return stdout;
}

/** The first of the programs that exists in the folders or on the path. */
export async function findProgram(names: string[], folders: string[] = []): Promise<string | undefined> {
  const everywhere = [...folders, ...(process.env["PATH"] ?? "").split(delimiter)].filter(Boolean);
  for (const path of everywhere.flatMap((folder) => names.map((name) => join(folder, name)))) {
    if (await isExecutable(path)) return path;
  }
  return undefined;
}

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
