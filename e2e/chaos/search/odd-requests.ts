import fc from "fast-check";
import { oddBytes, oddCharacters, oddWord, plainWord, repeated } from "./odd-words.ts";

/** What somebody who means no good, or whose cat walks over the keyboard, asks of the search. Its answers are all below 500. */
export const oddRequest = (): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(oddParameter("searchQuery"), oddRest()).map(([text, rest]) => `/search?${text}${rest}`),
    },
    { weight: 6, arbitrary: oddParameter("t").map((text) => `/ta/10/10/10?${text}`) },
    {
      weight: 3,
      arbitrary: fc.tuple(oddParameter("t"), oddCatalog()).map(([text, rest]) => `/tap?tae=true&${text}${rest}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("/tab", "/tac", "/tas"), oddParameter("t"))
        .map(([path, text]) => `${path}?${text}`),
    },
  );

/** Encoded as a browser does it, or with bytes and escapes that no browser would send. */
function oddParameter(name: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: oddText().map((text) => new URLSearchParams({ [name]: text }).toString()) },
    { weight: 1, arbitrary: fc.constantFrom(...oddBytes).map((bytes) => `${name}=${bytes}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(`${name}=a&${name}=b`, `${name}[]=a`, `${name}[x]=a`, name, `${name}=`, ""),
    },
  );
}

function oddText(): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.array(fc.oneof(plainWord, oddWord), { minLength: 1, maxLength: 8 }).map((words) => words.join(" ")),
    },
    { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...oddCharacters), maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 300 }) },
    // The store cuts what is too long: where it cuts must not matter, be it the middle of a character.
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.string({ maxLength: 3 }), fc.constantFrom(...repeated), fc.integer({ min: 1, max: 260 }))
        .map(([before, part, times]) => before + part.repeat(times)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...repeated), fc.constantFrom(1_000, 8_000, 100_000))
        .map(([part, size]) => part.repeat(size / part.length)),
    },
  );
}

function oddRest(): fc.Arbitrary<string> {
  const parts = fc.oneof(oddFacet(), oddRange(), oddMark(), oddSort());
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant("") },
    { weight: 3, arbitrary: fc.array(parts, { maxLength: 6 }).map((some) => some.map((part) => `&${part}`).join("")) },
    { weight: 1, arbitrary: parts.map((part) => `&${part}`.repeat(200)) },
  );
}

const facetCode = fc.constantFrom(
  "x",
  "finish",
  "length",
  "brand",
  "material",
  "__proto__",
  "constructor",
  "a.b",
  "a*",
  ".",
  "",
  "length.from.to",
  "a".repeat(60),
  "numbers.length",
  "chosen",
  "values",
);

function oddFacet(): fc.Arbitrary<string> {
  return fc.tuple(facetCode, fc.oneof(oddWord, plainWord)).map(([code, value]) => pair(`f.${code}`, value));
}

function oddRange(): fc.Arbitrary<string> {
  const ends = fc.constantFrom(
    "NaN",
    "Infinity",
    "-Infinity",
    "1e308",
    "1e309",
    "-1",
    "0x10",
    "1-1/2",
    "1/0",
    "9".repeat(400),
    "",
    " ",
    "5e-324",
    "1,,,2",
  );
  return fc
    .tuple(facetCode, fc.constantFrom("from", "to"), ends)
    .map(([code, end, value]) => pair(`f.${code}.${end}`, value));
}

function oddMark(): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.constant(null),
    fc.string({ maxLength: 20 }),
    fc.boolean(),
    fc.constant({}),
    fc.constant([1]),
  );
  const made = fc.array(value, { maxLength: 5 }).map((values) => JSON.stringify(values));
  return fc
    .oneof(made, made.map(encodeURIComponent), fc.constantFrom("[", "%5B", "null", '""', "[[]]", "x".repeat(500)))
    .map((mark) => pair("after", mark));
}

function oddSort(): fc.Arbitrary<string> {
  const sort = fc.constantFrom("price", "-price", "orders", "best", "__proto__", "toString", "price,asc", "_score");
  const others = fc.constantFrom(
    "bought=true",
    "bought=x",
    "suggestConfigId=0",
    "suggestConfigId=1e9",
    "suggestConfigId=3",
    "searchBar=true",
  );
  return fc.oneof(
    sort.map((name) => pair("sort", name)),
    oddWord.map((text) => pair("family", text)),
    others,
  );
}

function oddCatalog(): fc.Arbitrary<string> {
  const kind = fc.constantFrom("IN_CATALOG", "OUTSIDE_CATALOG", "NO_CATALOG_RESTRICTION", "__proto__", "");
  return fc.oneof(
    fc.constant(""),
    fc.tuple(kind, oddWord).map(([type, name]) => `&${pair("searchType", type)}&${pair("catalogFilterName", name)}`),
  );
}

function pair(name: string, value: string): string {
  return new URLSearchParams([[name, value]]).toString();
}
