import type { Answer } from "./search-store.ts";
import { type Judgement, queryKinds } from "./judgement.ts";

export interface JudgedQuery {
  readonly judgement: Judgement;
  readonly answer: Answer;
  readonly ndcg: number;
  /** Without the cost of near misses that were left out. */
  readonly ndcgAsFar: number;
  readonly reciprocalRank: number;
  /** Names of items that should have come. */
  readonly examples: readonly string[];
}

export interface Means {
  readonly queries: number;
  readonly ndcg: number;
  readonly ndcgAsFar: number;
  readonly mrr: number;
  /** Of the identifiers, how many were met first. */
  readonly exact: number;
}

export function meansOf(judged: readonly JudgedQuery[]): Means {
  const exact = judged.filter(({ judgement }) => judgement.isExact);
  return {
    queries: judged.length,
    ndcg: mean(judged.map((one) => one.ndcg)),
    ndcgAsFar: mean(judged.map((one) => one.ndcgAsFar)),
    mrr: mean(judged.map((one) => one.reciprocalRank)),
    exact: mean(exact.map(({ answer }) => (answer.grades[0] === 3 ? 1 : 0))),
  };
}

/** One line for each kind of query that was asked, under the name of the set. */
export function printKinds(set: string, judged: readonly JudgedQuery[]): void {
  console.log(`\n${set.padEnd(12)} queries   ndcg  as-far    mrr  first`);
  for (const kind of [...queryKinds, "all"]) {
    const means = meansOf(judged.filter(({ judgement }) => kind === "all" || judgement.kind === kind));
    if (means.queries === 0) continue;
    const figures = [means.ndcg, means.ndcgAsFar, means.mrr, means.exact].map((figure) =>
      Number.isNaN(figure) ? "     -" : figure.toFixed(3).padStart(6),
    );
    console.log(`${kind.padEnd(12)} ${String(means.queries).padStart(7)} ${figures.join("  ")}`);
  }
}

export function printWorst(judged: readonly JudgedQuery[], count: number): void {
  const worst = judged.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, count);
  for (const { judgement, answer, ndcg, examples } of worst) {
    console.log(`\n${ndcg.toFixed(3)}  [${judgement.kind}] ${judgement.query}`);
    console.log(`  wanted: ${judgement.wanted}`);
    if (examples.length > 0) console.log(`  such as: ${examples.join(" | ")}`);
    const came = answer.names.slice(0, 3).map((name, at) => `${answer.grades[at]} ${name}`);
    console.log(`  came (${answer.names.length}): ${came.join(" | ") || "nothing"}`);
  }
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}
