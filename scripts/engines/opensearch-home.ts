import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withLock } from "./lock.ts";
import { places } from "./places.ts";
import { findProgram, mustRun } from "./run.ts";
import type { Say } from "./types.ts";

const version = "3.8.0";
const home = join(places.cache, `opensearch-${version}-icu`);

export const isUnpacked = () =>
  stat(home).then(
    () => true,
    () => false,
  );

/** The unpacked distribution, which every instance on this machine shares and none writes to. */
export async function opensearchHome(say: Say): Promise<string> {
  if (await isUnpacked()) return home;
  await withLock(join(places.cache, "opensearch.lock"), async () => {
    if (!(await isUnpacked())) await unpack(say);
  });
  return home;
}

async function unpack(say: Say): Promise<void> {
  const maven = await findProgram(["mvn"]);
  if (!maven) throw new Error("OpenSearch comes from Maven Central: install Maven (mvn)");
  say(`opensearch: fetching ${version} from Maven Central (174 MB the first time)`);
  const out = join(places.cache, "unpacking");
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const pom = join(import.meta.dirname, "opensearch.pom.xml");
  await mustRun(maven, ["-q", "-B", "-f", pom, "package", `-Dout=${out}`, `-Dopensearch.version=${version}`]);

  const fresh = join(out, `opensearch-${version}`);
  // 73 MB of GeoLite data that a store has no use for.
  await rm(join(fresh, "modules/ingest-geoip"), { recursive: true, force: true });
  await writeFile(join(fresh, "plugins/analysis-icu/plugin-descriptor.properties"), icuDescriptor);
  await letEverybodyRead(fresh);
  // The name appears only when all is in place, so a broken fetch is never taken for a home.
  await rename(fresh, home);
  await rm(out, { recursive: true, force: true });
}

/** Maven Central carries the plugin as bare jars; the zip that holds this file is published elsewhere. */
const icuDescriptor = `description=The ICU Analysis plugin integrates the Lucene ICU module into OpenSearch.
name=analysis-icu
version=${version}
opensearch.version=${version}
java.version=21
classname=org.opensearch.plugin.analysis.icu.AnalysisICUPlugin
custom.foldername=
extended.plugins=
has.native.controller=false
`;

/** The files of config/ are closed to others in the zip, and the engine may run under another uid. */
async function letEverybodyRead(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, entry.isDirectory() || mode & 0o100 ? 0o755 : 0o644);
  }
  await chmod(folder, 0o755);
}
