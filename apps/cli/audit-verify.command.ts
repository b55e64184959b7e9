import { type VerifiedChain, verifyChains } from "@capstan/features/audit/server";
import { type Command, UsageError, exitCode, parseCommandArgs } from "./command.ts";
import { openEngines } from "./engines.ts";
import { readSearchEnv } from "./env.ts";

export const auditVerifyCommand: Command = {
  name: "audit verify",
  summary: "walk the audit chains of the accounts, and name what was changed",
  usage: `usage: capstan audit verify [ACCOUNT]

  Computes every hash of the account's audit chain again, or of all chains, and names the first row of each that is not
  as it was written. The hash of a chain's last row is printed: kept elsewhere, it shows later whether somebody has
  written the whole chain anew.

  exit code: 0 all is as it was written, 1 a chain is broken, 2 there is no such chain, 3 an engine did not answer`,
  run: async (args, { env, print, printError }) => {
    const { positionals } = parseCommandArgs({ args: [...args], options: {}, allowPositionals: true });
    const [account, ...others] = positionals;
    if (others.length > 0) throw new UsageError("name one account, or none for all");
    await using engines = openEngines(readSearchEnv(env), "capstan-audit");
    let [chains, broken] = [0, 0];
    for await (const verified of verifyChains(engines.db, account)) {
      chains += 1;
      if (verified.broken) broken += 1;
      print(lineOf(verified));
    }
    if (account !== undefined && chains === 0) {
      printError(`there are no audit events of ${account}`);
      return exitCode.refused;
    }
    print(`${chains} chains, ${broken} broken`);
    return broken === 0 ? exitCode.done : exitCode.attention;
  },
};

function lineOf({ chain, events, hash, broken }: VerifiedChain): string {
  return broken
    ? `${chain}  broken at event ${broken.sequence}: ${broken.problem}`
    : `${chain}  ok  ${events} events  ${hash}`;
}
