import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "./free-ports.ts";
import { findProgram } from "./run.ts";

const maxStartMs = 60_000;

/** The virus scanner for the tests that need it: it knows one signature, and is gone after the test. */
export interface PrivateClamd extends AsyncDisposable {
  readonly tcpUrl: string;
  readonly unixUrl: string;
  /** It is killed; nothing answers any more. */
  stop(): Promise<void>;
}

/** Undefined where it is not installed: Debian's package is clamav-daemon. */
export async function findClamd(): Promise<string | undefined> {
  return findProgram(["clamd"], ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/sbin"]);
}

/** Undefined where it is not installed. `virus` is what it finds. */
export async function startPrivateClamd(virus: string): Promise<PrivateClamd | undefined> {
  const program = await findClamd();
  if (program === undefined) return undefined;
  const dir = await mkdtemp(join(tmpdir(), "capstan-clamd-"));
  // As root it may look at files as another user.
  await chmod(dir, 0o755);
  const [port, socket] = [await findFreePort(), join(dir, "clamd.ctl")];
  await mkdir(join(dir, "signatures"));
  await writeFile(join(dir, "signatures/test.ndb"), `Eicar-Test-Signature:0:*:${Buffer.from(virus).toString("hex")}\n`);
  await writeFile(join(dir, "clamd.conf"), settings({ dir, port, socket }));
  const child = spawn(program, ["--foreground", `--config-file=${join(dir, "clamd.conf")}`], { stdio: "ignore" });
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
    await untilAnswering(port, () => child.exitCode === null);
  } catch (error) {
    await end();
    throw error;
  }
  return { tcpUrl: `tcp://127.0.0.1:${port}`, unixUrl: `unix://${socket}`, stop, [Symbol.asyncDispose]: end };
}

function settings(of: { readonly dir: string; readonly port: number; readonly socket: string }): string {
  return [
    `DatabaseDirectory ${of.dir}/signatures`,
    `LocalSocket ${of.socket}`,
    "TCPAddr 127.0.0.1",
    `TCPSocket ${of.port}`,
    "StreamMaxLength 12M",
    "MaxThreads 2",
    "",
  ].join("\n");
}

async function untilAnswering(port: number, isAlive: () => boolean): Promise<void> {
  const until = performance.now() + maxStartMs;
  while (isAlive() && performance.now() < until) {
    if (await isListening(port)) return;
    await sleep(100);
  }
  throw new Error(isAlive() ? "clamd does not answer" : "clamd ended at once");
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
