import { sealSecrets } from "@capstan/features/credentials/server";
import { createSecretBox } from "@capstan/platform/secret-box";
import { type Command, UsageError, exitCode, parseCommandArgs } from "./command.ts";
import { openEngines } from "./engines.ts";
import { readSearchEnv } from "./env.ts";

export const secretsSealCommand: Command = {
  name: "secrets seal",
  summary: "seal the secrets of authenticator apps by the newest key of SECRETS_KEY",
  usage: `usage: capstan secrets seal

  Seals what was kept before SECRETS_KEY was set, and what an older key of it had sealed: afterwards the older key can be removed.
  The store may run meanwhile, in this version; the command may be stopped and run again.

  exit code: 0 all are sealed by the newest key, 1 some were sealed by a key that is not in SECRETS_KEY, 2 there is no key, 3 an engine did not answer`,
  run: async (args, { env, print, printError }) => {
    parseCommandArgs({ args: [...args], options: {} });
    const settings = readSearchEnv(env);
    if (settings.SECRETS_KEY.length === 0) throw new UsageError("SECRETS_KEY is not set");
    await using engines = openEngines(settings, "capstan-secrets");
    const { sealed, unreadable } = await sealSecrets(engines.db, createSecretBox(settings.SECRETS_KEY));
    print(`${sealed} sealed`);
    if (unreadable === 0) return exitCode.done;
    printError(`${unreadable} were sealed by a key that is not in SECRETS_KEY: their users need a recovery code`);
    return exitCode.attention;
  },
};
