import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "./free-ports.ts";
import { type Java, findJava } from "./java.ts";
import { withLock } from "./lock.ts";
import { places } from "./places.ts";
import { findProgram, mustRun } from "./run.ts";

const version = "26.7.3";
const home = join(places.cache, `keycloak-${version}`);
/** About 25 s on a quiet machine. */
const maxStartMs = 240_000;

/** An identity provider with realms of its own, for the tests that need it: no engine of the store, and gone after the test. */
export interface PrivateKeycloak extends AsyncDisposable {
  issuerOf(realm: string): string;
  /** It is killed; nothing answers any more. */
  stop(): Promise<void>;
}

/** The realm in Keycloak's own form; its name is under `realm`. */
export async function startPrivateKeycloak(realm: { readonly realm: string }): Promise<PrivateKeycloak> {
  const java = await findJava();
  if (!java) throw new Error("Keycloak needs Java: `npm run doctor` says how to get it");
  await keycloakHome(java);
  const dir = await mkdtemp(join(tmpdir(), "capstan-keycloak-"));
  const own = join(dir, "keycloak");
  // It writes into its home.
  await cp(home, own, { recursive: true });
  await mkdir(join(own, "data/import"), { recursive: true });
  await writeFile(join(own, "data/import/realm.json"), JSON.stringify(realm));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn("bash", [join(own, "bin/kc.sh"), "start", "--optimized", "--import-realm", ...options(port)], {
    cwd: own,
    env: environment(java),
    stdio: "ignore",
    // The script starts Java as its child: both are ended together.
    detached: true,
  });
  const ended = once(child, "exit");
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const kill = () => {
    if (child.pid !== undefined && isRunning()) process.kill(-child.pid, "SIGKILL");
  };
  process.once("exit", kill);
  const stop = async () => {
    kill();
    await ended;
    process.removeListener("exit", kill);
  };
  const end = async () => {
    await stop();
    await rm(dir, { recursive: true, force: true });
  };
  const issuerOf = (name: string) => `${address}/realms/${name}`;
  try {
    await untilAnswering(issuerOf(realm.realm), isRunning);
  } catch (error) {
    await end();
    throw error;
  }
  return { issuerOf, stop, [Symbol.asyncDispose]: end };
}

function options(port: number): string[] {
  return [
    "--http-enabled=true",
    "--http-host=127.0.0.1",
    `--http-port=${port}`,
    "--hostname-strict=false",
    "--cache=local",
    "--log-level=warn",
  ];
}

/** Memory is for other engines; a server that lives for minutes is not worth the better compiler. */
function environment(java: Java): NodeJS.ProcessEnv {
  return {
    ...process.env,
    JAVA_HOME: java.home,
    JAVA_OPTS_KC_HEAP: "-Xms64m -Xmx320m",
    JAVA_OPTS_APPEND: "-XX:TieredStopAtLevel=1",
  };
}

async function untilAnswering(url: string, isAlive: () => boolean): Promise<void> {
  const until = performance.now() + maxStartMs;
  while (isAlive() && performance.now() < until) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(250);
  }
  throw new Error(isAlive() ? "Keycloak does not answer" : "Keycloak ended at once");
}

/** The unpacked distribution, built for a database in memory, which every test on this machine copies. */
async function keycloakHome(java: Java): Promise<void> {
  const isThere = async () =>
    stat(home).then(
      () => true,
      () => false,
    );
  if (await isThere()) return;
  await withLock(join(places.cache, "keycloak.lock"), async () => {
    if (!(await isThere())) await unpack(java);
  });
}

async function unpack(java: Java): Promise<void> {
  const maven = await findProgram(["mvn"]);
  if (!maven) throw new Error("Keycloak comes from Maven Central: install Maven (mvn)");
  const out = join(places.cache, "unpacking-keycloak");
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await mustRun(
    maven,
    [
      "-q",
      "-B",
      "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack",
      `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:zip`,
      `-DoutputDirectory=${out}`,
    ],
    { cwd: out },
  );
  const fresh = join(out, `keycloak-${version}`);
  await mustRun("bash", [join(fresh, "bin/kc.sh"), "build", "--db=dev-mem"], { cwd: fresh, env: environment(java) });
  // The name appears only when all of it is there.
  await rename(fresh, home);
  await rm(out, { recursive: true, force: true });
}
