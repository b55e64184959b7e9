import { bug } from "@capstan/platform/bug";
import { type RowOf, number, oneOf, optional, readCsv, text } from "../../kit/read-data.ts";
import { departmentFolders } from "./department-folders.ts";
import { cents, listPrice } from "./price.ts";

const brandColumns = {
  code: text,
  name: text,
  color: text,
  shape: oneOf(["block", "slab", "round", "shield", "chevron", "bar", "hexagon", "diamond"]),
  summary: text,
  /** Begins each of the maker's part numbers. */
  prefix: text,
  /** Stands between the parts of a part number. */
  joint: text,
  /** Where the first part goes: first, last, or joined to the second. */
  stem: oneOf(["first", "last", "joined"]),
  /** Compact is in capitals, without spaces and slashes: "1/2 in" is 12IN. */
  writing: oneOf(["plain", "capitals", "compact"]),
  /** The maker's prices beside a middling maker's. */
  priceFactor: number,
  origin: optional(text),
};

/** An invented maker, how it numbers its catalog and what it asks. Its mark is a monogram or shape in its color. */
export type Brand = RowOf<typeof brandColumns>;

const brandsByFolder = new Map(
  departmentFolders.map((folder) => [folder, readCsv(`${folder}/brands.csv`, brandColumns)]),
);
const brandsByCode = new Map([...brandsByFolder.values()].flat().map((brand) => [brand.code, brand]));

interface Maker {
  readonly code: string;
}

export function brandsOf(folder: (typeof departmentFolders)[number]): readonly Brand[] {
  return brandsByFolder.get(folder) ?? [];
}

function brandOf({ code }: Maker): Brand {
  return brandsByCode.get(code) ?? bug(`no brand ${code} in brands.csv`);
}

/**
 * The maker's own number of a thing, as that maker writes its numbers; empty parts are left out. The parts must tell
 * the thing from all others of the maker, even with the joints taken out.
 */
export function partNumberOf(maker: Maker, ...parts: readonly (string | number)[]): string {
  const { prefix, joint, stem, writing } = brandOf(maker);
  const [first = "", ...rest] = parts.map((part) => written(String(part), writing)).filter((part) => part !== "");
  if (stem === "last") return prefix + [...rest, first].join(joint);
  if (stem === "joined") return prefix + [first + (rest[0] ?? ""), ...rest.slice(1)].join(joint);
  return prefix + [first, ...rest].join(joint);
}

function written(part: string, writing: Brand["writing"]): string {
  if (writing === "plain") return part;
  return writing === "capitals" ? part.toUpperCase() : part.toUpperCase().replaceAll(/[\s/]+/g, "");
}

/** What the maker asks for a thing that a middling maker sells at that many dollars. */
export function makerPrice(maker: Maker, dollars: number): number {
  return cents(dollars * brandOf(maker).priceFactor);
}

/** The same for a maker whose prices are those of a printed list. */
export function makerListPrice(maker: Maker, dollars: number): number {
  return listPrice(dollars * brandOf(maker).priceFactor);
}

/** ISO 3166, where the maker makes all it sells in one country. */
export function originOf(maker: Maker): string {
  return brandOf(maker).origin ?? bug(`no origin for ${maker.code} in brands.csv`);
}
