import type { Database } from "@capstan/platform/db";
import type { Generated } from "kysely";
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
