import "./buy-box.css";
import { AddForm, PackWarning, packWarningId } from "@capstan/features/cart";
import { WhyPrice } from "@capstan/features/pricing";
import { StockStatus } from "@capstan/features/availability";
import { checkQuantity, minOrderQuantity } from "@capstan/features/catalog";
import { Button } from "@capstan/ui/button";
import { Checkbox } from "@capstan/ui/checkbox";
import { inDigits } from "@capstan/ui/digits";
import { Notification } from "@capstan/ui/notification";
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
  const refusal = view.catalog?.refusal ?? null;
  const isSold = (view.state === "sold" || view.state === "clearance") && refusal === null;
  const [quantity, setQuantity] = useState(minOrderQuantity(view.packing, "ship"));
  return (
    <section className="buy-box" aria-label="Price and order">
      {refusal !== null && (
        <div className="buy-box-state">
          <Notification kind="caution" title="Not available to your account.">
            {refusal}
          </Notification>
        </div>
      )}
      {view.state !== "sold" && <StateNotice view={view} state={view.state} />}
      {isSold && (
        <PriceBox price={view.price} unitLabel={view.unitLabel}>
          <WhyPrice sku={view.sku} name={view.name} quantity={Math.max(1, quantity)}>
            {({ quantity: next }, close) => <MakeIt quantity={next} onMake={setQuantity} close={close} />}
          </WhyPrice>
        </PriceBox>
      )}
      {isSold && view.stock && (
        <p className="buy-box-stock">
          <b>Ship</b>
          <StockStatus stock={view.stock} />
        </p>
      )}
      {isSold && view.price.kind !== "call" && <Order view={view} quantity={quantity} setQuantity={setQuantity} />}
    </section>
  );
}

interface MakeItProps {
  readonly quantity: number;
  readonly onMake: (quantity: number) => void;
  readonly close: () => void;
}

/** Puts a quantity into the field, which then has the focus. */
function MakeIt({ quantity, onMake, close }: MakeItProps) {
  const make = () => {
    onMake(quantity);
    close();
    document.getElementById("buy-quantity")?.focus();
  };
  return (
    <Button size="small" onClick={make}>
      Make it {inDigits(quantity)}
    </Button>
  );
}

interface OrderProps {
  readonly view: ProductView;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
}

function Order({ view, quantity, setQuantity }: OrderProps) {
  const { sku, name, packing, packs, piecesPerUnit, protectionPlan } = view;
  const minimum = minOrderQuantity(packing, "ship");
  const check = checkQuantity(packing, quantity, "ship");
  const step = (by: Step) => setQuantity(stepped(packing, quantity, by));
  return (
    <AddForm sku={sku} minQuantity={minimum} hasProblem={!check.ok} className="buy-box-order">
      {packs !== "" && (
        <p className="buy-box-packs">
          <Package size={20} />
          <span>{packs}</span>
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
            warningId={check.ok ? undefined : packWarningId("buy-quantity")}
          />
          <PackWarning fieldId="buy-quantity" problem={check.ok ? null : check} onChange={setQuantity} />
          <IconButton label="One more" size="large" onClick={() => step(1)}>
            <Plus size={20} />
          </IconButton>
        </div>
        {piecesPerUnit > 1 && <output>{inDigits(quantity * piecesPerUnit)} pieces</output>}
      </div>
      {protectionPlan !== null && (
        <Checkbox name="addWarranty" value="true" label={`Add ${protectionPlan.name}, ${protectionPlan.price} each`} />
      )}
      <Button type="submit" kind="primary" size="large" block>
        <ShoppingCart size={20} />
        Add to Cart
      </Button>
    </AddForm>
  );
}
