import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The end of what an instance wrote, to be put behind an error's sentence. */
export async function logTail(dir: string): Promise<string> {
  let tails = "";
  for await (const name of glob(["*.log", "node-*/logs/capstan-+([0-9]).log"], { cwd: dir })) {
    const path = join(dir, name);
    const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
    tails += `\n${path}:\n${lines.slice(-12).join("\n")}`;
  }
  return tails;
}
