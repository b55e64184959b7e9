import { appendFile, chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkout, isRoot } from "../engines/places.ts";
import { mustRun } from "../engines/run.ts";
import type { Say } from "../engines/types.ts";
import type { ContainerTool } from "./container-tool.ts";

/** What Node needs of a system, beside what every Debian has. */
const libraries = ["libatomic1", "libstdc++6", "ca-certificates"];
const nodeUser = 1_000;

/** The base that the Dockerfile names, or where no registry can be reached, one like it that is made here. */
export async function baseImage(tool: ContainerTool, say: Say): Promise<string> {
  const wanted = await wantedBase();
  if (tool.name === "docker") return wanted;
  if ((await tool.call(["image", "exists", wanted])).ok) return wanted;
  const standIn = `localhost/capstan-base:${process.versions.node}`;
  if ((await tool.call(["image", "exists", standIn])).ok) return standIn;
  if ((await tool.call(["pull", `docker.io/library/${wanted}`], { timeout: 120_000 })).ok) return wanted;
  say(`no registry has ${wanted} for us: making a base like it, once`);
  await makeStandIn(tool, standIn);
  return standIn;
}

/** The tag in the Dockerfile, whose version is that of the Node in package.json. */
async function wantedBase(): Promise<string> {
  const dockerfile = await readFile(join(checkout, "deploy/Dockerfile"), "utf8");
  const wanted = /^ARG NODE_IMAGE=(?<image>\S+)$/m.exec(dockerfile)?.groups?.["image"];
  if (!wanted) throw new Error("deploy/Dockerfile names no NODE_IMAGE");
  return wanted;
}

async function makeStandIn(tool: ContainerTool, tag: string): Promise<void> {
  if (!isRoot) throw new Error("making a base image with debootstrap needs root: run this with sudo, or start Docker");
  const root = await mkdtemp(join(tmpdir(), "capstan-base-"));
  try {
    const codename = /^VERSION_CODENAME=(\w+)$/m.exec(await readFile("/etc/os-release", "utf8"))?.[1] ?? "stable";
    await mustRun("debootstrap", ["--variant=minbase", `--include=${libraries.join(",")}`, codename, root]);
    await addNode(root);
    await chmod(root, 0o755);
    const path = "ENV=PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
    const archive = `${root}.tar`;
    try {
      await mustRun("tar", ["--create", `--file=${archive}`, `--directory=${root}`, "."]);
      const imported = await tool.call(["import", "--change", path, archive, tag]);
      if (!imported.ok) throw new Error(`the base could not be taken in: ${imported.stderr}`);
    } finally {
      await rm(archive, { force: true });
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** The Node that runs this, the npm beside it, and the user that the official image has. */
async function addNode(root: string): Promise<void> {
  const bin = join(root, "usr/local/bin");
  const modules = join(root, "usr/local/lib/node_modules");
  await mkdir(bin, { recursive: true });
  await cp(process.execPath, join(bin, "node"));
  await cp(dirname(dirname(await npmCli())), join(modules, "npm"), { recursive: true, dereference: true });
  await symlink("../lib/node_modules/npm/bin/npm-cli.js", join(bin, "npm"));
  await symlink("../lib/node_modules/npm/bin/npx-cli.js", join(bin, "npx"));
  for (const folder of ["var/cache/apt", "var/lib/apt/lists", "usr/share/doc", "usr/share/locale"])
    await rm(join(root, folder), { recursive: true, force: true });
  await appendFile(join(root, "etc/passwd"), `node:x:${nodeUser}:${nodeUser}::/home/node:/bin/sh\n`);
  await appendFile(join(root, "etc/group"), `node:x:${nodeUser}:\n`);
  await mkdir(join(root, "home/node"), { recursive: true });
  await chown(join(root, "home/node"), nodeUser, nodeUser);
}

async function npmCli(): Promise<string> {
  const started = process.env["npm_execpath"];
  if (started?.endsWith("npm-cli.js")) return started;
  return join((await mustRun("npm", ["root", "--global"])).trim(), "npm/bin/npm-cli.js");
}
