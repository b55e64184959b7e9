import "./listing.css";
import { ListingCard } from "./listing-card.tsx";
import type { SpecimenItem } from "./listing-data.ts";

export function Listing({ items }: { items: readonly SpecimenItem[] }) {
  return (
    <div className="specimen-listing">
      <h1>Hex Cap Screws</h1>
      <ul>
        {items.map((item) => (
          <ListingCard key={item.sku} item={item} />
        ))}
      </ul>
    </div>
  );
}
