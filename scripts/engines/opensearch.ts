import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { giveTreeTo, makeOwnedFolder, runAs } from "./accounts.ts";
import { findJava, oldestJava } from "./java.ts";
import {
  type JvmSettings,
  jvmOptions,
  type OpensearchNode,
  opensearchNodes,
  opensearchYaml,
} from "./opensearch-config.ts";
import { opensearchHome } from "./opensearch-home.ts";
import { launchDaemon, ourProcess } from "./processes.ts";
import type { Say } from "./types.ts";

export type OpensearchSettings = JvmSettings & { dir: string; httpPort: number; nodes: number };

/** Starts the nodes that do not run yet. */
export async function launchOpensearch(settings: OpensearchSettings, say: Say): Promise<void> {
  const java = await findJava();
  if (!java) throw new Error(`OpenSearch needs Java ${oldestJava} or newer: install one or set OPENSEARCH_JAVA_HOME`);
  const home = await opensearchHome(say);
  const nodes = opensearchNodes(settings.dir, settings.httpPort, settings.nodes);
  const owner = await runAs(["opensearch"], 9200);
  await makeOwnedFolder(settings.dir, owner);
  for (const node of nodes) {
    const pidFile = join(settings.dir, `${node.name}.pid`);
    if (await ourProcess(pidFile)) continue;
    await writeNodeFolder(home, node, nodes, settings);
    await giveTreeTo(node.dir, owner);
    await launchDaemon({
      command: join(home, "bin/opensearch"),
      // Given here and not in its file, the folder tells our process from the first moment, when it is still a shell.
      args: ["--quiet", `-Epath.data=${join(node.dir, "data")}`],
      runAs: owner,
      // The security agent's path in jvm.options is relative to the distribution.
      cwd: home,
      env: {
        OPENSEARCH_JAVA_HOME: java.home,
        OPENSEARCH_PATH_CONF: join(node.dir, "config"),
        OPENSEARCH_TMPDIR: join(node.dir, "tmp"),
      },
      pidFile,
      logFile: join(settings.dir, `${node.name}.log`),
    });
  }
}

async function writeNodeFolder(
  home: string,
  node: OpensearchNode,
  all: OpensearchNode[],
  jvm: JvmSettings,
): Promise<void> {
  for (const folder of ["config", "data", "logs", "tmp"]) await makeOwnedFolder(join(node.dir, folder), {});
  const config = (name: string) => join(node.dir, "config", name);
  const original = (name: string) => join(home, "config", name);
  await copyFile(original("log4j2.properties"), config("log4j2.properties"));
  await writeFile(config("jvm.options"), jvmOptions(await readFile(original("jvm.options"), "utf8"), node, jvm));
  await writeFile(config("opensearch.yml"), opensearchYaml(node, all));
}
