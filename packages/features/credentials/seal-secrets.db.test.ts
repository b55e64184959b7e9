import { setPassword } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import { createSecretBox } from "@capstan/platform/secret-box";
import { testEngines } from "@capstan/platform/test-kit";
import { cookieOf, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { Secret, TOTP } from "otpauth";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { countUnsealed, sealSecrets } from "./server.ts";
import { keptSecret, openedSecret } from "./totp-secret.server.ts";
import { isRightCode } from "./verify-code.server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const [oldBox, bothBox, newBox] = [[oldKey], [newKey, oldKey], [newKey]].map(createSecretBox) as [Box, Box, Box];
type Box = ReturnType<typeof createSecretBox>;
const secret = "JBSWY3DPEHPK3PXP";
const password = "correct horse battery staple";

beforeAll(async () => seedPeople(engines.database));
beforeEach(async () => pool.query("delete from totp_factor"));

const keep = async (userId: string, kept: string) =>
  pool.query("insert into totp_factor (user_id, secret, begun_at, confirmed_at) values ($1, $2, now(), now())", [
    userId,
    kept,
  ]);
const keptOf = async (userId: string): Promise<string> =>
  (await pool.query("select secret from totp_factor where user_id = $1", [userId])).rows[0]?.secret;
const isRight = async (userId: string, secrets: Box | undefined) => {
  await pool.query("update totp_factor set last_step = 0");
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return isRightCode({ db, clock: systemClock, secrets }, { userId, code });
};

test("the secret of a new app is sealed for its user, and the running store takes its codes", async () => {
  const app = await testApp(engines, { SECRETS_KEY: [newKey] });
  await setPassword({ db, clock: systemClock }, { userId: "ann", password });
  const headers = { cookie: await cookieOf(engines, "ann:fully-authenticated") };
  const post = async (url: string, fields: object) =>
    app.inject(posted(url, fields, { headers, remoteAddress: "10.7.0.1" }));
  expect((await post(urls.beginTotp(), { currentPassword: password })).headers.location).toBe(urls.totp());
  const kept = await keptOf("ann");
  const opened = openedSecret(newBox, "ann", kept) ?? "";
  expect([kept.startsWith("v1."), opened]).toEqual([true, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
  expect(openedSecret(newBox, "bob", kept)).toBeUndefined();
  const code = new TOTP({ secret: Secret.fromBase32(opened) }).generate();
  expect((await post(urls.totp(), { code })).headers.location).toBe(urls.recoveryCodes());
  await app.close();
});

test("a secret from before the key was set works on, and is sealed with the others; the old key can go then", async () => {
  await keep("ann", secret);
  await keep("bob", keptSecret(oldBox, "bob", secret));
  expect([await isRight("ann", bothBox), await isRight("bob", bothBox)]).toEqual([true, true]);
  expect(await countUnsealed(db, bothBox)).toEqual({ open: 1, old: 1, unreadable: 0 });
  expect(await sealSecrets(db, bothBox)).toEqual({ sealed: 2, unreadable: 0 });
  expect(await sealSecrets(db, bothBox)).toEqual({ sealed: 0, unreadable: 0 });
  expect(await countUnsealed(db, newBox)).toEqual({ open: 0, old: 0, unreadable: 0 });
  expect(await keptOf("ann")).not.toContain(secret);
  expect([await isRight("ann", newBox), await isRight("bob", newBox)]).toEqual([true, true]);
});

test("where the key is lost no code is right, nothing is thrown, and nothing is overwritten", async () => {
  await keep("ann", keptSecret(oldBox, "ann", secret));
  const before = await keptOf("ann");
  expect([await isRight("ann", newBox), await isRight("ann", undefined)]).toEqual([false, false]);
  expect(await countUnsealed(db, undefined)).toEqual({ open: 0, old: 0, unreadable: 1 });
  expect(await sealSecrets(db, newBox)).toEqual({ sealed: 0, unreadable: 1 });
  expect(await keptOf("ann")).toBe(before);
});

test("a secret that was moved to another user's row opens nothing", async () => {
  await keep("bob", keptSecret(newBox, "ann", secret));
  expect(await isRight("bob", newBox)).toBe(false);
});
