import { dayAndYear } from "@capstan/platform/format-time";
import { accountSources } from "@capstan/features/account/server";
import { newIdempotencyKey } from "@capstan/features/cart/server";
import { stateCodes, stateName } from "@capstan/features/geocoding/server";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import type { CertificatePages } from "./certificate-pages.ts";
import { certificateRows } from "./certificate-rows.ts";
import { certificatesOf, submissionsOf } from "./submission.store.server.ts";

/** More than there are states, several times. */
const maxRows = 300;

export function certificatePages({ db, clock }: { readonly db: Database; readonly clock: Clock }): CertificatePages {
  return {
    list: async (visitor) => {
      const account = (await accountSources(db, visitor).person())?.account;
      if (!account || visitor.role === "viewer") return null;
      const [certificates, submissions] = await Promise.all([
        certificatesOf(db, account.number, maxRows),
        submissionsOf(db, account.number, maxRows),
      ]);
      const today = dayOn(clock);
      return {
        account: { number: account.number, companyName: account.companyName },
        certificates: certificateRows(certificates, submissions, today).map((row) => ({
          key: `${row.state} ${row.number} ${row.status} ${row.submission ?? ""}`,
          state: row.state,
          stateName: stateName(row.state),
          reason: row.reason,
          number: row.number,
          from: row.startsOn === "-infinity" ? "" : dayAndYear(row.startsOn),
          to: row.endsOn === "infinity" ? "No end" : dayAndYear(row.endsOn),
          status: row.status,
          note: row.note,
          submission: row.submission,
        })),
        states: Array.from(stateCodes, (code) => ({ code, name: stateName(code) })),
        today,
        idempotencyKey: newIdempotencyKey(),
      };
    },
  };
}
