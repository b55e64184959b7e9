import { AddButton } from "@capstan/ui/add-button";
import { WarningPopover } from "@capstan/ui/popover";
import { QuantityField } from "@capstan/ui/quantity-field";
import { type FormEvent, useId, useState } from "react";
import type { AddQuietly } from "../../add-to-cart.ts";
import { needsPackCheck, packSize, settledQuantity } from "../../recommendations/rec-quantity.ts";
import { type ProductInfo, fetchRtaMessages } from "../../recommendations/recommendation-calls.ts";
import { RecPrice } from "./rec-price.tsx";
import { LinePicture } from "../add-to-cart/line-picture.tsx";

interface CardProps {
  readonly info: ProductInfo;
  readonly href: string | null;
  readonly pageAccount: string | null;
  readonly onAdd: AddQuietly;
}

/** Spec 5: a recommended product, with its quantity held to its pack. */
export function RecommendationCard({ info, href, pageAccount, onAdd }: CardProps) {
  const { product } = info;
  const id = useId();
  const { quantity, setQuantity, settle, packError } = usePackQuantity(product);
  const [isPending, setIsPending] = useState(false);
  const [additions, setAdditions] = useState(0);
  const [problem, setProblem] = useState("");

  async function add() {
    setIsPending(true);
    const { isAdded, message } = await onAdd({ entries: [{ sku: product.sku, quantity: settle() }], pageAccount });
    setIsPending(false);
    if (isAdded) setAdditions((before) => before + 1);
    setProblem(message);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) void add();
  }

  return (
    <article className="rec-card">
      <LinePicture image={product.imageUrl} size={72} />
      <div className="rec-card-facts">
        <h4>{href === null ? product.name : <a href={href}>{product.name}</a>}</h4>
        <p className="mono">{product.sku}</p>
        <RecPrice info={info} />
      </div>
      <form className="rec-card-add" onSubmit={onSubmit} noValidate>
        <QuantityField
          id={id}
          name="quantity"
          itemName={product.sku}
          hideLabel
          value={quantity}
          onChange={setQuantity}
          onBlurCapture={() => settle()}
        />
        {packError !== undefined && <WarningPopover fieldId={id}>{packError}</WarningPopover>}
        <output className="visually-hidden">{packError}</output>
        <AddButton label="Add to Cart" itemName={product.sku} pending={isPending} additions={additions} />
        {problem !== "" && (
          <p role="alert" className="rec-card-problem">
            {problem}
          </p>
        )}
      </form>
    </article>
  );
}

function usePackQuantity(product: ProductInfo["product"]) {
  const [isPickup, setIsPickup] = useState(false);
  const pack = packSize(product, isPickup);
  const [quantity, setQuantity] = useState(pack);
  const [packError, setPackError] = useState<string>();

  async function check(wanted: number) {
    const answer = await fetchRtaMessages(product.sku, wanted);
    setIsPickup(answer.isPickup === true);
    setPackError(answer.rtaResponseItems?.find((item) => item.packQtyErrorMessage)?.packQtyErrorMessage ?? undefined);
  }
  function settle(): number {
    const settled = settledQuantity(quantity, pack);
    setQuantity(settled);
    if (needsPackCheck(settled, pack)) void check(settled);
    else setPackError(undefined);
    return settled;
  }
  return { quantity, setQuantity, settle, packError };
}
