import { Badge } from "@capstan/ui/badge";
import { CopyButton } from "@capstan/ui/copy-button";
import { Unbroken } from "@capstan/ui/unbroken";
import { History } from "lucide-react";
import type { ProductView } from "../product.ts";

/** What it is called, by us, by its maker and by the customer. */
export function ProductHead({ view }: { readonly view: ProductView }) {
  const numbers = [
    { name: "Item #", value: view.sku },
    { name: "Mfr. Model #", value: view.manufacturerPartNumber },
    ...view.identifiers,
  ].filter(({ value }) => value !== "");
  return (
    <header className="product-head">
      <div className="product-head-words">
        <a href={view.brand.url} className="product-brand">
          {view.brand.name}
        </a>
        <h1>
          <Unbroken text={view.name} />
        </h1>
        {view.catalog && (
          <p>
            <Badge kind="caution">{view.catalog.text}</Badge>
          </p>
        )}
        {view.isPreviouslyPurchased && (
          <p>
            <Badge kind="info" icon={<History size={14} />}>
              Previously Purchased
            </Badge>
          </p>
        )}
      </div>
      <dl className="product-numbers">
        {numbers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="mono">{value}</span>
              <CopyButton text={value} what={name} />
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
