import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import type { PasskeyDeps } from "./add-passkey.server.ts";
import { descriptorOf } from "./passkey-descriptor.ts";
import { passkeysOf, saveCounter } from "./passkey.store.server.ts";

const challengeNote = (userId: string) => `passkey-verify:${userId}`;

/** Undefined where the user has no passkey. */
export async function challengePasskey(
  { db, sessions, origin }: PasskeyDeps,
  userId: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const passkeys = await passkeysOf(db, userId);
  if (passkeys.length === 0) return undefined;
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: "required",
  });
  await sessions.notes.put(challengeNote(userId), options.challenge);
  return options;
}

/** Whether one of the user's own passkeys answered the challenge, which counts once. */
export async function isRightPasskey(
  { db, sessions, origin }: PasskeyDeps,
  { userId, response }: { readonly userId: string; readonly response: AuthenticationResponseJSON },
): Promise<boolean> {
  const expectedChallenge = await sessions.notes.take(challengeNote(userId));
  const passkey = (await passkeysOf(db, userId)).find(({ id }) => id === response.id);
  if (expectedChallenge === null || !passkey) return false;
  const { id, counter } = passkey;
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, "base64url"));
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
  const verified = await verifyAuthenticationResponse({
    response,
    ...expected,
    requireUserVerification: true,
    credential: { id, publicKey, counter },
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  await saveCounter(db, userId, id, verified.authenticationInfo.newCounter);
  return true;
}
