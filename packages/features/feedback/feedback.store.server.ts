import type { Database } from "@capstan/platform/db";
import { type Generated, sql } from "kysely";
import type { Feedback } from "./feedback.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    feedback: {
      id: Generated<string>;
      given_at: Date;
      text: string;
      rating: number | null;
      email: string | null;
      path: string;
    };
  }
}

export async function addFeedback(db: Database, feedback: Feedback, givenAt: Date): Promise<void> {
  await db
    .insertInto("feedback")
    .values({ ...feedback, given_at: givenAt })
    .execute();
}

/** Deletes the oldest, so many at the most; tells how many. What somebody else is deleting is left to them. */
export async function deleteFeedback(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from feedback where id = any (array(
      select id from feedback where given_at < ${before} order by given_at limit ${limit} for update skip locked
    ))
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
