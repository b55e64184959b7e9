import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The text of each line of a PDF, as `pdftotext` lays it out; undefined where the machine does not have it. */
export async function pdfText(pdf: Uint8Array): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "document-"));
  try {
    await writeFile(join(folder, "it.pdf"), pdf);
    const { stdout } = await promisify(execFile)("pdftotext", ["-layout", join(folder, "it.pdf"), "-"]);
    return stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
