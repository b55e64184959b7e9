import { demoCompany } from "../demo/generate.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { benchStore } from "./kit/bench-store.ts";
import { type Answer, storeSearch, identifierCounts } from "./relevance/search-store.ts";
import type { Judgement } from "./relevance/judgement.ts";
import { heldOutJudgements } from "./relevance/questions/held-out/index.ts";
import { wordJudgements } from "./relevance/questions/index.ts";
import { type JudgedQuery, meansOf, printKinds, printWorst } from "./relevance/report.ts";
import { type GradeCounts, ndcg, ndcgAsFarAsItGoes, reciprocalRank } from "./relevance/score.ts";
import { type Survey, surveyCatalog } from "./relevance/survey.ts";

const threshold = 0.9;
const nothing: GradeCounts = [0, 0, 0, 0];

export const timeLimits: TimeLimits = { fullSeconds: 7_200, smallestSeconds: 240 };

/**
 * How well the search answers questions whose right answers are known from the catalog's own attributes.
 * `npm run bench -- relevance [items] [worst] [worst held out]`: the size of the catalog, and how many of the worst queries
 * to show. Those held out are shown only on demand: a set that one tunes by proves nothing about other queries.
 */
export async function run({ args }: BenchRun): Promise<Figures> {
  const [items = demoCompany.items, shown = 10, heldOutShown = 0] = args.map(Number);
  const survey = surveyCatalog({ seed: demoCompany.seed, items }, [...wordJudgements, ...heldOutJudgements]);
  await using store = await benchStore(items);
  const search = storeSearch(store);
  const judged = await judgeWords(search, wordJudgements, survey);
  for (const judgement of survey.identifiers) {
    judged.push({ ...(await judge(search, judgement, await identifierCounts(store.db, judgement))), examples: [] });
  }
  const heldOut = await judgeWords(search, heldOutJudgements, survey);
  printKinds("main set", judged);
  printKinds("held out", heldOut);
  printWorst(judged, shown);
  printWorst(heldOut, heldOutShown);
  const means = meansOf(judged);
  const heldOutMeans = meansOf(heldOut);
  return {
    holds: means.ndcg >= threshold && means.exact === 1 && heldOutMeans.ndcg >= threshold,
    values: {
      ndcg: means.ndcg.toFixed(3),
      mrr: means.mrr.toFixed(3),
      exact: means.exact.toFixed(3),
      queries: means.queries,
      items,
      held_out_ndcg: heldOutMeans.ndcg.toFixed(3),
      held_out_queries: heldOutMeans.queries,
    },
  };
}

type Search = (judgement: Judgement) => Promise<Answer>;

async function judgeWords(search: Search, judgements: readonly Judgement[], survey: Survey): Promise<JudgedQuery[]> {
  const judged: JudgedQuery[] = [];
  for (const judgement of judgements) {
    judged.push({
      ...(await judge(search, judgement, survey.counts.get(judgement) ?? nothing)),
      examples: survey.examples.get(judgement) ?? [],
    });
  }
  return judged;
}

async function judge(search: Search, judgement: Judgement, counts: GradeCounts) {
  const answer = await search(judgement);
  return {
    judgement,
    answer,
    ndcg: ndcg(answer.grades, counts),
    ndcgAsFar: ndcgAsFarAsItGoes(answer.grades, counts),
    reciprocalRank: reciprocalRank(answer.grades, counts),
  };
}
