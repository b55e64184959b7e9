import { countUnsealed } from "@capstan/features/credentials/server";
import { createSecretBox } from "@capstan/platform/secret-box";
import { openEngines } from "../engines.ts";
import { readSearchEnv } from "../env.ts";
import type { Finding } from "./finding.ts";

const subject = "secrets";

/** Whether the secrets of authenticator apps are sealed, and by a key that is there. */
export async function checkSecrets(env: NodeJS.ProcessEnv): Promise<Finding> {
  const settings = readSearchEnv(env);
  const keys = settings.SECRETS_KEY;
  await using engines = openEngines(settings, "capstan-doctor");
  const count = await countUnsealed(engines.db, keys.length === 0 ? undefined : createSecretBox(keys));
  return secretsFinding(count, keys.length > 0);
}

export function secretsFinding(
  { open, old, unreadable }: Awaited<ReturnType<typeof countUnsealed>>,
  hasKey: boolean,
): Finding {
  if (unreadable > 0) {
    const text = `${unreadable} secrets of authenticator apps were sealed by a key that is not in SECRETS_KEY`;
    return { level: "fail", subject, text, todo: "put the key back, after the newest one" };
  }
  if (open > 0 && !hasKey) {
    const text = `${open} secrets of authenticator apps are not sealed`;
    return { level: "warn", subject, text, todo: "set SECRETS_KEY, then capstan secrets seal" };
  }
  if (open + old > 0) {
    const text = `${open} secrets of authenticator apps are not sealed, ${old} by an older key`;
    return { level: "warn", subject, text, todo: "capstan secrets seal" };
  }
  return { level: "ok", subject, text: "sealed, or none" };
}
