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

export interface RecordedSearch {
  readonly term: string;
  readonly times: number;
}

export interface RecordedRequest {
  /** How far back. */
  readonly days: number;
  /** On fewer days it may be one person's errand. */
  readonly minDays: number;
  readonly minTimes: number;
}

const maxRecordedTerms = 1_000;

/** What people typed most in the last days and found something by, the most frequent first. What was picked from a list is not counted. */
export async function recordedSearches(
  db: Database,
  { days, minDays, minTimes }: RecordedRequest,
): Promise<readonly RecordedSearch[]> {
  const { rows } = await sql<RecordedSearch>`
    select term, sum(times)::integer as times
    from search_selection
    where day > (now() at time zone 'utc')::date - ${days}::integer and found > 0 and suggest_config_id is null
    group by term having sum(times) >= ${minTimes} and count(distinct day) >= ${minDays}
    order by sum(times) desc, term limit ${maxRecordedTerms}
  `.execute(db);
  return rows;
}
