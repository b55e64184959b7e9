import { type Command, UsageError, exitCode } from "./command.ts";
import { readDatabaseEnv } from "./env.ts";
import { importFiles } from "./import/import-files.ts";
import { readOptions, usage } from "./import/options.ts";
import { showProgress } from "./import/progress-line.ts";
import { summaryLines, writeReport } from "./import/report.ts";

export const importCommand: Command = {
  name: "import",
  summary: "take a provider's files into the store: catalog, branches, accounts, prices, stock",
  usage,
  run: async (args, { env, print, progress }) => {
    const options = readOptions(args);
    if (typeof options === "string") throw new UsageError(options);
    const { report: reportPath, databaseUrl = readDatabaseEnv(env).DATABASE_URL, ...rest } = options;
    const line = showProgress(progress, () => performance.now());
    const report = reportPath === undefined ? undefined : writeReport(reportPath);
    try {
      const summary = await importFiles({
        ...rest,
        databaseUrl,
        onProgress: line.show,
        ...(report ? { onRejection: report.add } : {}),
      });
      line.clear();
      for (const text of summaryLines(summary, options.isDryRun)) print(text);
      if (summary.isStopped) return exitCode.refused;
      return summary.rejected > 0 ? exitCode.attention : exitCode.done;
    } finally {
      line.clear();
      await report?.close();
    }
  },
};
