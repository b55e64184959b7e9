import { spawnSync } from "node:child_process";
import { join } from "node:path";

const clientName = "Demo warehouse";

function capstan(...args: readonly string[]): string {
  const { stdout, status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "capstan.ts"), ...args], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`capstan ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** Gives the demo's warehouse a client of its own, in place of the last one's: a secret is told once and kept nowhere. */
export function warehouseClient(): Readonly<Record<"WAREHOUSE_CLIENT_ID" | "WAREHOUSE_CLIENT_SECRET", string>> {
  for (const line of capstan("api-client", "list").split("\n"))
    if (line.endsWith(`  ${clientName}`)) capstan("api-client", "remove", line.split(" ")[0] ?? "");
  const told = capstan("api-client", "add", clientName, "--scope", "fulfilment", "--scope", "feeds");
  const valueOf = (name: string) => new RegExp(`${name} +(\\S+)`).exec(told)?.[1] ?? "";
  return { WAREHOUSE_CLIENT_ID: valueOf("client_id"), WAREHOUSE_CLIENT_SECRET: valueOf("client_secret") };
}
