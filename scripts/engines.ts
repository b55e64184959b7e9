import { stopAll } from "./engines/down.ts";
import { usage, readOptions, type Options } from "./engines/options.ts";
import { showStatus } from "./engines/status.ts";
import { startAll } from "./engines/up.ts";

// What root creates here has to be entered by the engines' own users.
process.umask(0o022);

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  let options: Options;
  try {
    options = readOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  if (options.command === "up") return await startAll(options, process.env, console.log);
  if (options.command === "status") return await showStatus(options, process.env, console.log);
  return await stopAll(options, process.env, console.log, { wipe: options.command === "wipe" });
}
