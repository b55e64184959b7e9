import { dayAndYear } from "@capstan/platform/format-time";
import "./buy-box.css";
import { minOrderQuantity } from "@capstan/features/catalog";
import { CompareBox } from "@capstan/features/listing";
import { WhyPrice } from "@capstan/features/pricing";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { Notification } from "@capstan/ui/notification";
import { useState } from "react";
import type { ProductView } from "../product.ts";
import { Delivery } from "./delivery.tsx";
import { OrderForm } from "./order-form.tsx";
import { PriceBox } from "./price-box.tsx";
import { PriceBreaks } from "./price-breaks.tsx";
import { StateNotice } from "./state-notice.tsx";

/** What it costs, when it comes, how it is packed, how many. What is not sold says why, and what to buy instead. */
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
          <ContractLine contract={view.offer.contract} />
          <WhyPrice sku={view.sku} name={view.name} quantity={Math.max(1, quantity)}>
            {({ quantity: next }, close) => <MakeIt quantity={next} onMake={setQuantity} close={close} />}
          </WhyPrice>
          <PriceBreaks tiers={view.offer.tiers} quantity={quantity} />
        </PriceBox>
      )}
      {isSold && <Delivery stock={view.stock} delivery={view.delivery} />}
      {isSold && view.price.kind !== "call" && <OrderForm view={view} quantity={quantity} setQuantity={setQuantity} />}
      <div className="buy-box-foot" data-print="hide">
        <CompareBox
          item={{ sku: view.sku, name: view.name, url: urls.product(view), specs: view.specifications.slice(0, 3) }}
        />
        <a href={lazyUrls.compare({ skus: [view.sku] })} className="buy-box-compare">
          Compare
        </a>
      </div>
    </section>
  );
}

function ContractLine({ contract }: Pick<ProductView["offer"], "contract">) {
  if (contract === null) return null;
  const until = contract.endsOn === null ? "" : `, through ${dayAndYear(contract.endsOn)}`;
  return <p className="price-box-note">Your contract{until}</p>;
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
