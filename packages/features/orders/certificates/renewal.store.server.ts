import type { Day } from "@capstan/platform/day";
import type { Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { TaxCertificate } from "../tax-engine.ts";
import type { RenewalNotice } from "./renewal-notice.ts";

export interface DueNotice extends TaxCertificate {
  readonly accountNumber: string;
  readonly notice: RenewalNotice;
  /** Who sent the certificate, where they still belong to the account; its administrators otherwise. */
  readonly receivers: readonly { readonly userId: string; readonly email: string }[];
}

/**
 * Claims the mails that are due and not sent: of those before the end only the latest, so that a worker that was away does
 * not send three at once. Nobody is asked for what was renewed, or waits for staff.
 */
export async function claimNotices(tx: Tx, today: Day, now: Date, limit: number): Promise<readonly DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with due as (
      select held.*, case
          when held.ends_on < ${today}::date then 'expired'
          when held.ends_on <= ${today}::date + 7 then '7-days'
          when held.ends_on <= ${today}::date + 30 then '30-days'
          else '60-days'
        end as notice
      from tax_certificate as held join account on account.number = held.account_number and account.is_open
      where held.ends_on between ${today}::date - 30 and ${today}::date + 60
    ),
    claimed as (
      insert into tax_certificate_notice (account_number, state, number, ends_on, notice, sent_at)
      select due.account_number, due.state, due.number, due.ends_on, due.notice, ${now}
      from due
      where not exists (
          select from tax_certificate_notice as sent
          where sent.account_number = due.account_number and sent.state = due.state and sent.number = due.number
            and sent.ends_on = due.ends_on and sent.notice = due.notice
        )
        and not exists (
          select from tax_certificate as next
          where next.account_number = due.account_number and next.state = due.state
            and next.ends_on > due.ends_on and next.starts_on <= due.ends_on + 1
        )
        and not exists (
          select from tax_certificate_submission as sent
          where sent.account_number = due.account_number and sent.state = due.state and sent.status = 'under-review'
        )
      order by due.ends_on, due.account_number, due.state, due.number limit ${limit}
      on conflict do nothing
      returning *
    )
    select claimed.account_number as "accountNumber", claimed.state, claimed.number, due.reason,
      due.starts_on::text as "startsOn", claimed.ends_on::text as "endsOn", claimed.notice,
      (
        select coalesce(json_agg(json_build_object('userId', receiver.id, 'email', receiver.email)), '[]')
        from (${receivers}) as receiver
      ) as receivers
    from claimed join due using (account_number, state, number)
  `.execute(tx);
  return rows;
}

const receivers = sql`
  with member as (
    select store_user.id, store_user.email, membership.role
    from membership join store_user on store_user.id = membership.user_id and store_user.is_enabled
    where membership.account_number = claimed.account_number
  ),
  submitter as (
    select member.id, member.email from tax_certificate_submission as sent
    join member on member.id = sent.user_id and member.role <> 'viewer'
    where sent.account_number = claimed.account_number and sent.state = claimed.state and sent.number = claimed.number
      and sent.status = 'approved'
    order by sent.id desc limit 1
  )
  select id, email from submitter
  union all
  select id, email from member where role = 'administrator' and not exists (select from submitter)`;
