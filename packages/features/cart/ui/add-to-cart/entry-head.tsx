import { lazyUrls } from "@capstan/features/lazy-urls";
import { inDigits } from "@capstan/ui/digits";
import type { ReactNode } from "react";
import type { AddEntry, ProductCartData } from "../../flow/add-answer.ts";
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
  return (
    <div className="flow-line" data-priced={isPriced || undefined}>
      <LinePicture image={product?.image} />
      <div className="flow-line-item">
        <EntryName product={product} sku={sku} isLink={isLink} />
        <p className="flow-quiet">
          Item # <span className="mono">{sku}</span>
          {quantity !== undefined && `, quantity ${inDigits(quantity)}`}
        </p>
      </div>
      {children}
    </div>
  );
}

interface EntryNameProps {
  readonly product: ProductCartData | null | undefined;
  readonly sku: string;
  readonly isLink: boolean;
}

/** Spec 2.8: a line without a product's address has a plain name. */
function EntryName({ product, sku, isLink }: EntryNameProps) {
  const name = product?.name || sku;
  const productDetailUrl = product?.productDetailUrl;
  if (!isLink || !productDetailUrl) return <p className="flow-line-name">{name}</p>;
  return (
    <a href={lazyUrls.productDetail({ productDetailUrl })} className="flow-line-name">
      {name}
    </a>
  );
}
