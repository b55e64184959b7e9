import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { canInstallPackages, installPackages } from "../engines/debian.ts";
import { checkout, places } from "../engines/places.ts";
import { type Outcome, findProgram, run } from "../engines/run.ts";
import type { Say } from "../engines/types.ts";

export interface BuildOptions {
  readonly tag: string;
  readonly buildArgs: Readonly<Record<string, string>>;
  /** Files that the build may read and the image never holds. */
  readonly secrets: Readonly<Record<string, string>>;
}

export interface RunOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Folders of this machine that the container may read, by their place in it. */
  readonly volumes?: Readonly<Record<string, string>>;
  readonly entrypoint?: string;
}

export interface Ended {
  readonly code: number | null;
  readonly text: string;
}

export interface RunningContainer {
  readonly child: ChildProcess;
  readonly log: string;
  /** Asks it to end; its exit code. */
  stop(): Promise<number | null>;
}

/** Docker where its engine answers, else podman and buildah, which need none. */
export interface ContainerTool {
  readonly name: "docker" | "podman";
  build(options: BuildOptions): Promise<void>;
  run(image: string, args: readonly string[], options: RunOptions): Promise<Ended>;
  start(image: string, role: string, options: RunOptions): RunningContainer;
  /** Anything else that both call the same. */
  call(args: readonly string[], options?: { timeout?: number }): Promise<Outcome>;
}

/** As compose.store.yaml runs it: nothing can be written but /tmp, and nothing can be gained. */
const hardened = [
  "--read-only",
  "--tmpfs=/tmp",
  "--cap-drop=ALL",
  "--security-opt=no-new-privileges",
  "--network=host",
];

export async function findContainerTool(say: Say): Promise<ContainerTool> {
  if ((await findProgram(["docker"])) && (await run("docker", ["info"], { timeout: 20_000 })).ok)
    return containerTool("docker", { client: ["docker"], build: ["docker", "build"], runFlags: [] });
  const missing = await missingPackages(["podman", "buildah", "runc", "debootstrap"]);
  if (missing.length > 0) {
    if (!(await canInstallPackages()))
      throw new Error(`no Docker engine answers, and ${missing.join(", ")} are not installed`);
    say(`installing ${missing.join(", ")}`);
    await installPackages(missing, say);
  }
  const storage = await storageFlags();
  // A service manager is not there in every place where tests run.
  return containerTool("podman", {
    client: ["podman", ...storage, "--runtime=runc", "--cgroup-manager=cgroupfs"],
    build: ["buildah", ...storage, "bud", "--isolation=chroot"],
    runFlags: ["--ulimit=nofile=1024:1024", "--ulimit=nproc=4096:4096"],
  });
}

/** A place of our own for images. Copies of whole file systems are the way of a machine whose kernel can't overlay them. */
async function storageFlags(): Promise<string[]> {
  const flags = (driver: string) => [
    `--root=${join(places.cache, `containers-${driver}`)}`,
    `--runroot=${join(places.cache, `containers-${driver}-run`)}`,
    `--storage-driver=${driver}`,
  ];
  const overlay = flags("overlay");
  return (await run("podman", [...overlay, "info"], { timeout: 60_000 })).ok ? overlay : flags("vfs");
}

async function missingPackages(programs: readonly string[]): Promise<string[]> {
  const found = await Promise.all(programs.map(async (name) => findProgram([name], ["/usr/sbin", "/sbin"])));
  return programs.filter((_, at) => found[at] === undefined);
}

interface Words {
  readonly client: readonly string[];
  readonly build: readonly string[];
  readonly runFlags: readonly string[];
}

function containerTool(name: ContainerTool["name"], words: Words): ContainerTool {
  const call = async (args: readonly string[], options = {}) => {
    const [program = "", ...first] = words.client;
    return run(program, [...first, ...args], options);
  };
  const runArgs = (image: string, args: readonly string[], { env, volumes = {}, entrypoint }: RunOptions) => [
    "run",
    "--rm",
    ...hardened,
    ...words.runFlags,
    // By name: the value comes from the environment of the call, and stands in nobody's list of processes.
    ...Object.keys(env).map((variable) => `--env=${variable}`),
    ...Object.entries(volumes).map(([inside, folder]) => `--volume=${folder}:${inside}:ro`),
    ...(entrypoint === undefined ? [] : [`--entrypoint=${entrypoint}`]),
    image,
    ...args,
  ];
  return {
    name,
    call,
    run: async (image, args, options) => {
      const child = launch(words.client, runArgs(image, args, options), options.env);
      const chunks: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      const [code] = (await once(child, "close")) as [number | null];
      return { code, text: Buffer.concat(chunks).toString().trim() };
    },
    start: (image, role, options) => {
      const container = `capstan-image-${role}-${process.pid}`;
      const [verb = "", ...rest] = runArgs(image, [role], options);
      const child = launch(words.client, [verb, `--name=${container}`, ...rest], options.env);
      const log = writeLog(child, `image-${role}.log`);
      const ended = once(child, "exit");
      const stop = async () => {
        if (child.exitCode === null) await call(["stop", "--time=30", container], { timeout: 60_000 });
        await ended;
        return child.exitCode;
      };
      return { child, log, stop };
    },
    build: async ({ tag, buildArgs, secrets }) => {
      const args = [
        "--network=host",
        ...Object.entries(buildArgs).map(([variable, value]) => `--build-arg=${variable}=${value}`),
        ...Object.entries(secrets).map(([id, file]) => `--secret=id=${id},src=${file}`),
        `--file=${join(checkout, "deploy/Dockerfile")}`,
        `--tag=${tag}`,
        checkout,
      ];
      const child = launch(words.build, args, {});
      const log = writeLog(child, "image-build.log");
      const [code] = (await once(child, "exit")) as [number | null];
      if (code !== 0) throw new Error(`the build ended with ${code}; see ${log}`);
    },
  };
}

type Launched = ChildProcessByStdio<null, Readable, Readable>;

function launch(words: readonly string[], args: readonly string[], env: Readonly<Record<string, string>>): Launched {
  const [program = "", ...first] = words;
  return spawn(program, [...first, ...args], { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
}

/** Kept for whoever has to find out what happened; its path from the checkout. */
function writeLog(child: Launched, name: string): string {
  const folder = join(checkout, "test-results");
  mkdirSync(folder, { recursive: true });
  const stream = createWriteStream(join(folder, name));
  for (const output of [child.stdout, child.stderr]) output.pipe(stream, { end: false });
  return `test-results/${name}`;
}
