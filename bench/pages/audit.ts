import lighthouse, { type Config, type Result, desktopConfig } from "lighthouse";
import type { Page } from "./pages-to-see.ts";

const attempts = 6;
/** Lighthouse's fourfold slowdown makes a phone of a machine for which its own benchmark says so much. */
export const usualIndex = 1_500;
const usualSlowdown = 4;
/** How far the machine may be from what it was taken for: a neighbor's load halves it within a minute. */
const drift = 0.15;

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/**
 * Lighthouse throttles a phone to a slow network and a fourth of the processor, and a desktop hardly. The fourth is of a
 * fast machine: as its documentation asks, a slower one is slowed down less and a faster one more, to the same phone.
 */
export type Device = "phone" | "desktop";

/** How fast the machine was last, in the figures of Lighthouse's own benchmark. */
export interface Machine {
  index: number;
}

export interface Visit {
  readonly machine: Machine;
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
  const { audits, categories: scored, environment, configSettings: settings } = await reportOf(visit, page);
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
    `machine ${Math.round(environment.benchmarkIndex)}`,
    `slowdown ${settings.throttling.cpuSlowdownMultiplier.toFixed(1)}`,
    ...(failed.length > 0 ? [`amiss: ${failed.map(({ id }) => id).join(", ")}`] : []),
  ];
  return { points, cls, words: words.join("  ") };
}

/**
 * On a busy machine Lighthouse loses a trace now and then, and says so: such a round is no round. Nor is one in which the
 * machine was not as fast as it had been taken for; where none is, one that was slowed down too much counts.
 */
async function reportOf({ machine, origin, browserPort, device }: Visit, { path, cookie, skipped }: Page) {
  const flags = {
    port: browserPort,
    logLevel: "silent" as const,
    onlyCategories: [...categories],
    skipAudits: [...skipped],
    ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
  };
  let tooHard: Result | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const assumed = machine.index;
    const answer = await lighthouse(origin + path, flags, device === "desktop" ? desktopConfig : phoneConfig(assumed));
    if (!answer || answer.lhr.runtimeError) continue;
    const { benchmarkIndex } = answer.lhr.environment;
    machine.index = benchmarkIndex;
    if (device === "desktop" || Math.abs(benchmarkIndex / assumed - 1) <= drift) return answer.lhr;
    if (benchmarkIndex < assumed) tooHard = answer.lhr;
  }
  if (tooHard) return tooHard;
  throw new Error(`no report of ${path} in ${attempts} attempts at which the machine kept its pace`);
}

function phoneConfig(assumedIndex: number): Config {
  const cpuSlowdownMultiplier = (usualSlowdown * assumedIndex) / usualIndex;
  return { extends: "lighthouse:default", settings: { throttling: { cpuSlowdownMultiplier } } };
}
