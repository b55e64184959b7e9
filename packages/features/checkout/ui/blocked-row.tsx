import { ItemPicture } from "@capstan/features/pictures";
import { inDigits } from "@capstan/ui/digits";
import { Unbroken } from "@capstan/ui/unbroken";
import { CircleAlert, TriangleAlert } from "lucide-react";
import type { BlockedLine } from "../checkout.ts";
import { RemoveLine } from "./line-row.tsx";

/** A line that can't be ordered as it is. */
export function BlockedRow({ line }: { readonly line: BlockedLine }) {
  const { sku, name, url, quantity, unit, reason, isAsked } = line;
  const kind = isAsked ? "checkout-line-changed" : "checkout-line-wrong";
  return (
    <li id={`line-${sku}`} tabIndex={-1} className={`checkout-line ${kind}`}>
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
        <Unbroken text={name} />
      </span>
      <span className="checkout-quantity">
        <span className="visually-hidden">Quantity </span>
        {inDigits(quantity)}
      </span>
      <span className="checkout-unit">{unit}</span>
      <div className="checkout-line-note">
        {isAsked ? <TriangleAlert size={16} /> : <CircleAlert size={16} />}
        <p>
          {reason} {isAsked && <a href="#compliance">Answer it in section 4</a>}
        </p>
        <RemoveLine sku={sku} />
      </div>
    </li>
  );
}
