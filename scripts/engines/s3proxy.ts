import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "./free-ports.ts";
import { findJava } from "./java.ts";
import { withLock } from "./lock.ts";
import { places } from "./places.ts";
import { findProgram, mustRun } from "./run.ts";

const version = "4.1.0";
const jarName = `s3proxy-${version}-jar-with-dependencies.jar`;
const maxStartMs = 60_000;

/** The S3 API on files of its own, for the tests that need it: no engine of the store, and gone after the test. */
export interface PrivateS3 extends AsyncDisposable {
  readonly endpoint: string;
  readonly keyId: string;
  readonly secret: string;
  /** It is killed; nothing answers any more. */
  stop(): Promise<void>;
}

export async function startPrivateS3(): Promise<PrivateS3> {
  const [jar, java] = await Promise.all([s3proxyJar(), findJava()]);
  if (!java) throw new Error("S3Proxy needs Java: `npm run doctor` says how to get it");
  const dir = await mkdtemp(join(tmpdir(), "capstan-s3-"));
  const endpoint = `http://127.0.0.1:${await findFreePort()}`;
  const [keyId, secret] = ["capstan", "a-secret-for-tests"];
  await mkdir(join(dir, "data"));
  await writeFile(join(dir, "s3proxy.conf"), settings({ endpoint, keyId, secret, data: join(dir, "data") }));
  const child = spawn(
    join(java.home, "bin/java"),
    ["-Xmx256m", "-jar", jar, "--properties", join(dir, "s3proxy.conf")],
    {
      cwd: dir,
      stdio: "ignore",
    },
  );
  const ended = once(child, "exit");
  const killAtExit = () => void child.kill("SIGKILL");
  process.once("exit", killAtExit);
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    process.removeListener("exit", killAtExit);
  };
  const end = async () => {
    await stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await untilAnswering(endpoint, () => child.exitCode === null);
  } catch (error) {
    await end();
    throw error;
  }
  return { endpoint, keyId, secret, stop, [Symbol.asyncDispose]: end };
}

function settings(of: { endpoint: string; keyId: string; secret: string; data: string }): string {
  return [
    `s3proxy.endpoint=${of.endpoint}`,
    "s3proxy.authorization=aws-v2-or-v4",
    `s3proxy.identity=${of.keyId}`,
    `s3proxy.credential=${of.secret}`,
    "jclouds.provider=filesystem-nio2",
    `jclouds.filesystem.basedir=${of.data}`,
    "",
  ].join("\n");
}

async function untilAnswering(endpoint: string, isAlive: () => boolean): Promise<void> {
  const until = performance.now() + maxStartMs;
  while (isAlive() && performance.now() < until) {
    // It refuses who does not sign; that it says so is enough.
    const answer = await fetch(endpoint).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await sleep(100);
  }
  throw new Error(isAlive() ? "S3Proxy does not answer" : "S3Proxy ended at once");
}

/** One jar, which every test on this machine shares. */
async function s3proxyJar(): Promise<string> {
  const jar = join(places.cache, jarName);
  const isThere = async () =>
    stat(jar).then(
      () => true,
      () => false,
    );
  if (await isThere()) return jar;
  await withLock(join(places.cache, "s3proxy.lock"), async () => {
    if (!(await isThere())) await fetchJar(jar);
  });
  return jar;
}

async function fetchJar(jar: string): Promise<void> {
  const maven = await findProgram(["mvn"]);
  if (!maven) throw new Error("S3Proxy comes from Maven Central: install Maven (mvn)");
  const out = join(places.cache, "fetching-s3proxy");
  await rm(out, { recursive: true, force: true });
  await mustRun(maven, [
    "-q",
    "-B",
    "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy",
    `-Dartifact=org.gaul:s3proxy:${version}:jar:jar-with-dependencies`,
    `-DoutputDirectory=${out}`,
  ]);
  // The name appears only when all of it is there.
  await rename(join(out, jarName), jar);
  await rm(out, { recursive: true, force: true });
}
