import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { startPrivatePostgres } from "../scripts/engines/private.ts";
import { importFiles } from "../apps/cli/import/import-files.ts";
import type { ImportKind } from "../apps/cli/import/kinds.ts";
import { writeCsv, writeJsonLines } from "../demo/kit/write-rows.ts";
import { migrate } from "../packages/platform/migrate.ts";
import { bareCopySeconds } from "./import/bare.ts";
import { accountRows, itemRows, priceColumns, priceRows, categoryRows } from "./import/rows.ts";

const threshold = 1 / 3;
/** Flat: what a larger file needs more is its table of keys, which is made at the start. */
const maxGrowth = 1.25;
const megabyte = 1_048_576;

export const smallest = ["0.001"];
export const timeLimits: TimeLimits = { fullSeconds: 7_200, smallestSeconds: 240 };

/**
 * Two million items and ten million contract prices through the import, with every check, index, trigger and checkpoint,
 * against bare COPY of the same rows. `npm run bench -- import 0.01` or BENCH_SCALE=0.01 is the short form.
 */
export async function run({ args }: BenchRun): Promise<Figures> {
  const scale = Number(args[0] ?? process.env["BENCH_SCALE"] ?? 1);
  const [itemCount, priceCount] = [Math.round(2_000_000 * scale), Math.round(10_000_000 * scale)];
  const folder = await mkdtemp(join(tmpdir(), "capstan-bench-import-"));
  doing("starting a PostgreSQL of its own");
  await using postgres = await startPrivatePostgres();
  try {
    await migrate(postgres.url, { quiet: true });
    const at = (name: string) => join(folder, name);
    doing(`writing files of ${itemCount} items and ${priceCount} prices`);
    const categories = await writeJsonLines(at("categories.jsonl"), categoryRows());
    const accounts = await writeJsonLines(at("accounts.jsonl"), accountRows());
    const items = await writeJsonLines(at("items.jsonl"), itemRows(itemCount));
    const prices = await writeCsv(at("prices.csv"), priceColumns, priceRows(priceCount, itemCount));

    doing("importing");
    const ours = measure(postgres.url);
    await ours.take("catalog", categories.file);
    await ours.take("accounts", accounts.file);
    const itemsTaken = await ours.take("catalog", items.file);
    const pricesTaken = await ours.take("prices", prices.file, "contract-price");
    const total = itemsTaken.rows + pricesTaken.rows;
    const seconds = itemsTaken.seconds + pricesTaken.seconds;
    console.log(`ours: items ${itemsTaken.seconds.toFixed(1)} s, prices ${pricesTaken.seconds.toFixed(1)} s`);
    doing("copying the same rows bare");
    let bareItems = 0;
    for (const table of ["document", "family", "item"]) bareItems += await bareCopySeconds(postgres.url, folder, table);
    const barePrices = await bareCopySeconds(postgres.url, folder, "contract_price");
    const bareSeconds = bareItems + barePrices;
    console.log(`bare: items ${bareItems.toFixed(1)} s, prices ${barePrices.toFixed(1)} s`);

    const ratio = bareSeconds / seconds;
    const { start, end, peak } = growthOf(pricesTaken) > growthOf(itemsTaken) ? pricesTaken : itemsTaken;
    return {
      holds: ratio >= threshold && end <= start * maxGrowth,
      values: {
        rows_per_s: Math.round(total / seconds),
        bare_rows_per_s: Math.round(total / bareSeconds),
        ratio: ratio.toFixed(2),
        threshold: threshold.toFixed(2),
        rss_mb_second_fifth: Math.round(start),
        rss_mb_last_fifth: Math.round(end),
        rss_mb_peak: Math.round(peak),
        ratio_items: (bareItems / itemsTaken.seconds).toFixed(2),
        ratio_prices: (barePrices / pricesTaken.seconds).toFixed(2),
        items: itemCount,
        prices: priceCount,
      },
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Taken {
  readonly rows: number;
  readonly seconds: number;
  /** This process's memory at its lowest in the second fifth of the file and in the last: what garbage adds comes and goes. */
  readonly start: number;
  readonly end: number;
  readonly peak: number;
}

const growthOf = ({ start, end }: Taken) => end / start;

function measure(databaseUrl: string) {
  return {
    take: async (kind: ImportKind, file: string, record?: string): Promise<Taken> => {
      let [start, end, peak] = [Infinity, Infinity, 0];
      const startedAt = performance.now();
      const summary = await importFiles({
        databaseUrl,
        kind,
        files: [file],
        record,
        onProgress: ({ bytes, totalBytes }) => {
          const now = process.memoryUsage.rss() / megabyte;
          const fifth = Math.ceil((bytes * 5) / totalBytes);
          if (fifth === 2) start = Math.min(start, now);
          if (fifth === 5) end = Math.min(end, now);
          peak = Math.max(peak, now);
        },
      });
      if (summary.rejected > 0) throw new Error(`${file}: ${JSON.stringify(summary.firstRejections[0])}`);
      const seconds = (performance.now() - startedAt) / 1_000;
      // A file of a single batch has no fifths, and nothing that could have grown.
      if (start === Infinity) return { rows: summary.read, seconds, start: peak, end: peak, peak };
      return { rows: summary.read, seconds, start, end, peak };
    },
  };
}
