import type { Database } from "@capstan/platform/db";
import type { Day } from "@capstan/platform/day";
import { type Generated, sql } from "kysely";
import type { SuggestConfigId } from "../suggest-config.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    search_selection: {
      id: Generated<string>;
      day: string;
      term: string;
      suggest_config_id: number | null;
      found: number;
      times: number;
    };
  }
}

export interface Selection {
  readonly day: Day;
  readonly term: string;
  /** Null for what was typed and sent. */
  readonly suggestConfigId: SuggestConfigId | null;
  readonly found: number;
  readonly times: number;
}

/** One statement for any number of rows. */
export async function addSelections(db: Database, rows: readonly Selection[]): Promise<void> {
  const json = JSON.stringify(
    rows.map(({ suggestConfigId, ...row }) => ({ ...row, suggest_config_id: suggestConfigId })),
  );
  await sql`
    insert into search_selection (day, term, suggest_config_id, found, times)
    select day, term, suggest_config_id, found, times
    from jsonb_to_recordset(${json}::jsonb)
      as given (day date, term text, suggest_config_id integer, found integer, times integer)
  `.execute(db);
}

export interface OldSelections {
  readonly on: Day;
  readonly olderThanDays: number;
  readonly limit: number;
}

/** Deletes the oldest, so many at the most; tells how many. What somebody else is deleting is left to them. */
export async function deleteSelections(db: Database, { on, olderThanDays, limit }: OldSelections): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search_selection where id = any (array(
      select id from search_selection
      where day < ${on}::date - ${olderThanDays}::integer
      order by day limit ${limit} for update skip locked
    ))
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

export interface PopularSearch {
  readonly term: string;
  readonly times: number;
}

const maxPopularTerms = 1_000;
/** What fewer searched for may tell who they were. */
const minCount = 3;

/** What was searched for most in the last days and found something, the most frequent first. */
export async function popularSearches(db: Database, days: number): Promise<readonly PopularSearch[]> {
  const { rows } = await sql<PopularSearch>`
    select term, sum(times)::integer as times
    from search_selection
    where day > (now() at time zone 'utc')::date - ${days}::integer and found > 0
    group by term having sum(times) >= ${minCount}
    order by sum(times) desc, term limit ${maxPopularTerms}
  `.execute(db);
  return rows;
}
