import { demoCompany } from "../demo/generate.ts";
import type { MixedSuggestion } from "../packages/features/typeahead/server.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { urls } from "../packages/features/urls.ts";
import { type BenchStore, benchStore } from "./kit/bench-store.ts";
import { storePages } from "./relevance/search-store.ts";
import { allowedKinds } from "./typeahead/allowed-kinds.ts";
import { askSuggestions } from "./typeahead/ask-suggestions.ts";
import { prefixes } from "./typeahead/prefixes.ts";

const threshold = 0.95;
/** Spec 9: from two characters on. */
const minCharacters = 2;

export const timeLimits: TimeLimits = { fullSeconds: 1_800, smallestSeconds: 240 };

/**
 * What the search box offers for prefixes that buyers type: whether what they mean is among it, whether every suggestion
 * is of a kind that people would type and finds something, and whether the panel beside it is ever blank.
 * `npm run bench -- suggestions [items] [all]`: `all` shows every list.
 */
export async function run({
  args: [items = String(demoCompany.items), shown],
  isSmallest,
}: BenchRun): Promise<Figures> {
  await using store = await benchStore(Number(items));
  const ask = askSuggestions(store);
  const broken = await brokenRules(store);
  const asked = prefixes();
  const [missed, blank, against, texts] = [[] as string[], [] as string[], [] as string[], new Set<string>()];
  for (const { text, wanted } of asked) {
    const { suggestions, isBlank } = await ask(text);
    const lines = suggestions.map(textOf);
    const line = `${text} | ${wanted?.source ?? "ANY"} | ${lines.join(", ")}`;
    if (shown === "all") console.log(line);
    if (!lines.some((said) => wanted === null || wanted.test(said.toLowerCase()))) missed.push(line);
    if (isBlank && text.trim().length >= minCharacters) blank.push(line);
    for (const suggestion of suggestions) {
      const said = `${suggestion.kind}: ${textOf(suggestion)}`;
      const problem = texts.has(said) ? undefined : await broken(suggestion);
      texts.add(said);
      if (problem !== undefined) against.push(`${text} | ${said} | ${problem}`);
    }
  }
  print("no suggestion as wanted", missed);
  print("against the rules", against);
  print("blank panels", blank);
  const judged = 1 - missed.length / asked.length;
  const ruled = 1 - against.length / texts.size;
  return {
    // A tenth of the catalog has a tenth of what is looked for.
    holds: (isSmallest || judged >= threshold) && against.length === 0 && blank.length === 0,
    values: {
      items,
      prefixes: asked.length,
      suggestions: texts.size,
      judged: judged.toFixed(3),
      ruled: ruled.toFixed(3),
      blank: blank.length,
    },
  };
}

function textOf(suggestion: MixedSuggestion): string {
  return "text" in suggestion ? suggestion.text : suggestion.suggestion.name;
}

/** What is wrong with a suggestion, if anything is: its kind, or that it leads to nothing. */
async function brokenRules(store: BenchStore): Promise<(suggestion: MixedSuggestion) => Promise<string | undefined>> {
  const kindOf = await allowedKinds(store.db);
  const search = await storePages(store);
  return async (suggestion) => {
    if (suggestion.kind === "guide" || suggestion.kind === "branch") return undefined;
    if (suggestion.kind === "category")
      return (await countIn(store, suggestion.suggestion.key)) > 0 ? undefined : "empty";
    const text = textOf(suggestion);
    if (suggestion.kind === "general" && kindOf(text) === undefined) return "of no kind";
    const { families, corrected } = await search(urls.search({ searchQuery: text }));
    const isMatched = families.some(({ isClose }) => isClose !== true);
    return corrected ? "corrected by the search" : isMatched ? undefined : "no match";
  };
}

async function countIn({ db }: BenchStore, categoryCode: string): Promise<number> {
  const { items } = await db
    .withRecursive("below", (from) =>
      from
        .selectFrom("category")
        .select("code")
        .where("code", "=", categoryCode)
        .unionAll((under) =>
          under.selectFrom("category").innerJoin("below", "below.code", "category.parent_code").select("category.code"),
        ),
    )
    .selectFrom("item")
    .innerJoin("below", "below.code", "item.category_code")
    .select(({ fn }) => fn.countAll<string>().as("items"))
    .executeTakeFirstOrThrow();
  return Number(items);
}

function print(title: string, lines: readonly string[]): void {
  console.log(`\n${title}: ${lines.length}`);
  for (const line of lines) console.log(line);
}
