export interface SpecimenItem {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly partNumber: string;
  readonly price: string;
  readonly pack: string;
  readonly inStock: boolean;
  readonly isPreviouslyPurchased: boolean;
}

const threads = ["1/4-20", "5/16-18", "3/8-16", "7/16-14", "1/2-13", "5/8-11", "3/4-10", "7/8-9"];
const lengths = ["1", "1-1/2", "2", "2-1/2", "3"];

/** Forty cards of a listing, the size of page on which web stacks are compared. */
export const specimenItems: readonly SpecimenItem[] = threads.flatMap((thread, row) =>
  lengths.map((length, column) => ({
    sku: `4RN${row}${column}A`,
    name: `Hex Cap Screw, Grade 5, Zinc, ${thread} x ${length} in`,
    brand: "Harbolt",
    partNumber: `HCS-${row}${column}-G5Z`,
    price: `$${(4.2 + row * 2.35 + column * 0.85).toFixed(2)}`,
    pack: "pack of 50",
    inStock: (row + column) % 4 !== 0,
    isPreviouslyPurchased: (row * 5 + column) % 7 === 0,
  })),
);
