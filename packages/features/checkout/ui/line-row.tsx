import { ItemPicture } from "@capstan/features/pictures";
import { Badge } from "@capstan/ui/badge";
import { Button } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { Unbroken } from "@capstan/ui/unbroken";
import { Flame, TriangleAlert } from "lucide-react";
import type { LineView, PriceChange } from "../checkout.ts";
import { SectionForm, useSaving } from "./saving.tsx";

export function LineRow({ line }: { readonly line: LineView }) {
  const { sku, name, url, quantity, unit, price, strike, total, priceChange } = line;
  return (
    <li
      id={`line-${sku}`}
      tabIndex={-1}
      className={priceChange ? "checkout-line checkout-line-changed" : "checkout-line"}
    >
      <span className="checkout-line-number">
        <span className="visually-hidden">Line </span>
        {line.line}
      </span>
      <span className="checkout-picture">
        <ItemPicture sku={sku} size={48} alt="" />
      </span>
      <a href={url} className="mono checkout-sku">
        {sku}
      </a>
      <span className="checkout-name">
        <Unbroken text={name} /> {line.isHazardous && <Hazmat />}
        {line.promise !== null && <span className="checkout-quiet">{line.promise}</span>}
        {line.warranty !== null && <span className="checkout-quiet">{line.warranty}</span>}
      </span>
      <span className="checkout-quantity">
        <span className="visually-hidden">Quantity </span>
        {inDigits(quantity)}
      </span>
      <span className="checkout-unit">{unit}</span>
      <span className="checkout-price">
        {(priceChange?.old ?? strike) !== null && (
          <>
            <span className="visually-hidden">Was </span>
            <s>{priceChange?.old ?? strike}</s>{" "}
          </>
        )}
        <span className="visually-hidden">Your price </span>
        <span className={strike === null ? undefined : "checkout-sale"}>{price}</span>
      </span>
      <b className="checkout-total">
        <span className="visually-hidden">Total </span>
        {total}
      </b>
      <HowSwitch line={line} />
      {priceChange && <ChangedPrice line={line} change={priceChange} />}
    </li>
  );
}

export function Hazmat() {
  return (
    <Badge kind="caution" icon={<Flame size={14} />}>
      Hazmat
    </Badge>
  );
}

/** Two buttons of one form: the pressed one says how the line comes. */
function HowSwitch({ line: { sku, name, how, noPickup } }: { readonly line: LineView }) {
  const { prefix } = useSaving();
  // A guest has no branch to choose.
  if (prefix !== "") return <span className="checkout-how checkout-quiet">Ship</span>;
  const canPickUp = noPickup === null || how === "pickup";
  return (
    <SectionForm change="fulfilment" className="checkout-how">
      <input type="hidden" name="skus" value={sku} />
      <span className="checkout-switch">
        <button type="submit" name="how" value="ship" id={`ship-${sku}`} aria-pressed={how === "ship"}>
          Ship<span className="visually-hidden"> {name}</span>
        </button>
        <button
          type="submit"
          name="how"
          value="pickup"
          id={`pickup-${sku}`}
          aria-pressed={how === "pickup"}
          disabled={!canPickUp}
          {...(noPickup !== null && { "aria-describedby": `no-pickup-${sku}` })}
        >
          Pick up<span className="visually-hidden"> {name}</span>
        </button>
      </span>
      {noPickup !== null && (
        <span id={`no-pickup-${sku}`} className="checkout-reason">
          {noPickup}
        </span>
      )}
    </SectionForm>
  );
}

function ChangedPrice({
  line: { sku, line, quantity },
  change,
}: {
  readonly line: LineView;
  readonly change: PriceChange;
}) {
  return (
    <div className="checkout-line-note">
      <TriangleAlert size={16} />
      <p>
        <b>
          The price changed: {change.old} to {change.new} each.
        </b>{" "}
        That is {change.difference} for {inDigits(quantity)}. Accept it, or remove line {line}.
      </p>
      <SectionForm change="accept">
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="price" value={change.accepted} />
        <Button type="submit" size="small" id={`accept-${sku}`}>
          Accept {change.new}
          <span className="visually-hidden"> for {sku}</span>
        </Button>
      </SectionForm>
      <RemoveLine sku={sku} />
    </div>
  );
}

export function RemoveLine({ sku }: { readonly sku: string }) {
  return (
    <SectionForm change="remove">
      <input type="hidden" name="sku" value={sku} />
      <Button type="submit" size="small" kind="quiet" id={`remove-${sku}`}>
        Remove<span className="visually-hidden"> {sku}</span>
      </Button>
    </SectionForm>
  );
}
