import lighthouse, { desktopConfig } from "lighthouse";
import type { Page } from "./pages-to-see.ts";

const attempts = 4;

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** Lighthouse throttles a phone to a slow network and a fourth of the processor, and a desktop hardly. */
export type Device = "phone" | "desktop";

export interface Visit {
  readonly origin: string;
  readonly browserPort: number;
  readonly rounds: number;
  readonly device: Device;
}

export interface Score {
  /** Of a hundred. */
  readonly points: Readonly<Record<Category, number>>;
  readonly cls: number;
  readonly words: string;
}

/** Of a page's rounds the middle one counts; but what moved in any round has moved, and what is amiss in any is amiss. */
export async function middleRound(visit: Visit, page: Page): Promise<Score> {
  const found: Score[] = [];
  for (let round = 0; round < visit.rounds; round += 1) found.push(await audit(visit, page));
  const middle = found.toSorted((one, other) => one.points.performance - other.points.performance)[
    Math.floor(visit.rounds / 2)
  ];
  if (!middle) throw new Error("there was no round");
  const least = (category: Category) => Math.min(...found.map(({ points }) => points[category]));
  return {
    words: middle.words,
    points: {
      performance: middle.points.performance,
      accessibility: least("accessibility"),
      "best-practices": least("best-practices"),
      seo: least("seo"),
    },
    cls: Math.max(...found.map(({ cls }) => cls)),
  };
}

async function audit(visit: Visit, page: Page): Promise<Score> {
  const { audits, categories: scored, environment } = await reportOf(visit, page);
  const percent = (category: Category) => Math.round((scored[category]?.score ?? 0) * 100);
  const measured = (name: string) => audits[name]?.numericValue ?? 0;
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary",
  );
  const cls = Number(measured("cumulative-layout-shift").toFixed(3));
  const points = {
    performance: percent("performance"),
    accessibility: percent("accessibility"),
    "best-practices": percent("best-practices"),
    seo: percent("seo"),
  };
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"].map(
    (name) => `${name} ${Math.round(measured(name))} ms`,
  );
  const words = [
    ...categories.map((category) => `${category} ${points[category]}`),
    `cls ${cls}`,
    ...times,
    // Below 1,000 Lighthouse itself warns that the machine is slower than what its throttling is made for.
    `machine ${Math.round(environment.benchmarkIndex)}`,
    ...(failed.length > 0 ? [`amiss: ${failed.map(({ id }) => id).join(", ")}`] : []),
  ];
  return { points, cls, words: words.join("  ") };
}

/** On a busy machine Lighthouse loses a trace now and then, and says so: such a round is no round. */
async function reportOf({ origin, browserPort, device }: Visit, { path, cookie, skipped }: Page) {
  const flags = {
    port: browserPort,
    logLevel: "silent" as const,
    onlyCategories: [...categories],
    skipAudits: [...skipped],
    ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
  };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await lighthouse(origin + path, flags, device === "desktop" ? desktopConfig : undefined);
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
  }
  throw new Error(`no report of ${path} in ${attempts} attempts`);
}
