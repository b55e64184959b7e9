import { urls } from "@capstan/features/urls";
import { type Decoder, address, nullish, object, text } from "@capstan/platform/decode";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

/** What WebAuthn has to be asked for; the browser itself refuses what is none. */
const options: Decoder<never> = (value) => value as never;
const asked = object<{ outcome: string; options: never }>({ outcome: text, options });
const answered = object<{ to: string | null | undefined }>({ to: nullish(address) });

/** Makes a passkey in this browser. Answers the page that follows, or why there is none. */
export async function makePasskey(currentPassword: string, name: string): Promise<string | { problem: string }> {
  const { outcome, options: optionsJSON } = await post(asked, urls.passkeyOptions(), { currentPassword });
  if (outcome !== "ready")
    return { problem: outcome === "wrong" ? "The current password is not right." : "Too many tries. Wait 15 minutes." };
  const response = await startRegistration({ optionsJSON });
  const { to } = await post(answered, urls.addPasskey(), { name, response });
  return to ?? { problem: "The passkey was not taken. Try again." };
}

/** Uses one as the second step. */
export async function provePasskey(from: string | null): Promise<string | { problem: string }> {
  const { outcome, options: optionsJSON } = await post(asked, urls.passkeyChallenge(), {});
  if (outcome !== "ready") return { problem: "That took too long. Sign in again." };
  const response = await startAuthentication({ optionsJSON });
  const back = from === null ? {} : { frwdUrlPath: from };
  const { to } = await post(answered, urls.verifyPasskey(), { response, ...back });
  return to ?? { problem: "The passkey was not taken. Try again, or use a code." };
}

async function post<Answer>(decoder: Decoder<Answer>, url: string, body: object): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) return Promise.reject(new Error(`status ${answer.status}`));
  return decoder(await answer.json(), url);
}
