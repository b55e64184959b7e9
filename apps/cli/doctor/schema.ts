import { migrationStatus } from "@capstan/platform/migrate";
import type { Finding } from "./finding.ts";

const subject = "schema";

export type MigrationStatus = Awaited<ReturnType<typeof migrationStatus>>;

export async function checkSchema(url: string | undefined, todo: string): Promise<Finding> {
  if (!url) return schemaFinding("DATABASE_URL is not set", todo);
  return schemaFinding(await migrationStatus(url).catch(lastLine), todo);
}

/** A text where the database could not be asked. */
export function schemaFinding(status: MigrationStatus | string, todo: string): Finding {
  if (typeof status === "string") return { level: "fail", subject, text: `cannot be read (${status})`, todo };
  const { applied, pending } = status;
  if (pending === 0) return { level: "ok", subject, text: `${applied} migrations, none pending` };
  return { level: "fail", subject, text: `${pending} migrations pending`, todo };
}

function lastLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().split("\n").at(-1) ?? "";
}
