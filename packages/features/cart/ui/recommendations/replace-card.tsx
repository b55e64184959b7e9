import { Button } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { ArrowLeftRight, ArrowRight } from "lucide-react";
import { useId, useState } from "react";
import type { AddRequest } from "../../add-to-cart.ts";
import type { AddEntry } from "../../flow/add-answer.ts";
import { type ProductInfo, replaceCartItem, replaceFailed } from "../../recommendations/recommendation-calls.ts";
import { packSize } from "../../recommendations/rec-quantity.ts";
import { savingOn } from "../../recommendations/saving.ts";
import { LinePicture } from "../add-to-cart/line-picture.tsx";
import { RecPrice } from "./rec-price.tsx";

interface ReplaceCardProps {
  readonly entry: AddEntry;
  readonly similar: ProductInfo;
  readonly href: string | null;
  readonly request: AddRequest;
  readonly isModernCart: boolean;
}

type State = "idle" | "pending" | "replaced" | "failed";

/** Spec 2.9: the item that was added beside one that can stand in for it, and one press to change them. */
export function ReplaceCard({ entry, similar, href, request, isModernCart }: ReplaceCardProps) {
  const [state, setState] = useState<State>("idle");
  const { cartItem } = entry;
  const { product } = similar;
  const headingId = useId();
  const wanted = request.entries.find(({ sku }) => sku === cartItem.resource)?.quantity ?? cartItem.addedQuantity ?? 1;
  const pack = packSize(product, false);
  // As many as were added, in whole packs.
  const quantity = Math.ceil(Math.max(1, wanted) / pack) * pack;

  async function replace() {
    setState("pending");
    const isReplaced = await replaceCartItem({
      productCode: product.sku,
      quantity,
      replacedSku: cartItem.resource,
      replacedPk: cartItem.entryPK ?? null,
      replacedQuantity: cartItem.addedQuantity ?? 0,
      pageAccount: request.pageAccount,
      isModernCart,
    });
    setState(isReplaced ? "replaced" : "failed");
  }

  const current = cartItem.productCartData;
  const saving = current && quantity === wanted ? savingOn(current, similar, quantity) : null;
  return (
    <section className="replace-card" aria-labelledby={headingId}>
      <h3 id={headingId}>
        <ArrowLeftRight size={16} />
        {saving === null ? "Similar Product" : "Similar part, lower price"}
        {saving !== null && (
          <span className="replace-card-saving">
            Save {saving} on {inDigits(quantity)}
          </span>
        )}
      </h3>
      <div className="replace-card-pair">
        <div>
          <LinePicture image={current?.image} size={72} />
          <p className="flow-quiet">{state === "replaced" ? "Was in your cart" : "In your cart"}</p>
          <p className="flow-line-name">{current?.name ?? cartItem.resource}</p>
          <p className="flow-quiet mono">{cartItem.resource}</p>
          {current?.formattedPrice && (
            <p className="rec-price">
              <b>{current.formattedPrice}</b>
              {current.unitOfMeasure && <span className="flow-quiet"> / {current.unitOfMeasure}</span>}
            </p>
          )}
        </div>
        <ArrowRight size={20} />
        <div>
          <LinePicture image={product.imageUrl} size={72} />
          <p className="flow-quiet">{product.brand}</p>
          <p className="flow-line-name">{href === null ? product.name : <a href={href}>{product.name}</a>}</p>
          <p className="flow-quiet mono">{product.sku}</p>
          <RecPrice info={similar} />
        </div>
      </div>
      <div className="replace-card-foot">
        <p role="status">{words[state]}</p>
        {state !== "replaced" && (
          <Button busy={state === "pending"} onClick={() => void replace()}>
            Replace in Cart
          </Button>
        )}
      </div>
    </section>
  );
}

const words: Readonly<Record<State, string>> = {
  idle: "",
  pending: "",
  replaced: "Replaced in your cart.",
  failed: `${replaceFailed}. Try again, or add it from its page.`,
};
