import { randomBytes } from "node:crypto";
import { setPassword } from "../packages/features/session/server.ts";
import { systemClock } from "../packages/platform/clock.ts";
import { createDatabase } from "../packages/platform/db.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { type ReceivedMail, readInbox } from "../scripts/engines/mail-inbox.ts";
import { mailPorts, storePort } from "./address.ts";
import { demoPassword } from "./demo-password.ts";

export interface OwnUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** A buyer of a test's own in a colleague's account, whose credentials and cart it may change while other tests run. */
export async function createOwnUser(colleague = "dana.whitfield@tilleryprecision.example"): Promise<OwnUser> {
  const id = `own-${randomBytes(5).toString("hex")}`;
  const email = `${id}@tilleryprecision.example`;
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  const { db, pool, close } = createDatabase({ url, name: "capstan-e2e-user", connectTimeoutMs: 10_000 });
  await pool.query("insert into store_user (id, email, full_name, short_name) values ($1, $2, 'Robin Keel', 'Robin')", [
    id,
    email,
  ]);
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current)
     select $1, account_number, 'buyer', true from membership join store_user on store_user.id = user_id
     where email = $2 and is_current`,
    [id, colleague],
  );
  await setPassword({ db, clock: systemClock }, { userId: id, password: demoPassword });
  await close();
  return { id, email, password: demoPassword };
}

export async function inboxOf(email: string): Promise<readonly ReceivedMail[]> {
  return readInbox(`http://127.0.0.1:${mailPorts.inbox}`, email);
}
