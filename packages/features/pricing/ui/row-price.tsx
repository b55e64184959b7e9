import "./row-price.css";
import { brand } from "@capstan/features/brand";
import type { PriceLabel } from "@capstan/features/pricing";
import { Badge } from "@capstan/ui/badge";
import { SignInForPrice } from "./sign-in-for-price.tsx";

/** A price where there is room for a line only. */
export function RowPrice({ price }: { readonly price: PriceLabel }) {
  if (price.kind === "sign-in") return <SignInForPrice className="row-price">Sign in for price</SignInForPrice>;
  if (price.kind === "call")
    return (
      <a href={`tel:${brand.phone}`} className="row-price">
        Call for price
      </a>
    );
  if (price.strike === null) return <b className="row-price">{price.price}</b>;
  return (
    <span className="row-price row-price-reduced">
      <Badge kind="sale">{price.label}</Badge>{" "}
      <s>
        <span className="visually-hidden">{price.strike.label} </span>
        {price.strike.price}
      </s>{" "}
      <b>{price.price}</b>
    </span>
  );
}
