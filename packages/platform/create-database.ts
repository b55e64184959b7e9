import { Client, escapeIdentifier } from "pg";

/** `duplicate_database`, and what the server says to the slower of two that come at the same moment. */
const quickerOther = new Set(["42P04", "23505"]);

/** Creates the database that an address names; whoever else does so at the same moment does no harm. */
export async function createMissingDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const client = new Client({ connectionString: maintenanceUrl(url), connectionTimeoutMillis: 3_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`create database ${escapeIdentifier(name)}`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && quickerOther.has(String(error.code)))) throw error;
  } finally {
    await client.end();
  }
}

/** The database that every server has, for a store whose own is not there yet. */
export function maintenanceUrl(url: string): string {
  const other = new URL(url);
  other.pathname = "/postgres";
  return other.href;
}
