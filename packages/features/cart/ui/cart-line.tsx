import { StockStatus } from "@capstan/features/availability";
import { brand } from "@capstan/features/brand";
import { ItemPicture } from "@capstan/features/pictures";
import { PageAccountField } from "@capstan/features/account";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { ShieldCheck, StickyNote, TriangleAlert } from "lucide-react";
import type { CartLineDetails, CartLineView } from "../cart.ts";
import { lineDisplay } from "../flow/price-display.ts";
import { LineActions } from "./line-actions.tsx";
import { LinePrice } from "./line-price/line-price.tsx";

interface CartLineProps {
  readonly line: CartLineView & Partial<CartLineDetails>;
}

/** Spec 2.8: the quantity is read here. The cart's own page has a form that changes it. */
export function CartLine({ line }: CartLineProps) {
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
          {line.reference && (
            <>
              {" "}
              Your Part # <span className="mono">{line.reference}</span>
            </>
          )}
        </p>
        {isWhole(line) && <LineFacts line={line} />}
        <div className="cart-actions">
          {isWhole(line) && <LineActions line={line} />}
          <form action={urls.removeFromCart()} method="post">
            <PageAccountField />
            <input type="hidden" name="sku" value={sku} />
            <Button kind="quiet" size="small" type="submit">
              Remove<span className="visually-hidden"> {name}</span>
            </Button>
          </form>
        </div>
      </div>
      <div className="cart-price">
        <Price line={line} />
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

function isWhole(line: CartLineProps["line"]): line is CartLineDetails {
  return line.version !== undefined;
}

/** What else the buyer should know of the line before ordering it. */
function LineFacts({ line }: { readonly line: CartLineDetails }) {
  const { stock, note, packProblem, problem, warranty, hasWarranty } = line;
  const warning = problem?.error.errorMessage ?? packProblem;
  return (
    <>
      {stock && <StockStatus stock={stock} />}
      {warning && (
        <p className="cart-fact cart-fact-caution">
          <TriangleAlert size={16} /> {warning}
        </p>
      )}
      {warranty && hasWarranty && (
        <p className="cart-fact">
          <ShieldCheck size={16} /> <b>{warranty.name}</b> {warranty.price} each, {warranty.total}
        </p>
      )}
      {note !== null && (
        <p className="cart-fact">
          <StickyNote size={16} /> <b>Line note:</b> {note}
        </p>
      )}
    </>
  );
}

function Price({ line: { price, unitLabel, isSold } }: { readonly line: CartLineView }) {
  if (!isSold) return <b>No longer sold</b>;
  const display = lineDisplay(price, unitLabel);
  return display ? <LinePrice display={display} /> : <a href={`tel:${brand.phone}`}>Call for price</a>;
}
