import "./item-lists.css";
import type { ItemRow } from "@capstan/features/listing";
import { InlineAdd } from "@capstan/features/cart";
import { RowPrice } from "@capstan/features/pricing";
import { minOrderQuantity } from "@capstan/features/catalog";
import { ItemPicture } from "@capstan/features/pictures";

interface ItemCardsProps {
  readonly heading: string;
  readonly id: string;
  readonly items: readonly ItemRow[];
}

/** What goes with the item, ready to be added. */
export function ItemCards({ heading, id, items }: ItemCardsProps) {
  if (items.length === 0) return null;
  return (
    <section className="product-section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
      </div>
      <ul className="item-cards">
        {items.map((item) => (
          <li key={item.sku} className="item-card">
            <ItemPicture sku={item.sku} size={240} alt="" />
            <div>
              <h3>
                <a href={item.url}>{item.name}</a>
              </h3>
              <p>
                <span className="mono">{item.sku}</span>
                {item.cells.length > 0 && `. ${item.cells.join(", ")}`}
                {item.outside !== undefined && `. ${item.outside}`}
              </p>
              <p className="item-card-price">
                <RowPrice price={item.price} /> {item.unitLabel}
              </p>
              <InlineAdd item={item} startsAt={minOrderQuantity(item.packing, "ship")} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
