import {
  breachedPasswords,
  checkPassword,
  minPasswordLength,
  passwordProblems,
} from "@capstan/features/credentials/server";
import { setPassword } from "@capstan/features/session/server";
import { systemClock } from "@capstan/platform/clock";
import { type Command, UsageError, exitCode, parseCommandArgs } from "./command.ts";
import { openEngines } from "./engines.ts";
import { readSearchEnv } from "./env.ts";

export const userPasswordCommand: Command = {
  name: "user password",
  summary: "set a user's password, read from standard input",
  usage: `usage: capstan user password USER < FILE

  Sets the password of the user with this id and ends every session of theirs within a minute. The password is the first line of the
  standard input, so that no list of processes and no history of a shell has it; it has ${minPasswordLength} characters or more
  and is not easily guessed. Where PWNED_RANGE_URL is set, it is looked for among breached passwords too.

  exit code: 0 it is set, 2 there is no such user or the password is refused, 3 an engine did not answer`,
  run: async (args, { env, print, printError, input }) => {
    const { positionals } = parseCommandArgs({ args: [...args], options: {}, allowPositionals: true });
    const [userId, ...others] = positionals;
    if (userId === undefined || others.length > 0) throw new UsageError("name one user");
    const [password = ""] = (await input()).split(/\r?\n/, 1);
    const settings = readSearchEnv(env);
    const log = { warn: (_: unknown, message?: string) => printError(message ?? "") };
    const breached = breachedPasswords({ rangeUrl: settings.PWNED_RANGE_URL, log });
    const problem = await checkPassword({ breached }, { password, about: [userId] });
    if (problem) throw new UsageError(passwordProblems[problem]);
    await using engines = openEngines(settings, "capstan-user");
    if (!(await setPassword({ db: engines.db, clock: systemClock }, { userId, password }))) {
      printError(`there is no user ${userId}`);
      return exitCode.refused;
    }
    print(`the password of ${userId} is set`);
    return exitCode.done;
  },
};
