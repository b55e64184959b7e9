import { brand } from "@capstan/features/brand";
import { tokenKey } from "@capstan/features/session/server";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { passkeyAddedMail, passkeyRemovedMail } from "./credential-mails.server.ts";
import { enabledUser } from "./credential-user.store.server.ts";
import { descriptorOf } from "./passkey-descriptor.ts";
import { passkeysOf, removePasskey, savePasskey } from "./passkey.store.server.ts";
import { newRecoveryCodes, recoveryKey } from "./recovery-codes.server.ts";
import { type FactorDeps, codesNote, tell } from "./second-factor.server.ts";
import { countRecoveryCodes, dropUselessCodes, replaceRecoveryCodes } from "./second-factor.store.server.ts";

export interface PasskeyDeps extends FactorDeps {
  /** The address that visitors type: passkeys are bound to its host. */
  readonly origin: string;
}

const challengeNote = (userId: string) => `passkey-add:${userId}`;
const maxPasskeys = 10;

export async function beginPasskey(
  { db, sessions, origin }: PasskeyDeps,
  userId: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const [user, passkeys] = await Promise.all([enabledUser(db, userId), passkeysOf(db, userId)]);
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: new URL(origin).hostname,
    userName: user?.email ?? userId,
    // Says nothing of the user to who finds it on the authenticator.
    userID: new Uint8Array(Buffer.from(tokenKey(`passkey:${userId}`), "base64url")),
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await sessions.notes.put(challengeNote(userId), options.challenge);
  return options;
}

/** "codes": it is the first factor, and recovery codes wait to be shown. */
export async function addPasskey(
  { db, clock, sessions, origin }: PasskeyDeps,
  {
    userId,
    name,
    response,
  }: { readonly userId: string; readonly name: string; readonly response: RegistrationResponseJSON },
): Promise<"done" | "codes" | "refused"> {
  const expectedChallenge = await sessions.notes.take(challengeNote(userId));
  if (expectedChallenge === null) return "refused";
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
  const verified = await verifyRegistrationResponse({ response, ...expected, requireUserVerification: true }).catch(
    () => undefined,
  );
  if (!verified?.verified) return "refused";
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const passkey = {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports,
    name,
    addedAt: clock.now(),
  };
  const codes = newRecoveryCodes();
  const outcome = await db.transaction().execute(async (tx) => {
    const isFull = (await passkeysOf(tx, userId)).length >= maxPasskeys;
    if (isFull || !(await savePasskey(tx, userId, passkey))) return "refused";
    await tell(tx, userId, passkeyAddedMail);
    if ((await countRecoveryCodes(tx, userId)) > 0) return "done";
    await replaceRecoveryCodes(tx, userId, codes.map(recoveryKey));
    return "codes";
  });
  if (outcome === "codes") await sessions.notes.put(codesNote(userId), JSON.stringify(codes));
  return outcome;
}

export async function dropPasskey({ db }: PasskeyDeps, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await removePasskey(tx, userId, id)) await tell(tx, userId, passkeyRemovedMail);
    await dropUselessCodes(tx, userId);
  });
}
