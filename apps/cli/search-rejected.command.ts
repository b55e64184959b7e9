import { listSearchRejections, retrySearchRejections } from "@capstan/features/search/server";
import { type Command, UsageError, exitCode, parseCommandArgs } from "./command.ts";
import { openEngines } from "./engines.ts";
import { readSearchEnv } from "./env.ts";

const defaultLimit = 100;

export const searchRejectedCommand: Command = {
  name: "search rejected",
  summary: "list the items that the search engine refused, with its reasons",
  usage: `usage: capstan search rejected [--limit ${defaultLimit}] [--retry]

  Lists the items whose documents the engine refused and has not taken since, the latest first.

  --limit N   how many to list
  --retry     put all of them to the engine again; the worker does it

  exit code: 0 there are none, or they are tried again, 1 some are listed, 2 it failed, 3 an engine did not answer`,
  run: async (args, { env, print }) => {
    const { values } = parseCommandArgs({
      args: [...args],
      options: { limit: { type: "string" }, retry: { type: "boolean" } },
    });
    const limit = Number(values.limit ?? defaultLimit);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError("--limit is no number above 0");
    await using engines = openEngines(readSearchEnv(env), "capstan-rejected");
    if (values.retry === true) {
      print(`${await retrySearchRejections(engines.db)} items are tried again`);
      return exitCode.done;
    }
    const rejections = await listSearchRejections(engines.db, { limit });
    for (const { sku, attempts, rejectedAt, reason } of rejections)
      print(`${sku}  ${rejectedAt.toISOString()}  ${attempts} attempts  ${reason}`);
    if (rejections.length === 0) print("no item is refused");
    return rejections.length === 0 ? exitCode.done : exitCode.attention;
  },
};
