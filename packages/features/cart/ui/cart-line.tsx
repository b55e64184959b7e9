import { PromiseStatus } from "@capstan/features/availability";
import { brand } from "@capstan/features/brand";
import { ItemPicture } from "@capstan/features/pictures";
import { PageAccountField } from "@capstan/features/account";
import { WhyPrice } from "@capstan/features/pricing";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { Unbroken } from "@capstan/ui/unbroken";
import { ShieldCheck, StickyNote, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { CartLineDetails } from "../cart.ts";
import { priceDisplay } from "../flow/price-display.ts";
import { ChangeForm } from "./change-form.tsx";
import { LineActions } from "./line-actions.tsx";
import { lineId } from "./line-id.ts";
import { LinePrice } from "./line-price/line-price.tsx";

interface CartLineProps {
  readonly line: CartLineDetails;
  readonly hasAccount: boolean;
  /** Under the message of what is wrong with it: only to be read. */
  readonly isBorderless?: boolean;
  /** The place of the page that has the focus once the line is removed. */
  readonly focusAfterRemove?: string;
  /** Below all of it. */
  readonly children?: ReactNode;
}

/** Spec 2.8: the quantity is read here. The cart's own page has a form that changes it. */
export function CartLine({ line, hasAccount, isBorderless = false, focusAfterRemove = "", children }: CartLineProps) {
  const { sku, name, url, quantity, total } = line;
  return (
    <li
      className={isBorderless ? "cart-line cart-line-borderless" : "cart-line"}
      {...(isBorderless ? {} : { id: lineId(sku), tabIndex: -1 })}
    >
      <a href={url} tabIndex={-1} aria-hidden="true" className="cart-picture">
        <ItemPicture sku={sku} size={48} alt="" />
      </a>
      <div className="cart-item">
        <p className="cart-brand">{line.brand}</p>
        <a href={url} className="cart-name">
          <Unbroken text={name} />
        </a>
        <p>
          Item # <span className="mono">{sku}</span>
          {line.reference && (
            <>
              {" "}
              Your Part # <span className="mono">{line.reference}</span>
            </>
          )}
        </p>
        {!isBorderless && (
          <>
            <LineFacts line={line} />
            <div className="cart-actions">
              <LineActions line={line} />
              {/* The browser keeps the fragment through the redirect, and gives its target the focus. */}
              <form action={`${urls.removeFromCart()}#${focusAfterRemove}`} method="post">
                <PageAccountField />
                <input type="hidden" name="sku" value={sku} />
                <Button kind="quiet" size="small" type="submit">
                  Remove<span className="visually-hidden"> {name}</span>
                </Button>
              </form>
            </div>
          </>
        )}
      </div>
      <div className="cart-price">
        <CartPrice line={line} hasAccount={hasAccount} />
        {!isBorderless && line.price.kind === "price" && line.isSold && <Why line={line} />}
      </div>
      <p className="cart-quantity">
        <span className="cart-word">Qty</span> {inDigits(quantity)}
      </p>
      <p className="cart-total">
        {/* Spec 4: of one, the price says it. */}
        {total !== null && quantity > 1 && (
          <>
            <span className="visually-hidden">Total </span>
            {total}
          </>
        )}
      </p>
      {children}
    </li>
  );
}

/** What else the buyer should know of the line before ordering it. */
function LineFacts({ line }: Pick<CartLineProps, "line">) {
  const { promise, note, packProblem, problem, warranty, hasWarranty } = line;
  // Its markup is shown with the group above.
  const warning = problem?.error.errorMessage?.replaceAll(/<[^>]*>/g, "") ?? packProblem;
  return (
    <>
      {promise?.ship && <PromiseStatus promise={promise.ship} />}
      {promise?.pickup && <PromiseStatus promise={promise.pickup.promise} branch={promise.pickup.branch} />}
      {warning && (
        <p className="cart-fact cart-fact-caution">
          <TriangleAlert size={16} />
          <span>{warning}</span>
        </p>
      )}
      {warranty && hasWarranty && (
        <p className="cart-fact">
          <ShieldCheck size={16} />
          <span>
            <b>{warranty.name}</b> {warranty.price} each, {warranty.total}
          </span>
        </p>
      )}
      {note !== null && (
        <p className="cart-fact">
          <StickyNote size={16} />
          <span>
            <b>Line note:</b> {note}
          </span>
        </p>
      )}
    </>
  );
}

/** Where a larger quantity costs less, one press makes it that many. */
function Why({ line }: Pick<CartLineProps, "line">) {
  const { sku, name, quantity, version } = line;
  return (
    <WhyPrice sku={sku} name={name} quantity={quantity}>
      {(nextBreak) => (
        <ChangeForm change="quantity" fields={{ sku, version: String(version), quantity: String(nextBreak.quantity) }}>
          <Button size="small" type="submit">
            Make it {inDigits(nextBreak.quantity)}
          </Button>
        </ChangeForm>
      )}
    </WhyPrice>
  );
}

export function CartPrice({ line, hasAccount }: Pick<CartLineProps, "line" | "hasAccount">) {
  const { isSold, price, cartItem, quantity } = line;
  if (!isSold) return <b>No longer sold</b>;
  if (price.kind === "call") return <a href={`tel:${brand.phone}`}>{cartItem.productCartData?.priceText}</a>;
  return <LinePrice display={priceDisplay(cartItem, { hasAccount, quantity })} />;
}
