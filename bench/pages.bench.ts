import lighthouse from "lighthouse";
import { urls } from "@capstan/features/urls";
import { demoCompany } from "../demo/generate.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { findFreePort } from "../scripts/engines/free-ports.ts";
import { benchStore } from "./kit/bench-store.ts";
import { serveStore } from "./kit/store-server.ts";
import { startBrowser } from "./pages/browser.ts";

const thresholds = { performance: 95, accessibility: 100, seo: 100, cls: 0 };
const usualRounds = 3;
const attempts = 4;
const results = urls.search({ searchQuery: "hex cap screw" });

export const timeLimits: TimeLimits = { fullSeconds: 1_800, smallestSeconds: 240 };

/** What every step needs to know. */
interface Visit {
  readonly origin: string;
  readonly browserPort: number;
  readonly rounds: number;
}

interface Page {
  readonly name: string;
  readonly path: string;
  /** Audits that the page fails on purpose. */
  readonly skipped: readonly string[];
}

interface Score {
  readonly performance: number;
  readonly accessibility: number;
  readonly seo: number;
  readonly cls: number;
  readonly words: string;
}

/**
 * Lighthouse, as a phone, on results, a category and an item of the built store. Of a page's rounds the middle one counts.
 * `npm run bench -- pages [items]`.
 */
export async function run({ args, isSmallest }: BenchRun): Promise<Figures> {
  await using store = await benchStore(Number(args[0] ?? demoCompany.items));
  doing("starting the store and the browser");
  await using server = await serveStore(store, { LOG_LEVEL: "warn" });
  const browserPort = await findFreePort();
  await using _browser = await startBrowser(browserPort);
  const visit = { origin: server.url, browserPort, rounds: isSmallest ? 1 : usualRounds };
  const scores: Score[] = [];
  for (const page of await pagesToSee(visit)) {
    doing(`visiting ${page.name}`);
    await drawPictures(visit, page.path);
    const score = await middleRound(visit, page);
    console.log(`${page.name.padEnd(9)} ${score.words}  ${page.path}`);
    scores.push(score);
  }
  const least = (name: "performance" | "accessibility" | "seo") => Math.min(...scores.map((score) => score[name]));
  const cls = Math.max(...scores.map((score) => score.cls));
  const holds =
    least("performance") >= thresholds.performance &&
    least("accessibility") >= thresholds.accessibility &&
    least("seo") >= thresholds.seo &&
    cls <= thresholds.cls;
  return {
    holds,
    values: {
      performance_min: least("performance"),
      accessibility_min: least("accessibility"),
      seo_min: least("seo"),
      cls_max: cls,
    },
  };
}

/** The pages that a buyer goes through: what was found, the category of its first item, and that item. */
async function pagesToSee({ origin }: Visit): Promise<readonly Page[]> {
  const product = await firstLink(origin, results, "/product/");
  return [
    // Results are kept out of search engines, which Lighthouse counts as a fault.
    { name: "results", path: results, skipped: ["is-crawlable"] },
    { name: "category", path: await lastLink(origin, product, "/category/"), skipped: [] },
    { name: "product", path: product, skipped: [] },
  ];
}

async function firstLink(origin: string, path: string, begins: string): Promise<string> {
  const [first] = await linksOf(origin, path, begins);
  if (first === undefined) throw new Error(`no ${begins} on ${path}`);
  return first;
}

/** The category itself stands last in the way to it. */
async function lastLink(origin: string, path: string, begins: string): Promise<string> {
  const links = await linksOf(origin, path, begins);
  return links.at(-1) ?? (await firstLink(origin, path, begins));
}

async function linksOf(origin: string, path: string, begins: string): Promise<readonly string[]> {
  const html = await pageText(origin + path);
  return [...html.matchAll(/<a [^>]*?href="(?<href>[^"]+)"/g)]
    .map((link) => link.groups?.["href"] ?? "")
    .filter((href) => href.startsWith(begins));
}

/** The first visitor of a page waits for pictures to be drawn; the rounds are about all the others. */
async function drawPictures({ origin }: Visit, path: string): Promise<void> {
  const html = await pageText(origin + path);
  for (const [picture] of html.matchAll(/\/pictures\/[^" ]+\.webp/g))
    await (await fetch(origin + picture)).arrayBuffer();
}

async function pageText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} from ${url}`);
  return answer.text();
}

async function middleRound(visit: Visit, page: Page): Promise<Score> {
  const found: Score[] = [];
  for (let round = 0; round < visit.rounds; round += 1) found.push(await audit(visit, page));
  const middle = found.toSorted((one, other) => one.performance - other.performance)[Math.floor(visit.rounds / 2)];
  if (!middle) throw new Error("there was no round");
  // What moved in any round has moved, and what is amiss in any is amiss.
  return {
    ...middle,
    accessibility: Math.min(...found.map(({ accessibility }) => accessibility)),
    seo: Math.min(...found.map(({ seo }) => seo)),
    cls: Math.max(...found.map(({ cls }) => cls)),
  };
}

/** On a busy machine Lighthouse loses a trace now and then, and says so: such a round is no round. */
async function reportOf({ origin, browserPort }: Visit, { path, skipped }: Page) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await lighthouse(origin + path, {
      port: browserPort,
      logLevel: "silent",
      onlyCategories: ["performance", "accessibility", "seo"],
      skipAudits: [...skipped],
    });
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
  }
  throw new Error(`no report of ${path} in ${attempts} attempts`);
}

async function audit(visit: Visit, page: Page): Promise<Score> {
  const { audits, categories } = await reportOf(visit, page);
  const percent = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const measured = (name: string) => audits[name]?.numericValue ?? 0;
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary",
  );
  const cls = Number(measured("cumulative-layout-shift").toFixed(3));
  const figures = { performance: percent("performance"), accessibility: percent("accessibility"), seo: percent("seo") };
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"].map(
    (name) => `${name} ${Math.round(measured(name))} ms`,
  );
  const amiss = failed.length > 0 ? `  amiss: ${failed.map(({ id }) => id).join(", ")}` : "";
  const words = `performance ${figures.performance}  accessibility ${figures.accessibility}  seo ${figures.seo}  cls ${cls}  ${times.join("  ")}${amiss}`;
  return { ...figures, cls, words };
}
