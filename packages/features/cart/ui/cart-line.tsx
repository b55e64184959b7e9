import { brand } from "@capstan/features/brand";
import { ItemPicture } from "@capstan/features/pictures";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import type { CartLineView } from "../cart.ts";

/** Spec 2.8: the quantity is read, not changed, here. */
export function CartLine({ line }: { readonly line: CartLineView }) {
  const { sku, name, url, quantity, total } = line;
  return (
    <li className="cart-line">
      <a href={url} tabIndex={-1} aria-hidden="true" className="cart-picture">
        <ItemPicture sku={sku} size={48} alt="" />
      </a>
      <div className="cart-item">
        <p className="cart-brand">{line.brand}</p>
        <a href={url} className="cart-name">
          {name}
        </a>
        <p>
          Item # <span className="mono">{sku}</span>
        </p>
        <form action={urls.removeFromCart()} method="post">
          <input type="hidden" name="sku" value={sku} />
          <Button kind="quiet" size="small" type="submit">
            Remove<span className="visually-hidden"> {name}</span>
          </Button>
        </form>
      </div>
      <div className="cart-price">
        <LinePrice line={line} />
      </div>
      <p className="cart-quantity">
        <span className="cart-word">Qty</span> {quantity.toLocaleString("en-US")}
      </p>
      <p className="cart-total">
        {total !== null && (
          <>
            <span className="visually-hidden">Total </span>
            {total}
          </>
        )}
      </p>
    </li>
  );
}

function LinePrice({ line: { price, unitLabel, isSold } }: { readonly line: CartLineView }) {
  if (!isSold) return <b>No longer sold</b>;
  if (price.kind === "sign-in") return <a href={urls.signIn({ from: urls.cart() })}>Sign In for Pricing</a>;
  if (price.kind === "call") return <a href={`tel:${brand.phone}`}>Call for price</a>;
  return (
    <>
      <p className={price.strike === null ? "cart-label" : "cart-label cart-reduced"}>{price.label}</p>
      <p>
        <b>{price.price}</b> / {unitLabel}
      </p>
      {price.strike !== null && (
        <p className="cart-label">
          {price.strike.label} <s>{price.strike.price}</s>
        </p>
      )}
    </>
  );
}
