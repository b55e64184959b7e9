import { inDigits } from "@capstan/ui/digits";
import { dayAndYear } from "@capstan/platform/format-time";
import "../../ui/cart.css";
import "./share.css";
import { PageAccount, PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { ItemPicture } from "@capstan/features/pictures";
import type { PriceLabel } from "@capstan/features/pricing";
import { Button } from "@capstan/ui/button";
import { StickyNote } from "lucide-react";
import { type FormEvent, useContext, useState } from "react";
import type { PriceDisplay } from "../../flow/price-display.ts";
import { FormKey } from "../../ui/form-key.ts";
import { LinePrice } from "../../ui/line-price/line-price.tsx";
import { productWords } from "../../ui/product-words.ts";
import type { SharedCartView, SharedLineView } from "../cart-share.ts";
import { OwnLink } from "./own-link.tsx";

/** Somebody's cart as it was when they shared it, at the price of whoever looks. */
export function SharedCartPage({ view }: { readonly view: SharedCartView }) {
  const { lines, own, expiresOn, subtotal, leftOut } = view;
  return (
    <div className="wrap cart-page">
      <h1>Shared cart</h1>
      <p className="cart-count">
        {productWords(lines.length)}, open until {dayAndYear(expiresOn)}
      </p>
      {own && <OwnLink {...own} />}
      <div className="cart-columns">
        <div className="cart-products">
          <ul className="cart-lines" aria-label="Products in the shared cart">
            {lines.map((line) => (
              <Line key={line.sku} line={line} />
            ))}
          </ul>
        </div>
        <section className="cart-summary" aria-labelledby="shared-summary">
          <h2 id="shared-summary">At your price</h2>
          <p className="cart-subtotal">
            <span>Subtotal</span> <b>{subtotal}</b>
          </p>
          {leftOut > 0 && <p>Not included: {productWords(leftOut)} without a price.</p>}
          <AddAll view={view} />
        </section>
      </div>
    </div>
  );
}

function Line({ line }: { readonly line: SharedLineView }) {
  const { sku, name, brand, url, quantity, note, price, unitLabel, total, isSold, refusal } = line;
  const display = isSold && refusal === null ? lineDisplay(price, unitLabel) : null;
  return (
    <li className="cart-line">
      <a href={url} tabIndex={-1} aria-hidden="true" className="cart-picture">
        <ItemPicture sku={sku} size={48} alt="" />
      </a>
      <div className="cart-item">
        <p className="cart-brand">{brand}</p>
        <a href={url} className="cart-name">
          {name}
        </a>
        <p>
          Item # <span className="mono">{sku}</span>
        </p>
        {refusal !== null && <p className="cart-fact">{refusal}</p>}
        {note !== null && (
          <p className="cart-fact">
            <StickyNote size={16} /> <b>Line note:</b> {note}
          </p>
        )}
      </div>
      <div className="cart-price">{display ? <LinePrice display={display} /> : <b>{absentPrice(line)}</b>}</div>
      <p className="cart-quantity">
        <span className="cart-word">Qty</span> {inDigits(quantity)}
      </p>
      <p className="cart-total">{total}</p>
    </li>
  );
}

function absentPrice({ isSold, refusal }: SharedLineView): string {
  if (refusal !== null) return "Not available";
  return isSold ? "Call for price" : "No longer sold";
}

/** Null where the price is given by phone only. */
function lineDisplay(price: PriceLabel, unit: string): PriceDisplay | null {
  if (price.kind === "call") return null;
  if (price.kind === "sign-in") return { kind: "sign-in", tooltip: null };
  return {
    kind: "price",
    label: price.label,
    isReduced: price.strike !== null,
    price: price.price,
    unit,
    expiresOn: price.endsOn,
    strike: price.strike,
    // The page has a column of its own for it.
    total: null,
    referencePrice: price.reference,
  };
}

/** Without script it posts and leads to the cart; with script it goes the way of every addition. */
function AddAll({ view: { token, lines } }: { readonly view: SharedCartView }) {
  const formKey = useContext(FormKey);
  const pageAccount = useContext(PageAccount);
  const [isBusy, setBusy] = useState(false);

  async function add(form: HTMLFormElement): Promise<void> {
    const loaded = await import("../../flow/add-in-place.tsx").catch(() => undefined);
    if (!loaded) {
      form.submit();
      return;
    }
    const entries = lines.map(({ sku, quantity }) => ({ sku, quantity }));
    await loaded.addInPlace({ entries, pageAccount });
    setBusy(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setBusy(true);
    void add(event.currentTarget);
  }

  return (
    <form action={lazyUrls.addSharedCart()} method="post" onSubmit={onSubmit}>
      <PageAccountField />
      <input type="hidden" name="token" value={token} />
      {formKey !== null && <input type="hidden" name="idempotencyKey" value={formKey} />}
      <Button type="submit" kind="primary" block busy={isBusy}>
        {lines.length === 1 ? "Add to Cart" : `Add All ${lines.length} to Cart`}
      </Button>
    </form>
  );
}
