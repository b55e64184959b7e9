import { listEngines } from "./engine-list.ts";
import type { Options } from "./options.ts";
import { ourProcesses } from "./processes.ts";
import type { Engine, Say } from "./types.ts";

export async function showStatus(options: Options, env: NodeJS.ProcessEnv, say: Say): Promise<number> {
  const rows = await Promise.all(listEngines(options, env).map(describe));
  const head = ["engine", "state", "version", "answer", "process", "address"];
  say(formatTable([head, ...rows.map(({ cells }) => cells)]));
  return rows.every(({ answers }) => answers) ? 0 : 1;
}

async function describe(engine: Engine): Promise<{ answers: boolean; cells: string[] }> {
  const pids = await ourProcesses(engine.dir);
  const process = pids.length > 0 ? `ours, ${pids.join(" ")}` : "";
  const seen = await engine.probe();
  if (seen.kind === "answers") {
    const { version, milliseconds, url } = seen;
    const cells = [engine.name, "answers", version, `${milliseconds.toFixed(0)} ms`, process || "not ours", url];
    return { answers: true, cells };
  }
  const why = seen.kind === "unusable" ? seen.why : "nothing listens";
  return { answers: false, cells: [engine.name, "MISSING", "", "", process, `port ${engine.port}: ${why}`] };
}

export function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}
