import { needsRebuild, rebuildProducts } from "@capstan/features/search/server";
import { rebuildSuggestions } from "@capstan/features/typeahead/server";
import { type Command, exitCode, parseCommandArgs } from "./command.ts";
import { openEngines } from "./engines.ts";
import { readSearchEnv } from "./env.ts";

export const searchRebuildCommand: Command = {
  name: "search rebuild",
  summary: "make the search indexes anew from PostgreSQL, under traffic",
  usage: `usage: capstan search rebuild [--if-needed]

  Makes the index of products anew beside the living one, which searches use until it is done, and then that of
  suggestions. Needs no worker. Disk is needed for both generations at once.

  --if-needed   only where there is no index, or this version of the store wants another one

  exit code: 0 the indexes are new, 1 another rebuild is running, 2 it failed, 3 an engine did not answer`,
  run: async (args, { env, print }) => {
    const { values } = parseCommandArgs({ args: [...args], options: { "if-needed": { type: "boolean" } } });
    await using engines = openEngines(readSearchEnv(env), "capstan-rebuild");
    const { db, opensearch } = engines;
    if (values["if-needed"] === true && !(await needsRebuild(opensearch))) {
      print("the index is as this version of the store wants it");
      return exitCode.done;
    }
    const started = performance.now();
    const items = await rebuildProducts({ db, opensearch });
    const suggestions = items === undefined ? undefined : await rebuildSuggestions({ db, opensearch });
    if (items === undefined || suggestions === undefined) {
      print("another rebuild is running");
      return exitCode.attention;
    }
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    print(`${items} items and ${suggestions} suggestions in ${seconds} s`);
    return exitCode.done;
  },
};
