import { inDigits } from "@capstan/ui/digits";
import type { ProductView } from "../product.ts";

type Tiers = ProductView["offer"]["tiers"];

interface PriceBreaksProps {
  readonly tiers: Tiers;
  readonly quantity: number;
}

/** What a unit costs at larger quantities. The quantity that is entered now has its row marked. */
export function PriceBreaks({ tiers, quantity }: PriceBreaksProps) {
  if (tiers.length < 2) return null;
  const reached = tierAt(tiers, quantity);
  return (
    <table className="price-breaks">
      <caption>Quantity breaks</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, at) => (
          <tr key={tier.from} aria-current={tier === reached ? "true" : undefined}>
            <th scope="row">{rangeText(tier.from, tiers[at + 1]?.from)}</th>
            <td>{tier.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function tierAt(tiers: Tiers, quantity: number): Tiers[number] | undefined {
  return tiers.findLast(({ from }) => from <= quantity);
}

function rangeText(from: number, next: number | undefined): string {
  if (next === undefined) return `${inDigits(from)} and up`;
  return next - 1 === from ? inDigits(from) : `${inDigits(from)} to ${inDigits(next - 1)}`;
}
