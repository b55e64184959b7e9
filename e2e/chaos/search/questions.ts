import type { Question } from "./clients.ts";

/** Each has few enough answers to be told in full: where the last place is a tie, two copies of an index may differ. */
export const questions: readonly Question[] = [
  suggestionsFor("1ag10"),
  suggestionsFor("harbolt stainless"),
  suggestionsFor("3/8-16 stainless hex"),
  productsFor("1AG10X"),
  productsFor("hex cap screw 18-8 3/8-16"),
  resultsFor("hex cap screw 18-8 3/8-16"),
  resultsFor("hex cap screw 18-8 1/4-20"),
];

function suggestionsFor(t: string): Question {
  return {
    path: `/ta/10/10/10?${new URLSearchParams({ t })}`,
    read: (body) => {
      const kinds = Object.entries(JSON.parse(body) as Record<string, readonly (string | { display: string })[]>);
      // The general ones are filled up with what is merely alike, to the last place.
      const isTold = (entry: string | { display: string }) => typeof entry !== "string" || begins(entry, t);
      return kinds.flatMap(([kind, entries]) =>
        entries.filter(isTold).map((entry) => `${kind} ${typeof entry === "string" ? entry : entry.display}`),
      );
    },
  };
}

function productsFor(t: string): Question {
  return {
    path: `/tap?${new URLSearchParams({ t, tae: "true" })}`,
    read: (body) => (JSON.parse(body) as { products: readonly { item: string }[] }).products.map(({ item }) => item),
  };
}

function resultsFor(searchQuery: string): Question {
  return {
    path: `/search?${new URLSearchParams({ searchQuery })}`,
    read: (body) => [
      ...new Set(Array.from(body.matchAll(/href="\/product\/[^"]*-([A-Z0-9]+)"/g), ([, sku]) => sku ?? "")),
    ],
  };
}

function begins(entry: string, text: string): boolean {
  return entry.toLowerCase().startsWith(text.toLowerCase());
}
