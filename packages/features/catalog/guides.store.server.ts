import type { Database } from "@capstan/platform/db";

declare module "@capstan/platform/db" {
  interface Tables {
    guide: {
      code: string;
      heading: string;
      heading_url: string;
      sub_heading: string;
      description: string;
      buttons: readonly GuideButton[];
      keywords: string[];
    };
  }
}

export interface GuideButton {
  readonly text: string;
  readonly url: string;
}

/** A buying guide that search and suggestions offer. */
export interface Guide {
  readonly code: string;
  readonly heading: string;
  readonly headingUrl: string;
  readonly subHeading: string;
  readonly description: string;
  readonly buttons: readonly GuideButton[];
  /** Words that lead to it. */
  readonly keywords: readonly string[];
}

export async function allGuides(db: Database): Promise<readonly Guide[]> {
  return guides(db).orderBy("code").execute();
}

export async function guideByCode(db: Database, code: string): Promise<Guide | undefined> {
  return guides(db).where("code", "=", code).executeTakeFirst();
}

function guides(db: Database) {
  return db
    .selectFrom("guide")
    .select([
      "code",
      "heading",
      "heading_url as headingUrl",
      "sub_heading as subHeading",
      "description",
      "buttons",
      "keywords",
    ]);
}
