import { chown, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isRoot } from "./places.ts";

/** The user that an engine runs as; empty when we are not root and it simply runs as us. */
export type RunAs = { uid?: number; gid?: number };

export function findAccount(passwd: string, names: string[]): { uid: number; gid: number } | undefined {
  const rows = passwd.split("\n").map((line) => line.split(":"));
  const row = names.map((name) => rows.find((fields) => fields[0] === name)).find(Boolean);
  return row && { uid: Number(row[2]), gid: Number(row[3]) };
}

/** PostgreSQL and OpenSearch refuse to run as root. A bare number needs no account. */
export async function runAs(names: string[], otherwise: number): Promise<RunAs> {
  if (!isRoot) return {};
  return findAccount(await readFile("/etc/passwd", "utf8"), names) ?? { uid: otherwise, gid: otherwise };
}

export async function makeOwnedFolder(path: string, owner: RunAs): Promise<void> {
  // The folders above stay open: the owner has to pass through them.
  await mkdir(dirname(path), { recursive: true });
  await mkdir(path, { recursive: true, mode: 0o750 });
  await giveTo(path, owner);
}

async function giveTo(path: string, { uid, gid }: RunAs): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  await chown(path, uid, gid);
}

export async function giveTreeTo(path: string, owner: RunAs): Promise<void> {
  await giveTo(path, owner);
  const entries = await readdir(path, { recursive: true });
  await Promise.all(entries.map((entry) => giveTo(join(path, entry), owner)));
}
