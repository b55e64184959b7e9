import { apiClientCommands } from "./api-client.commands.ts";
import { auditVerifyCommand } from "./audit-verify.command.ts";
import { checkBooksCommand } from "./check-books.command.ts";
import { type Command, type CommandContext, type ExitCode, UsageError, exitCode } from "./command.ts";
import { demoCommand } from "./demo.command.ts";
import { doctorCommand } from "./doctor.command.ts";
import { explainFailure } from "./explain-failure.ts";
import { importCommand } from "./import.command.ts";
import { migrateCommand } from "./migrate.command.ts";
import { searchRejectedCommand } from "./search-rejected.command.ts";
import { searchRebuildCommand } from "./search-rebuild.command.ts";
import { secretsSealCommand } from "./secrets-seal.command.ts";
import { userPasswordCommand } from "./user-password.command.ts";
import { webhookCommands } from "./webhook.commands.ts";

const commands: readonly Command[] = [
  migrateCommand,
  importCommand,
  searchRebuildCommand,
  searchRejectedCommand,
  userPasswordCommand,
  secretsSealCommand,
  ...apiClientCommands,
  ...webhookCommands,
  auditVerifyCommand,
  checkBooksCommand,
  demoCommand,
  doctorCommand,
];

/** Finds the command, runs it, and turns whatever it throws into a line and an exit code. */
export async function runCapstan(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  if (args.length === 0 || isHelp(args[0]) || args[0] === "help") {
    const print = args.length === 0 ? context.printError : context.print;
    print(overview());
    return args.length === 0 ? exitCode.refused : exitCode.done;
  }
  const command = commands.find(({ name }) => name.split(" ").every((word, at) => args[at] === word));
  if (!command) {
    context.printError(`there is no command ${args.slice(0, 2).join(" ")}\n\n${overview()}`);
    return exitCode.refused;
  }
  const rest = args.slice(command.name.split(" ").length);
  if (rest.some(isHelp)) {
    context.print(command.usage);
    return exitCode.done;
  }
  try {
    return await command.run(rest, context);
  } catch (error) {
    if (error instanceof UsageError) {
      context.printError(`${error.message}\n\n${command.usage}`);
      return exitCode.refused;
    }
    const failure = explainFailure(error);
    context.printError(failure.text);
    // An operator who looks into a failure asks for more by the same variable as everywhere.
    const isVerbose = ["debug", "trace"].includes(context.env["LOG_LEVEL"] ?? "");
    if (isVerbose && error instanceof Error) context.printError(error.stack ?? "");
    return failure.code;
  }
}

function isHelp(arg: string | undefined): boolean {
  return arg === "--help" || arg === "-h";
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return `usage: capstan COMMAND [options]

${commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join("\n")}

  capstan COMMAND --help tells more. The image starts the store's processes by \`capstan web\` and \`capstan worker\`.

  exit code: 0 done, 1 done but look at it, 2 not done (call, environment or file), 3 an engine did not answer`;
}
