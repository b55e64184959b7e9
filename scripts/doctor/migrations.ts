import { join } from "node:path";
import { checkout } from "../engines/places.ts";
import { type Outcome, run } from "../engines/run.ts";
import type { Finding } from "./finding.ts";

export async function checkMigrations(): Promise<Finding[]> {
  const url = process.env["DATABASE_URL"];
  if (!url) return [judgeMigrations(undefined)];
  const args = ["--url", url, "--migrations-dir", join(checkout, "db/migrations"), "status"];
  return [judgeMigrations(await run(join(checkout, "node_modules/.bin/dbmate"), args))];
}

export function judgeMigrations(outcome: Outcome | undefined): Finding {
  const subject = "migrations";
  const pending = /^Pending: (\d+)/m.exec(outcome?.stdout ?? "")?.[1];
  if (!outcome?.ok || pending === undefined) {
    const why = outcome?.stderr.trim().split("\n").at(-1) ?? "DATABASE_URL is not set";
    return {
      level: "warn",
      subject,
      text: `not looked at (${why})`,
      todo: "`npm run engines -- up`, then `npm run db:migrate`",
    };
  }
  if (pending === "0") return { level: "ok", subject, text: "none pending" };
  return { level: "warn", subject, text: `${pending} pending`, todo: "npm run db:migrate" };
}
