import { demoCompany } from "../demo/generate.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { benchStore } from "./kit/bench-store.ts";
import { serveStore } from "./kit/store-server.ts";
import { type Category, type Device, type Score, categories, middleRound, usualIndex } from "./pages/audit.ts";
import { startBrowser } from "./pages/browser.ts";
import { drawPictures, pagesToSee } from "./pages/pages-to-see.ts";

const thresholds: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};
const maxCls = 0;
const usualRounds = 3;
const devices: readonly Device[] = ["phone", "desktop"];

export const timeLimits: TimeLimits = { fullSeconds: 3_600, smallestSeconds: 900 };

/**
 * Lighthouse, as a phone and as a desktop, on the built store: results, a category, an item, and signed in the checkout and
 * the order history. Of a page's rounds the middle one counts. `npm run bench -- pages [items] [page]`.
 */
export async function run({ args, isSmallest }: BenchRun): Promise<Figures> {
  await using store = await benchStore(Number(args[0] ?? demoCompany.items));
  doing("starting the store and the browser");
  await using server = await serveStore(store, {
    LOG_LEVEL: "warn",
    // A busy machine is not an outage.
    SEARCH_TIMEOUT_MS: "10000",
  });
  await using browser = await startBrowser();
  const scores: Score[] = [];
  const machine = { index: usualIndex };
  const pages = await pagesToSee(store, server.url);
  for (const page of pages.filter(({ name }) => args[1] === undefined || name === args[1])) {
    await drawPictures(server.url, page);
    for (const device of isSmallest ? devices.slice(0, 1) : devices) {
      doing(`visiting ${page.name}, ${device}`);
      const rounds = isSmallest ? 1 : usualRounds;
      const score = await middleRound({ machine, origin: server.url, browserPort: browser.port, rounds, device }, page);
      console.log(`${page.name.padEnd(9)} ${device.padEnd(8)} ${score.words}  ${page.path}`);
      scores.push(score);
    }
  }
  const least = (category: Category) => Math.min(...scores.map(({ points }) => points[category]));
  const cls = Math.max(...scores.map((score) => score.cls));
  return {
    holds: categories.every((category) => least(category) >= thresholds[category]) && cls <= maxCls,
    values: {
      performance_min: least("performance"),
      accessibility_min: least("accessibility"),
      best_practices_min: least("best-practices"),
      seo_min: least("seo"),
      cls_max: cls,
    },
  };
}
