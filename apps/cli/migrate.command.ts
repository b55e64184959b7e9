import { migrate } from "@capstan/platform/migrate";
import { type Command, exitCode, parseCommandArgs } from "./command.ts";
import { readDatabaseEnv } from "./env.ts";

export const migrateCommand: Command = {
  name: "migrate",
  summary: "create the database where it is missing and bring its schema up to date",
  usage: `usage: capstan migrate [--quiet]

  Creates the database of DATABASE_URL where it is missing, runs the store's migrations and then the queue's own.
  Run again, it changes nothing. Two at once are safe: the second waits for the first. A server that is just starting
  is waited for, up to a minute.

  --quiet   say nothing unless it fails

  exit code: 0 the schema is up to date, 2 a migration failed, 3 PostgreSQL did not answer`,
  run: async (args, { env, print }) => {
    const { values } = parseCommandArgs({ args: [...args], options: { quiet: { type: "boolean" } } });
    const quiet = values.quiet ?? false;
    await migrate(readDatabaseEnv(env).DATABASE_URL, {
      quiet,
      onWait: () => print("another migration is running; waiting for its end"),
    });
    if (!quiet) print("the schema is up to date");
    return exitCode.done;
  },
};
