import lighthouse from "lighthouse";
import { urls } from "@capstan/features/urls";
import type { Figures } from "../scripts/bench.ts";
import { startServer } from "../scripts/server-process.ts";
import { startBrowser } from "./pages/browser.ts";

const bars = { performance: 95, accessibility: 100, seo: 100, cls: 0 };
const rounds = 3;
const attempts = 4;
const ports = { store: 3195, metrics: 3196, browser: 3197 };
const origin = `http://127.0.0.1:${ports.store}`;
const results = urls.search({ searchQuery: "hex cap screw" });

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

/** Lighthouse, as a phone, on results, a category and an item of the built store. Of a page's rounds the middle one counts. */
export async function run(): Promise<Figures> {
  await using _store = await startServer("apps/web/main.ts", {
    env: { ...process.env, ...storeEnv },
    log: "bench-pages.log",
    endsWith: "SIGTERM",
    readyUrl: `${origin}${urls.home()}`,
  });
  await using _browser = await startBrowser(ports.browser);
  const scores: Score[] = [];
  for (const page of await pagesToSee()) {
    await drawPictures(page.path);
    const score = await middleRound(page);
    console.log(`${page.name.padEnd(9)} ${score.words}  ${page.path}`);
    scores.push(score);
  }
  const least = (name: "performance" | "accessibility" | "seo") => Math.min(...scores.map((score) => score[name]));
  const cls = Math.max(...scores.map((score) => score.cls));
  const holds =
    least("performance") >= bars.performance &&
    least("accessibility") >= bars.accessibility &&
    least("seo") >= bars.seo &&
    cls <= bars.cls;
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

const storeEnv = {
  NODE_ENV: "production",
  PORT: String(ports.store),
  METRICS_PORT: String(ports.metrics),
  PUBLIC_ORIGIN: origin,
  FLOOD_LIMIT: "1000000",
  LOG_LEVEL: "warn",
};

/** The pages that a buyer goes through: what was found, the shelf of its first item, and that item. */
async function pagesToSee(): Promise<readonly Page[]> {
  const product = await firstLink(results, "/product/");
  return [
    // Results are kept out of search engines, which Lighthouse counts as a fault.
    { name: "results", path: results, skipped: ["is-crawlable"] },
    { name: "category", path: await lastLink(product, "/category/"), skipped: [] },
    { name: "product", path: product, skipped: [] },
  ];
}

async function firstLink(path: string, begins: string): Promise<string> {
  const [first] = await linksOf(path, begins);
  if (first === undefined) throw new Error(`no ${begins} on ${path}: the bench needs the demo company (npm run seed)`);
  return first;
}

/** The shelf itself stands last in the way to it. */
async function lastLink(path: string, begins: string): Promise<string> {
  const links = await linksOf(path, begins);
  return links.at(-1) ?? (await firstLink(path, begins));
}

async function linksOf(path: string, begins: string): Promise<readonly string[]> {
  const html = await (await fetch(origin + path)).text();
  return [...html.matchAll(/<a [^>]*?href="(?<href>[^"]+)"/g)]
    .map((link) => link.groups?.["href"] ?? "")
    .filter((href) => href.startsWith(begins));
}

/** The first visitor of a page waits for pictures to be drawn; the rounds are about all the others. */
async function drawPictures(path: string): Promise<void> {
  const html = await (await fetch(origin + path)).text();
  for (const [picture] of html.matchAll(/\/pictures\/[^" ]+\.webp/g))
    await (await fetch(origin + picture)).arrayBuffer();
}

async function middleRound(page: Page): Promise<Score> {
  const found: Score[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await audit(page));
  const middle = found.toSorted((one, other) => one.performance - other.performance)[Math.floor(rounds / 2)];
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
async function reportOf({ path, skipped }: Page) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await lighthouse(origin + path, {
      port: ports.browser,
      logLevel: "silent",
      onlyCategories: ["performance", "accessibility", "seo"],
      skipAudits: [...skipped],
    });
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
  }
  throw new Error(`no report of ${path} in ${attempts} attempts`);
}

async function audit(page: Page): Promise<Score> {
  const { audits, categories } = await reportOf(page);
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
