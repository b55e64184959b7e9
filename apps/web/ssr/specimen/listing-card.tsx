import { AddButton } from "@capstan/ui/add-button";
import { Badge, StockStatus } from "@capstan/ui/badge";
import { QuantityField } from "@capstan/ui/quantity-field";
import type { SpecimenItem } from "./listing-data.ts";

export function ListingCard({ item }: { item: SpecimenItem }) {
  return (
    <li className="specimen-card">
      <img src="/favicon.svg" width={68} height={68} alt="" loading="lazy" />
      <div>
        <h2>
          <a href={`?item=${item.sku}`}>{item.name}</a>
        </h2>
        <p>
          {item.brand} <span className="specimen-number">{item.partNumber}</span> Item{" "}
          <span className="specimen-number">{item.sku}</span>
        </p>
        <p>
          <StockStatus state={item.inStock ? "in" : "ships"}>
            {item.inStock ? "In stock" : "Ships tomorrow"}
          </StockStatus>
          {item.isPreviouslyPurchased && <Badge kind="info">Previously Purchased</Badge>}
        </p>
      </div>
      <p>
        <b>{item.price}</b> {item.pack}
      </p>
      <form method="get">
        <QuantityField
          id={`quantity-${item.sku}`}
          label="Qty"
          itemName={item.name}
          hideLabel
          size="small"
          defaultValue={1}
        />
        <AddButton itemName={item.name} />
      </form>
    </li>
  );
}
