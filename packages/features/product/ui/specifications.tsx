import "./product-details.css";
import { CopyButton } from "@capstan/ui/copy-button";
import type { ProductView } from "../product.ts";

export function Specifications({ specifications }: Pick<ProductView, "specifications">) {
  if (specifications.length === 0) return null;
  const asText = specifications.map(({ name, value }) => `${name}\t${value}`).join("\n");
  return (
    <section className="product-specifications" aria-labelledby="specifications">
      <div className="section-head">
        <h2 id="specifications">Specifications</h2>
        <CopyButton text={asText} what="specifications">
          Copy table
        </CopyButton>
      </div>
      <dl>
        {specifications.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
