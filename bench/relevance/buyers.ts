import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResultsView } from "../../packages/features/search/server.ts";

/** What a buyer typed, and what a right answer is. Written by people who did not write the search, and never changed to fit it. */
export interface BuyerQuery {
  readonly query: string;
  /** Of a right item's address. Null where it is not sold here. */
  readonly right: RegExp | null;
  /** Either is fine: to say that it isn't sold, or to show what the pattern says. */
  readonly mayBeNone: boolean;
  /** A question about the store: its answer is a page of content, and no items. */
  readonly isAboutStore: boolean;
  /** Most of what is listed has to be right, and not only the first. */
  readonly isHonest: boolean;
  readonly kind: string;
}

export interface BuyerAnswer {
  readonly query: BuyerQuery;
  readonly listed: readonly string[];
  /** Of them, how many are shown as matches; the others are shown as coming close. */
  readonly matches: number;
  readonly isFirstRight: boolean;
  readonly rightShare: number;
}

const folder = join(import.meta.dirname, "buyers");

/** Judged by whoever judged the others, when the company began to sell what it had not sold before. */
const soldSince = "sold-since.tsv";
/** Judged anew for a company of this size, which sells what the demo's company does not. */
const large = { file: "sold-by-the-large-company.tsv", items: 2_000_000 };

/** The queries of a file; where the company has grown since they were judged, or is the large one, as they were judged again. */
export function buyerQueries(file: string, items: number): readonly BuyerQuery[] {
  const judgedAgain = [...queriesIn(soldSince), ...(items >= large.items ? queriesIn(large.file) : [])];
  const again = new Map(judgedAgain.map((query) => [query.query, query]));
  return queriesIn(file).map((query) => again.get(query.query) ?? query);
}

function queriesIn(file: string): readonly BuyerQuery[] {
  return readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("# "))
    .map((line) => {
      const [query = "", pattern = "", honest = "", kind = "first"] = line.split("\t");
      const alternatives = pattern.split("|").filter((part) => part !== "NONE");
      const isNone = pattern === "NONE" || pattern === "CONTENT";
      return {
        query,
        right: isNone ? null : new RegExp(pattern.startsWith("NONE|") ? alternatives.join("|") : pattern),
        mayBeNone: pattern.startsWith("NONE|"),
        isAboutStore: pattern === "CONTENT",
        isHonest: honest.trim() === "honest",
        kind: kind.trim() || "first",
      };
    });
}

/** The page as its reader goes through it: families from the top, and their rows. */
export function answerOf(query: BuyerQuery, view: ResultsView): BuyerAnswer {
  const isMatch = view.families.flatMap(({ rows, isClose }) => rows.map(() => isClose !== true));
  const listed = view.families.flatMap(({ rows }) => rows.map(({ url }) => url));
  const matches = isMatch.filter(Boolean).length;
  const { right } = query;
  if (right === null) {
    const isSaid = matches === 0 && (!query.isAboutStore || view.guides.length > 0);
    return { query, listed, matches, isFirstRight: isSaid, rightShare: isSaid ? 1 : 0 };
  }
  const [first] = listed;
  const plain = matches === 0 ? listed : listed.filter((_, at) => isMatch[at]);
  return {
    query,
    listed,
    matches,
    isFirstRight:
      first === undefined ? query.mayBeNone || right.test("") : right.test(first) || (query.mayBeNone && matches === 0),
    rightShare: plain.length === 0 ? 0 : plain.filter((url) => right.test(url)).length / plain.length,
  };
}

export interface BuyerFigures {
  readonly queries: number;
  /** Of what is sold: the first item is right. */
  readonly first: number;
  /** Of the lists that have to be honest: at least half of the items are right. */
  readonly honest: number;
  /** Of what is not sold: nothing is shown as a match. */
  readonly notSold: number;
}

export function figuresOf(answers: readonly BuyerAnswer[]): BuyerFigures {
  const sold = answers.filter(({ query }) => query.right !== null);
  const lists = sold.filter(({ query }) => query.isHonest);
  const absent = answers.filter(({ query }) => query.right === null);
  return {
    queries: answers.length,
    first: share(sold, ({ isFirstRight }) => isFirstRight),
    honest: share(lists, ({ rightShare }) => rightShare >= 0.5),
    notSold: share(absent, ({ isFirstRight }) => isFirstRight),
  };
}

export function printBuyers(set: string, answers: readonly BuyerAnswer[]): void {
  console.log(`\n${set.padEnd(14)} queries  first honest not-sold`);
  const kinds = [...new Set(answers.map(({ query }) => query.kind))];
  for (const kind of [...kinds, "all"]) {
    const { queries, first, honest, notSold } = figuresOf(
      answers.filter(({ query }) => kind === "all" || query.kind === kind),
    );
    const figures = [first, honest, notSold].map((figure) => (Number.isNaN(figure) ? "    -" : figure.toFixed(3)));
    console.log(`${kind.padEnd(14)} ${String(queries).padStart(7)}  ${figures.join("  ")}`);
  }
}

export function printWrong(answers: readonly BuyerAnswer[], count: number): void {
  const wrong = answers.filter(
    ({ query, isFirstRight, rightShare }) => !isFirstRight || (query.isHonest && rightShare < 0.5),
  );
  for (const { query, listed, matches, isFirstRight, rightShare } of wrong.slice(0, count)) {
    const fault = isFirstRight ? `${Math.round(rightShare * 100)} % right` : "first wrong";
    console.log(
      `${query.kind} | ${query.query} | ${query.right?.source ?? "NONE"} | ${fault}, ${matches} of ${listed.length} match | ${listed[0] ?? ""}`,
    );
  }
}

function share<Entry>(entries: readonly Entry[], isGood: (entry: Entry) => boolean): number {
  return entries.filter(isGood).length / entries.length;
}
