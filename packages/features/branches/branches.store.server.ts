import type { Database } from "@capstan/platform/db";
import type { Generated } from "kysely";
import type { Branch } from "./branches.ts";
import type { Holiday } from "./holidays.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    branch: {
      code: string;
      name: string;
      address1: string;
      address2: string | null;
      city: string;
      state: string;
      zip: string;
      country: string;
      latitude: number;
      longitude: number;
      phone: string;
      weekday_hours: string;
      saturday_hours: string | null;
      has_curbside: boolean;
      distribution_center_code: string | null;
      is_open: boolean;
      services: Generated<readonly string[]>;
      holidays: Generated<readonly Holiday[]>;
    };
  }
}

/** All that are open. A few hundred rows: whoever needs the nearest keeps them in memory. */
export async function openBranches(db: Database): Promise<readonly Branch[]> {
  const rows = await db.selectFrom("branch").selectAll().where("is_open", "=", true).orderBy("code").execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    weekdayHours: row.weekday_hours,
    saturdayHours: row.saturday_hours,
    hasCurbside: row.has_curbside,
    distributionCenterCode: row.distribution_center_code,
    services: row.services,
    holidays: row.holidays,
  }));
}
