import { readdir, readFile, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findProgram, run } from "./run.ts";

export const oldestJava = 21;

export type Java = { home: string; major: number };

/** Reads `JAVA_VERSION="25.0.3"` of a release file as well as `openjdk version "21.0.2"` of `java -version`. */
export function javaMajor(text: string): number {
  const [, first, second] = /(?:JAVA_VERSION=|version )"(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  return Number(first === "1" ? second : first) || 0;
}

/** What somebody named comes first; else the oldest that is new enough, being the best tried. */
export function chooseJava(named: Java[], found: Java[]): Java | undefined {
  const good = ({ major }: Java) => major >= oldestJava;
  return named.find(good) ?? found.filter(good).toSorted((a, b) => a.major - b.major)[0];
}

export async function findJava(): Promise<Java | undefined> {
  const named = [process.env["OPENSEARCH_JAVA_HOME"], process.env["JAVA_HOME"]].filter((home) => home !== undefined);
  const folder = "/usr/lib/jvm";
  const installed = (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
  const onPath = await findProgram(["java"]);
  const found = onPath ? [...installed, dirname(dirname(await realpath(onPath)))] : installed;
  return chooseJava(await Promise.all(named.map(inspect)), await Promise.all(found.map(inspect)));
}

async function inspect(home: string): Promise<Java> {
  const release = await readFile(join(home, "release"), "utf8").catch(() => "");
  const program = await findProgram(["java"], [join(home, "bin")]);
  if (!program?.startsWith(home)) return { home, major: 0 };
  if (release) return { home, major: javaMajor(release) };
  const { stderr } = await run(program, ["-version"]);
  return { home, major: javaMajor(stderr) };
}
