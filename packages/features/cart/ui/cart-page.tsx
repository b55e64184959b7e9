import "./cart.css";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { ShoppingCart } from "lucide-react";
import type { AddFormOutcome, CartDetails } from "../cart.ts";
import { CartTools } from "../share/ui/cart-tools.tsx";
import { Fragment } from "react";
import { CartLine } from "./cart-line.tsx";
import { CartMessages, Removed, SavedLines, removedId } from "./cart-messages.tsx";
import { lineId } from "./line-id.ts";
import { productWords } from "./product-words.ts";

const refusals: Readonly<Record<AddFormOutcome, { readonly title: string; readonly advice: string }>> = {
  invalid: { title: "The item was not added.", advice: "Check the item number and the quantity, and try again." },
  discontinued: { title: "The item is discontinued and was not added.", advice: "Search for one that replaces it." },
  restricted: {
    title: "The item is restricted and was not added.",
    advice: "Read why, and answer where you are asked.",
  },
  changed: {
    title: "The cart was changed elsewhere.",
    advice: "Nothing was done. Look at it as it is now, and try again.",
  },
  gone: { title: "The item is not there any more.", advice: "Nothing was done." },
  full: { title: "The cart has no room for it.", advice: "Take something out, and try again." },
  some: {
    title: "Not everything could be added.",
    advice: "What is missing can't be ordered as it is. Open it from the shared cart to see why.",
  },
  quantity: { title: "The quantity was not changed.", advice: "Enter a whole number from 1 to 99,999." },
};

interface CartPageProps {
  readonly view: CartDetails;
  readonly outcome: AddFormOutcome | undefined;
  readonly canShare?: boolean;
  /** The line that took the focus of a removed one; the undo stands before it. */
  readonly lineAfterRemoved?: string | null;
}

export function CartPage({ view, outcome, canShare = false, lineAfterRemoved = null }: CartPageProps) {
  const { lines, accountNumber } = view;
  const undoBefore = lines.some(({ sku }) => sku === lineAfterRemoved) ? lineAfterRemoved : null;
  const account = accountNumber === null ? "" : `, Account # ${accountNumber}`;
  return (
    <div className="wrap cart-page">
      <h1>Cart</h1>
      {lines.length > 0 && <p className="cart-count">{productWords(lines.length) + account}</p>}
      {lines.length > 0 && <CartTools canShare={canShare} />}
      {outcome !== undefined && (
        <Notification kind="error" title={refusals[outcome].title}>
          {refusals[outcome].advice}
        </Notification>
      )}
      <CartMessages cart={view} hasUndo={undoBefore === null} />
      {lines.length === 0 ? <EmptyCart /> : <FilledCart view={view} undoBefore={undoBefore} />}
      <SavedLines saved={view.saved} />
    </div>
  );
}

interface FilledCartProps extends Pick<CartPageProps, "view"> {
  readonly undoBefore: string | null;
}

function FilledCart({ view, undoBefore }: FilledCartProps) {
  const { lines, subtotal, leftOut, accountNumber, removed } = view;
  return (
    <div className="cart-columns">
      <div className="cart-products">
        {/* Each line says by itself what its figures are. */}
        <div className="cart-head" aria-hidden="true">
          <span>Product</span>
          <span>Price</span>
          <span>Qty</span>
          <span>Total</span>
        </div>
        <ul className="cart-lines" aria-label="Products in your cart">
          {lines.map((line, at) => (
            <Fragment key={line.sku}>
              {line.sku === undoBefore && removed !== null && (
                <li className="cart-undo">
                  <Removed removed={removed} live />
                </li>
              )}
              <CartLine
                line={line}
                hasAccount={accountNumber !== null}
                focusAfterRemove={focusAfterRemove(lines[at + 1] ?? lines[at - 1])}
              />
            </Fragment>
          ))}
        </ul>
      </div>
      <section className="cart-summary" aria-labelledby="cart-summary">
        <h2 id="cart-summary">Order summary</h2>
        <p className="cart-subtotal">
          <span>Subtotal</span> <b>{subtotal}</b>
        </p>
        {leftOut > 0 && <p>Not included: {productWords(leftOut)} without a price.</p>}
        <p>Freight and tax are added at checkout.</p>
        <ButtonLink href={lazyUrls.checkout()} kind="primary" size="large" block className="cart-checkout">
          Checkout
        </ButtonLink>
      </section>
    </div>
  );
}

function focusAfterRemove(neighbour: { readonly sku: string } | undefined): string {
  return neighbour ? lineId(neighbour.sku) : removedId;
}

function EmptyCart() {
  return (
    <div className="cart-empty">
      <ShoppingCart size={32} />
      <h2>Your cart is empty</h2>
      <p>Search for a product, or start from all categories.</p>
      <ButtonLink href={urls.allCategories()}>All Products</ButtonLink>
    </div>
  );
}
