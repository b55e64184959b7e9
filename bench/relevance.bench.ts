import { demoCompany } from "../demo/generate.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { urls } from "../packages/features/urls.ts";
import { benchStore } from "./kit/bench-store.ts";
import type { ResultsView } from "../packages/features/search/server.ts";
import {
  type BuyerAnswer,
  type BuyerFigures,
  type BuyerQuery,
  answerOf,
  buyerQueries,
  figuresOf,
  printBuyers,
  printWrong,
} from "./relevance/buyers.ts";
import { walkFamilies } from "./relevance/family-walk.ts";
import { sample } from "./kit/sample.ts";
import { type Answer, storeSearch, storePages, identifierCounts } from "./relevance/search-store.ts";
import type { Judgement } from "./relevance/judgement.ts";
import { heldOutJudgements } from "./relevance/questions/held-out/index.ts";
import { wordJudgements } from "./relevance/questions/index.ts";
import { type JudgedQuery, meansOf, printKinds, printWorst } from "./relevance/report.ts";
import { type GradeCounts, ndcg, ndcgAsFarAsItGoes, reciprocalRank } from "./relevance/score.ts";
import { type Survey, surveyCatalog } from "./relevance/survey.ts";

const threshold = 0.96;
const heldOutThreshold = 0.9;
/** What buyers' own queries have to reach, and what the half that nobody looks at is expected to. */
const buyerBars = { first: 0.95, honest: 0.95, notSold: 0.98 };
const unseenBars = { first: 0.92, honest: 0.9, notSold: 0.95 };
const walkedQueries = 200;
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
  const open = await storePages(store);
  const ask = async (text: string) => open(urls.search({ searchQuery: text }));
  const buyers = [
    ...(await askAll(ask, buyerQueries("first.tsv", items))),
    ...(await askAll(ask, buyerQueries("second.tsv", items))),
    ...(await askAll(ask, buyerQueries("third.tsv", items))),
  ];
  const unseen = await askAll(ask, buyerQueries("unseen.tsv", items));
  const families = await walkFamilies(
    open,
    sample(buyers, walkedQueries).map(({ query }) => query.query),
  );
  printKinds("main set", judged);
  printKinds("held out", heldOut);
  printWorst(judged, shown);
  printWorst(heldOut, heldOutShown);
  printBuyers("buyers", buyers);
  printWrong(buyers, shown);
  printBuyers("unseen", unseen);
  printWrong(unseen, heldOutShown);
  const means = meansOf(judged);
  const heldOutMeans = meansOf(heldOut);
  const [asked, notSeen] = [figuresOf(buyers), figuresOf(unseen)];
  return {
    holds:
      means.ndcg >= threshold &&
      means.exact === 1 &&
      heldOutMeans.ndcg >= heldOutThreshold &&
      families.twice + families.sharedTitles === 0 &&
      reaches(asked, buyerBars) &&
      reaches(notSeen, unseenBars),
    values: {
      ndcg: means.ndcg.toFixed(3),
      mrr: means.mrr.toFixed(3),
      exact: means.exact.toFixed(3),
      queries: means.queries,
      items,
      held_out_ndcg: heldOutMeans.ndcg.toFixed(3),
      held_out_queries: heldOutMeans.queries,
      ...valuesOf("buyers", asked),
      ...valuesOf("unseen", notSeen),
      walked_queries: families.queries,
      walked_families: families.families,
      families_twice: families.twice,
      titles_shared: families.sharedTitles,
    },
  };
}

type Bars = typeof buyerBars;

function reaches({ first, honest, notSold }: BuyerFigures, bars: Bars): boolean {
  return first >= bars.first && honest >= bars.honest && notSold >= bars.notSold;
}

function valuesOf(set: string, { queries, first, honest, notSold }: BuyerFigures) {
  return {
    [`${set}_queries`]: queries,
    [`${set}_first`]: first.toFixed(3),
    [`${set}_honest`]: honest.toFixed(3),
    [`${set}_not_sold`]: notSold.toFixed(3),
  };
}

async function askAll(
  ask: (text: string) => Promise<ResultsView>,
  queries: readonly BuyerQuery[],
): Promise<readonly BuyerAnswer[]> {
  const answers: BuyerAnswer[] = [];
  for (const query of queries) answers.push(answerOf(query, await ask(query.query)));
  return answers;
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
