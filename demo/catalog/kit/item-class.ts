import type { AttributeValue } from "@capstan/drawings";
import { bug } from "@capstan/platform/bug";
import { flag, list, number, oneOf, optional, readCsv, text } from "../../kit/read-data.ts";
import { departmentFolders } from "./department-folders.ts";

/** One column of a class's template. Order is display order. */
export interface AttributeTemplate {
  /** camelCase, the same code for the same thing in every class: material, finish, color, length, diameter. */
  readonly code: string;
  readonly name: string;
  readonly type: "text" | "number" | "flag" | "list";
  readonly unit?: string;
  readonly display?: "decimal" | "fraction";
  readonly isFacet?: boolean;
  /** In the spec grid, from left to right in this order. */
  readonly isColumn?: boolean;
  readonly isOptional?: boolean;
  /** A bare size in a search means this one: the thread of a bolt, and not the width of its head. */
  readonly isPrimarySize?: boolean;
}

export const unit = oneOf(["EA", "PK", "BX", "PR", "CS", "RL", "DZ", "FT", "KT", "SET"]);
export type Unit = (typeof unit.options)[number];

/** One item, as its class describes it; the catalog adds SKU, brand, family and relations. */
export interface ItemDraft {
  /** "Hex Cap Screw, Grade 5, Zinc Plated, 3/8-16 x 1-1/2 in": the kind first, then what tells it apart. */
  readonly name: string;
  /** At most 40 characters: "HEX SCREW GR5 ZN 3/8-16X1-1/2". */
  readonly shortName: string;
  /** Two to four sentences as a person who knows the thing would write them. */
  readonly description: string;
  /** The maker's own number; unique within its brand. */
  readonly partNumber: string;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  /** Code of the category it stands on. */
  readonly category: string;
  /** The title of its spec grid: what tells it apart but for brand and thread size. */
  readonly family: string;
  /** The thread size, where each has a grid of its own under the same title. */
  readonly familySize?: string;
  /** Web price of one unit, in dollars. */
  readonly price: number;
  readonly unit: Unit;
  /** What one unit holds: 100 for a box of 100. */
  readonly piecesPerUnit?: number;
  /** Ordered at the counter, and shipped, in multiples of these. */
  readonly sellPack?: number;
  readonly shipPack?: number;
  readonly minimum?: number;
  /** What it is, whoever makes it: items of other brands with the same text are its alternates. */
  readonly sameAs: string;
  /** `sameAs` texts of other classes' items that go with it: the nut for a bolt. */
  readonly goesWith?: readonly string[];
  /** `sameAs` texts of items without which it can't be used: cartridges for a respirator. */
  readonly needs?: readonly string[];
  readonly restrictions?: readonly string[];
  readonly documents?: readonly ("sds" | "datasheet" | "manual" | "certificate")[];
  readonly hasProtectionPlan?: boolean;
  /** Two letters, ISO 3166: US, TW. */
  readonly countryOfOrigin?: string;
  readonly unspsc?: string;
}

export type Axes = Readonly<Record<string, readonly unknown[]>>;
export type Pick<Of extends Axes> = { readonly [Axis in keyof Of]: Of[Axis][number] };

/** Every combination of some choices, of the first makers of a class. */
export interface Grid {
  readonly makers: number;
  readonly axes: Axes;
}

export interface MakerOf {
  readonly code: string;
  readonly name: string;
}

/** A kind of item: its template, and every variant that its makers offer. */
export interface ItemClass {
  readonly code: string;
  readonly name: string;
  readonly unspsc: string;
  readonly drawing: string;
  readonly attributes: readonly AttributeTemplate[];
  /** Its share of the catalog, beside the others': 1 is usual, 10 is bolts. A class of 0 has its additions only. */
  readonly weight: number;
  /** Codes of the brands that make it, the best known first. */
  readonly brands: readonly string[];
  readonly axes: Axes;
  readonly additions: readonly Grid[];
  allows(pick: Readonly<Record<string, unknown>>): boolean;
  describe(pick: Readonly<Record<string, unknown>>, brand: MakerOf): ItemDraft;
}

interface Definition<Of extends Axes> {
  /** What varies. Each list begins with the commonest: a small catalog takes the front of every list. */
  readonly axes: Of;
  /**
   * What a whole catalog has beyond the class's share: rows of sizes without holes, kinds that buyers look for. They
   * come after all other items, so that none of those changes its number. An axis that is left out is whole.
   */
  readonly additions?: readonly {
    readonly makers: number;
    readonly axes: { readonly [Axis in keyof Of]?: readonly Of[Axis][number][] };
  }[];
  /** False for a combination that nobody makes. */
  readonly allows?: (pick: Pick<Of>) => boolean;
  readonly describe: (pick: Pick<Of>, brand: MakerOf) => ItemDraft;
}

/** The rules of a class; its name, makers and template stand in `classes.csv` and `attributes.csv` of its department. */
export function defineClass<const Of extends Axes>(code: string, definition: Definition<Of>): ItemClass {
  const { axes, additions = [], allows, describe } = definition;
  return {
    ...(classRows.get(code) ?? bug(`no class ${code} in classes.csv`)),
    attributes: attributeRows.get(code) ?? [],
    axes,
    additions: additions.map(({ makers, axes: narrowed }) => ({ makers, axes: { ...axes, ...narrowed } })),
    allows: (pick) => allows?.(pick as Pick<Of>) ?? true,
    describe: (pick, brand) => describe(pick as Pick<Of>, brand),
  };
}

const classRows = new Map(
  departmentFolders
    .flatMap((folder) =>
      readCsv(`${folder}/classes.csv`, {
        code: text,
        name: text,
        unspsc: text,
        drawing: text,
        weight: number,
        brands: list(text),
      }),
    )
    .map((row) => [row.code, row]),
);
const attributeRows = Map.groupBy(
  departmentFolders.flatMap((folder) =>
    readCsv(`${folder}/attributes.csv`, {
      class: text,
      code: text,
      name: text,
      type: oneOf(["text", "number", "flag", "list"]),
      unit: optional(text),
      display: optional(oneOf(["decimal", "fraction"])),
      isFacet: optional(flag),
      isColumn: optional(flag),
      isOptional: optional(flag),
      isPrimarySize: optional(flag),
    }),
  ),
  (row) => row.class,
);
