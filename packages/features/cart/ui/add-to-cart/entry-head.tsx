import { lazyUrls } from "@capstan/features/lazy-urls";
import { inDigits } from "@capstan/ui/digits";
import type { ReactNode } from "react";
import type { AddEntry } from "../../flow/add-answer.ts";
import { LinePicture } from "./line-picture.tsx";

interface EntryHeadProps {
  readonly entry: AddEntry;
  /** Said after the item number. */
  readonly quantity?: number;
  readonly isLink?: boolean;
  /** Among what is at the end is a price, which has a column of its own. */
  readonly isPriced?: boolean;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** Picture, name and item number of one entry. */
export function EntryHead({ entry, quantity, isLink = false, isPriced = false, children }: EntryHeadProps) {
  const { resource: sku, productCartData: product } = entry.cartItem;
  const productDetailUrl = isLink ? product?.productDetailUrl : null;
  const href = productDetailUrl ? lazyUrls.productDetail({ productDetailUrl }) : null;
  const picture = <LinePicture image={product?.image} />;
  return (
    <div className="flow-line" data-priced={isPriced || undefined}>
      {href === null ? (
        picture
      ) : (
        <a href={href} tabIndex={-1} aria-hidden="true">
          {picture}
        </a>
      )}
      <div className="flow-line-item">
        {/* Spec 2.8: a line without a product's address has a plain picture and name. */}
        {href === null ? (
          <p className="flow-line-name">{product?.name || sku}</p>
        ) : (
          <a href={href} className="flow-line-name">
            {product?.name || sku}
          </a>
        )}
        <p className="flow-quiet">
          Item # <span className="mono">{sku}</span>
          {quantity !== undefined && `, quantity ${inDigits(quantity)}`}
        </p>
      </div>
      {children}
    </div>
  );
}
