import { type Sessions, tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { readCookies } from "@capstan/platform/http";
import { encode } from "uqr";
import { findToken } from "./credential-token.store.server.ts";
import { enabledUser } from "./credential-user.store.server.ts";
import { type CredentialsReader, maskedEmail } from "./credentials.ts";
import { passkeysOf } from "./passkey.store.server.ts";
import { resetCookie } from "./password-reset.ts";
import { codesNote } from "./second-factor.server.ts";
import { countRecoveryCodes, totpOf } from "./second-factor.store.server.ts";
import { emailCookie } from "./security.ts";
import { type SecretsAtRest, openedSecret } from "./totp-secret.server.ts";
import { totpUri } from "./totp.server.ts";

interface ReaderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly secrets: SecretsAtRest;
}

export function credentialsReader({ db, clock, sessions, secrets }: ReaderDeps): CredentialsReader {
  const cookiesOf = (request: Request) => readCookies(request.headers.get("cookie") ?? undefined);
  return {
    reset: async (request) => {
      const token = cookiesOf(request)[resetCookie];
      if (token === undefined) return null;
      const use = await findToken(db, { key: tokenKey(token), purpose: "password-reset", at: clock.now() });
      return use ? { email: maskedEmail(use.email) } : null;
    },
    emailChange: async (request, { userId }) => {
      const token = cookiesOf(request)[emailCookie];
      if (token === undefined) return null;
      const use = await findToken(db, { key: tokenKey(token), purpose: "email-change", at: clock.now() });
      return use?.newEmail != null && use.userId === userId ? { newEmail: use.newEmail } : null;
    },
    security: async (request, visitor) => {
      const userId = visitor.userId ?? "";
      const user = await enabledUser(db, userId);
      const [signIns, app, recoveryCodes, passkeys] = await Promise.all([
        sessions.signInsOf(userId, cookiesOf(request)),
        totpOf(db, userId),
        countRecoveryCodes(db, userId),
        passkeysOf(db, userId),
      ]);
      return {
        email: user?.email ?? "",
        hasApp: app?.isConfirmed === true,
        recoveryCodes,
        signIns,
        passkeys: passkeys.map(({ id, name, addedAt }) => ({ id, name, addedAt: addedAt.getTime() })),
      };
    },
    totp: async ({ userId }) => {
      const [user, factor] = await Promise.all([enabledUser(db, userId ?? ""), totpOf(db, userId ?? "")]);
      if (!user || !factor || factor.isConfirmed) return null;
      const secret = openedSecret(secrets, userId ?? "", factor.kept);
      return secret === undefined ? null : { secret, qr: encode(totpUri(secret, user.email)).data };
    },
    recoveryCodes: async ({ userId }) => {
      const kept = await sessions.notes.take(codesNote(userId ?? ""));
      return kept === null ? null : (JSON.parse(kept) as string[]);
    },
    secondStep: async (request) => {
      const userId = await sessions.pendingUser(cookiesOf(request));
      return userId === undefined ? null : { hasPasskey: (await passkeysOf(db, userId)).length > 0 };
    },
  };
}
