/** `npm run import -- KIND FILE…`: takes a provider's files into the store. */
import { importFiles } from "./import/import-files.ts";
import { readOptions, usage } from "./import/options.ts";
import { showProgress } from "./import/progress-line.ts";
import { summaryLines, writeReport } from "./import/report.ts";
import { loadEnginesEnv } from "./engines-env.ts";

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === "string") {
    console.error(`${options}\n\n${usage}`);
    return 2;
  }
  const { report: reportPath, databaseUrl = loadEnginesEnv().DATABASE_URL, ...rest } = options;
  const progress = showProgress(process.stderr, () => performance.now());
  const report = reportPath === undefined ? undefined : writeReport(reportPath);
  try {
    const summary = await importFiles({
      ...rest,
      databaseUrl,
      onProgress: progress.show,
      ...(report ? { onRejection: report.add } : {}),
    });
    progress.clear();
    for (const line of summaryLines(summary, options.isDryRun)) console.log(line);
    if (summary.isStopped) return 2;
    return summary.rejected > 0 ? 1 : 0;
  } catch (error) {
    progress.clear();
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  } finally {
    await report?.close();
  }
}
