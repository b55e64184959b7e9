import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { withLock } from "./lock.ts";
import { places } from "./places.ts";
import { findProgram, mustRun } from "./run.ts";

/** One jar of Maven Central, which every test on this machine shares. */
export interface MavenJar {
  readonly name: string;
  /** As Maven's `dependency:copy` takes it. */
  readonly artifact: string;
  readonly fileName: string;
}

export async function mavenJar({ name, artifact, fileName }: MavenJar): Promise<string> {
  const jar = join(places.cache, fileName);
  const isThere = async () =>
    stat(jar).then(
      () => true,
      () => false,
    );
  if (await isThere()) return jar;
  await mkdir(places.cache, { recursive: true });
  await withLock(join(places.cache, `${name}.lock`), async () => {
    if (!(await isThere())) await fetchJar({ name, artifact, fileName }, jar);
  });
  return jar;
}

async function fetchJar({ name, artifact, fileName }: MavenJar, jar: string): Promise<void> {
  const maven = await findProgram(["mvn"]);
  if (!maven) throw new Error(`${name} comes from Maven Central: install Maven (mvn)`);
  const out = join(places.cache, `fetching-${name}`);
  await rm(out, { recursive: true, force: true });
  await mustRun(maven, [
    "-q",
    "-B",
    "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy",
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${out}`,
  ]);
  // The name appears only when all of it is there.
  await rename(join(out, fileName), jar);
  await rm(out, { recursive: true, force: true });
}
