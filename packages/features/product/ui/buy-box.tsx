import "./buy-box.css";
import { leastQuantity } from "@capstan/features/catalog";
import { AddForm, PackWarning, StockWords } from "@capstan/features/search";
import { Button } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { IconButton } from "@capstan/ui/icon-button";
import { QuantityField } from "@capstan/ui/quantity-field";
import { Minus, Package, Plus, ShoppingCart } from "lucide-react";
import { useState } from "react";
import type { ProductView } from "../product.ts";
import { PriceBox } from "./price-box.tsx";
import { type Step, stepped } from "./stepped.ts";
import { StateNotice } from "./state-notice.tsx";

/** What it costs, how it is packed, how many. What is not sold says why, and what to buy instead. */
export function BuyBox({ view }: { readonly view: ProductView }) {
  const isSold = view.state === "sold" || view.state === "clearance";
  return (
    <section className="buy-box" aria-label="Price and order">
      {view.state !== "sold" && <StateNotice state={view.state} successor={view.successor} />}
      {isSold && <PriceBox price={view.price} unitLabel={view.unitLabel} />}
      {isSold && view.stock && (
        <p className="buy-box-stock">
          <b>Ship</b>
          <StockWords stock={view.stock} />
        </p>
      )}
      {isSold && view.price.kind !== "call" && <Order view={view} />}
    </section>
  );
}

function Order({ view }: { readonly view: ProductView }) {
  const { name, packing, packWords, piecesPerUnit } = view;
  const [quantity, setQuantity] = useState(leastQuantity(packing, "ship"));
  const step = (by: Step) => setQuantity(stepped(packing, quantity, by));
  return (
    <AddForm item={view} className="buy-box-order">
      {packWords !== "" && (
        <p className="buy-box-packs">
          <Package size={20} />
          <span>{packWords}</span>
        </p>
      )}
      <label htmlFor="buy-quantity" className="buy-box-label">
        Quantity
      </label>
      <div className="buy-box-quantity">
        <div className="buy-box-stepper">
          <IconButton label="One fewer" size="large" onClick={() => step(-1)}>
            <Minus size={20} />
          </IconButton>
          <QuantityField
            id="buy-quantity"
            name="quantity"
            hideLabel
            itemName={name}
            size="large"
            value={quantity}
            onChange={setQuantity}
          />
          <IconButton label="One more" size="large" onClick={() => step(1)}>
            <Plus size={20} />
          </IconButton>
        </div>
        {piecesPerUnit > 1 && <output>{inDigits(quantity * piecesPerUnit)} pieces</output>}
      </div>
      <PackWarning packing={packing} quantity={quantity} onChange={setQuantity} />
      <Button type="submit" kind="primary" size="large" block>
        <ShoppingCart size={20} />
        Add to Cart
      </Button>
    </AddForm>
  );
}
