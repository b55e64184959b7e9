import { checkBooks } from "@capstan/features/orders/server";
import { type Command, exitCode, parseCommandArgs } from "./command.ts";
import { openEngines } from "./engines.ts";
import { readSearchEnv } from "./env.ts";

export const checkBooksCommand: Command = {
  name: "check-books",
  summary: "prove that orders, stock and credit agree, and name the rows that do not",
  usage: `usage: capstan check-books

  Asks the invariants of all orders, at one moment: numbers without gaps, reserved stock and used credit as open orders
  have them, totals as the sum of their parts, every event once. Prints the first rows of each rule that is broken.

  exit code: 0 all of it holds, 1 a rule is broken, 3 an engine did not answer`,
  run: async (args, { env, print }) => {
    parseCommandArgs({ args: [...args], options: {} });
    await using engines = openEngines(readSearchEnv(env), "capstan-check-books");
    const checked = await checkBooks(engines.db);
    for (const { name, broken } of checked) {
      print(`${broken.length === 0 ? "ok    " : "broken"}  ${name}`);
      for (const row of broken) print(`        ${JSON.stringify(row)}`);
    }
    return checked.every(({ broken }) => broken.length === 0) ? exitCode.done : exitCode.attention;
  },
};
