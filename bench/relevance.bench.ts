import { demoCompany } from "../demo/generate.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { benchStore } from "./kit/bench-store.ts";
import { type Answer, asker, identifierCounts } from "./relevance/ask.ts";
import type { Judgement } from "./relevance/judgement.ts";
import { heldOutJudgements } from "./relevance/questions/held-out/index.ts";
import { wordJudgements } from "./relevance/questions/index.ts";
import { type ValidatedEntry, meansOf, printKinds, printWorst } from "./relevance/report.ts";
import { type GradeCounts, ndcg, ndcgAsFarAsItGoes, reciprocalRank } from "./relevance/score.ts";
import { type Survey, surveyCatalogue } from "./relevance/survey.ts";

const bar = 0.9;
const nothing: GradeCounts = [0, 0, 0, 0];

export const timeLimits: TimeLimits = { fullSeconds: 7_200, smallestSeconds: 240 };

/**
 * How well the search answers questions whose right answers are known from the catalogue's own attributes.
 * `npm run bench -- relevance [items] [worst] [worst held out]`: the size of the catalogue, and how many of the worst queries
 * to show. Those held out are shown only on demand: a set that one tunes by proves nothing about other queries.
 */
export async function run({ args }: BenchRun): Promise<Figures> {
  const [items = demoCompany.items, shown = 10, heldOutShown = 0] = args.map(Number);
  const survey = surveyCatalogue({ seed: demoCompany.seed, items }, [...wordJudgements, ...heldOutJudgements]);
  await using store = await benchStore(items);
  const ask = asker(store);
  const judged = await judgeWords(ask, wordJudgements, survey);
  for (const judgement of survey.identifiers) {
    judged.push({ ...(await judge(ask, judgement, await identifierCounts(store.db, judgement))), examples: [] });
  }
  const heldOut = await judgeWords(ask, heldOutJudgements, survey);
  printKinds("main set", judged);
  printKinds("held out", heldOut);
  printWorst(judged, shown);
  printWorst(heldOut, heldOutShown);
  const means = meansOf(judged);
  const heldOutMeans = meansOf(heldOut);
  return {
    holds: means.ndcg >= bar && means.exact === 1 && heldOutMeans.ndcg >= bar,
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

type Ask = (judgement: Judgement) => Promise<Answer>;

async function judgeWords(ask: Ask, judgements: readonly Judgement[], survey: Survey): Promise<ValidatedEntry[]> {
  const judged: ValidatedEntry[] = [];
  for (const judgement of judgements) {
    judged.push({
      ...(await judge(ask, judgement, survey.counts.get(judgement) ?? nothing)),
      examples: survey.examples.get(judgement) ?? [],
    });
  }
  return judged;
}

async function judge(ask: Ask, judgement: Judgement, counts: GradeCounts) {
  const answer = await ask(judgement);
  return {
    judgement,
    answer,
    ndcg: ndcg(answer.grades, counts),
    ndcgAsFar: ndcgAsFarAsItGoes(answer.grades, counts),
    reciprocalRank: reciprocalRank(answer.grades, counts),
  };
}
