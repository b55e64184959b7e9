/**
 * `node scripts/complete-lock.ts [--check|--integrity]`: some registries mirror native packages for a few platforms only.
 * npm then leaves the others out of the lock file, and `npm ci` refuses it, everywhere. This puts them back by name and
 * version; `--integrity` also asks the registry for the hashes that the lock file lacks.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./engines/run.ts";

interface Entry {
  version?: string;
  integrity?: string;
  link?: boolean;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const path = join(import.meta.dirname, "../package-lock.json");
const lock = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, Entry> };
const missing = new Map<string, Entry>();

for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isExact = /^\d+\.\d+\.\d+/.test(version);
    if (isExact && !isLocked(place, name)) missing.set(`node_modules/${name}`, platformEntry(name, version, entry));
  }
}

if (process.argv.includes("--check")) {
  for (const name of missing.keys())
    console.error(`the lock file lacks ${name}: run \`node scripts/complete-lock.ts\``);
  const unproven = withoutIntegrity().filter(([, { optional, os, cpu }]) => !(optional && (os ?? cpu)));
  for (const [place] of unproven)
    console.error(`${place} has no integrity hash: run \`node scripts/complete-lock.ts --integrity\``);
  process.exit(missing.size + unproven.length === 0 ? 0 : 1);
}
Object.assign(lock.packages, Object.fromEntries(missing));
const hashes = process.argv.includes("--integrity") ? await askForIntegrity() : 0;
const all = Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(all) }, null, 2)}\n`);
console.log(`${missing.size} platform packages and ${hashes} hashes added; ${withoutIntegrity().length} lack a hash`);

/** What comes from a registry: everything but the root and the workspaces. */
function withoutIntegrity(): [string, Entry][] {
  return Object.entries(lock.packages).filter(
    ([place, { integrity, link }]) => place.includes("node_modules/") && !link && integrity === undefined,
  );
}

/** A registry that mirrors a few platforms only has no answer for the others: they stay as they are. */
async function askForIntegrity(): Promise<number> {
  let found = 0;
  for (const [place, entry] of withoutIntegrity()) {
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    const { ok, stdout } = await run("npm", ["view", `${name}@${entry.version}`, "dist.integrity"]);
    if (!ok || !stdout.startsWith("sha512-")) continue;
    // Where npm itself puts it.
    const { version, ...rest } = entry;
    lock.packages[place] = { ...(version ? { version } : {}), integrity: stdout.trim(), ...rest };
    found += 1;
  }
  return found;
}

/** npm looks beside the package, then in every folder above it. */
function isLocked(place: string, name: string): boolean {
  for (let at = place; ; at = at.slice(0, Math.max(at.lastIndexOf("/node_modules/"), 0))) {
    if (lock.packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
    if (at === "") return false;
  }
}

/** The names of such packages end in their platform: `-linux-arm64-musl`. */
function platformEntry(name: string, version: string, { dev, license }: Entry): Entry {
  const words = name.split(/[/-]/);
  const os = words.find((word) =>
    ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"].includes(
      word,
    ),
  );
  const cpu = words.find((word) =>
    ["x64", "arm64", "arm", "ia32", "ppc64", "s390x", "riscv64", "loong64", "wasm32"].includes(word),
  );
  return {
    version,
    ...(dev ? { dev } : {}),
    ...(license ? { license } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(words.includes("musl") ? { libc: ["musl"] } : {}),
  };
}
