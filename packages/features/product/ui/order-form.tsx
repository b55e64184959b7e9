import { AddForm, PackWarning, packWarningId } from "@capstan/features/cart";
import { checkQuantity, minOrderQuantity } from "@capstan/features/catalog";
import { formatMoney, lineTotal, moneyOf } from "@capstan/platform/money";
import { Button } from "@capstan/ui/button";
import { Checkbox } from "@capstan/ui/checkbox";
import { inDigits } from "@capstan/ui/digits";
import { IconButton } from "@capstan/ui/icon-button";
import { QuantityField } from "@capstan/ui/quantity-field";
import { Minus, Package, Plus, ShoppingCart } from "lucide-react";
import type { ProductView } from "../product.ts";
import { tierAt } from "./price-breaks.tsx";
import { type Step, stepped } from "./stepped.ts";

interface OrderFormProps {
  readonly view: ProductView;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
}

/** How many, what they come to, and the button that adds them. */
export function OrderForm({ view, quantity, setQuantity }: OrderFormProps) {
  const { sku, name, packing, packs, container, protectionPlan } = view;
  const minimum = minOrderQuantity(packing, "ship");
  const check = checkQuantity(packing, quantity, "ship");
  const step = (by: Step) => setQuantity(stepped(packing, quantity, by));
  return (
    <AddForm
      sku={sku}
      minQuantity={minimum}
      hasProblem={!check.ok}
      className={check.ok ? "buy-box-order" : "buy-box-order buy-box-warned"}
    >
      {packs !== "" && (
        <p className="buy-box-packs">
          <Package size={20} />
          <span>{packs}</span>
        </p>
      )}
      <label htmlFor="buy-quantity" className="buy-box-label">
        Quantity{container !== null && `, ${container}`}
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
        <LineTotal view={view} quantity={quantity} />
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

interface LineTotalProps {
  readonly view: Pick<ProductView, "offer" | "piecesPerUnit">;
  readonly quantity: number;
}

function LineTotal({ view: { offer, piecesPerUnit }, quantity }: LineTotalProps) {
  const price = moneyOf(tierAt(offer.tiers, Math.max(1, quantity))?.amount ?? "");
  return (
    <output htmlFor="buy-quantity" className="buy-box-total">
      {piecesPerUnit > 1 && <span>{inDigits(quantity * piecesPerUnit)} pieces</span>}
      {price !== undefined && <b>{formatMoney(lineTotal(price, quantity))}</b>}
    </output>
  );
}
