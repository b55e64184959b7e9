import { urls } from "@capstan/features/urls";
import { type PictureSize, type PictureView, pictureName } from "../pictures.ts";

export interface ItemPictureProps {
  readonly sku: string;
  readonly size: PictureSize;
  /** Empty where the item's name stands beside it: a screen reader would say it twice. */
  readonly alt: string;
  readonly view?: PictureView;
  /** The first picture of a page is fetched at once, the others when they come near. */
  readonly isFirst?: boolean;
}

/** An item's picture. Width and height are given, so that nothing moves when it arrives. */
export function ItemPicture({ sku, size, alt, view = "plain", isFirst = false }: ItemPictureProps) {
  const address = (scale: 1 | 2) => urls.itemPicture({ name: pictureName(sku, { size, scale, view }) });
  return (
    <img
      src={address(1)}
      srcSet={`${address(1)} 1x, ${address(2)} 2x`}
      width={size}
      height={size}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
    />
  );
}
