import { ItemTable } from "@capstan/features/listing";
import type { RelatedRow } from "../product.ts";

interface RelatedItemsProps {
  readonly id: string;
  readonly heading: string;
  /** What the table holds, for those who can't see the page around it. */
  readonly caption: string;
  readonly items: readonly RelatedRow[];
  /** The page's own item, where the others are measured against it. */
  readonly current?: RelatedRow;
}

const whatChanges = { name: "What changes", textOf: ({ changes }: RelatedRow) => changes };

/** Items beside this one. */
export function RelatedItems({ id, heading, caption, items, current }: RelatedItemsProps) {
  if (items.length === 0) return null;
  return (
    <section className="product-section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
      </div>
      <ItemTable
        heading={heading}
        caption={caption}
        items={items}
        current={current}
        own={items.some(({ changes }) => changes !== "") ? [whatChanges] : []}
        startsAtMinimum
      />
    </section>
  );
}
