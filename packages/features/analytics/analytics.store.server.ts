import type { Database } from "@capstan/platform/db";
import { type Generated, sql } from "kysely";
import type { TrackedEvent } from "./events.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    analytics_event: {
      id: Generated<string>;
      received_at: Generated<Date>;
      visitor: string;
      event: string;
      path: string;
      details: object;
    };
  }
}

/** One statement for any number of events. */
export async function addEvents(db: Database, visitor: string, events: readonly TrackedEvent[]): Promise<void> {
  const rows = events.map(({ event, path, ...details }) => ({ event, path, details }));
  await sql`
    insert into analytics_event (visitor, event, path, details)
    select ${visitor}, event, path, details
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (event text, path text, details jsonb)
  `.execute(db);
}

/** Deletes the oldest, so many at the most; tells how many. What somebody else is deleting is left to them. */
export async function deleteEvents(db: Database, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from analytics_event where id = any (array(
      select id from analytics_event where received_at < ${before}
      order by received_at limit ${limit} for update skip locked
    ))
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
