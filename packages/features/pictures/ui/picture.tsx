import "./picture.css";
import { urls } from "@capstan/features/urls";
import { type PictureSize, type PictureView, pictureName } from "../pictures.ts";

export interface ItemPictureProps {
  readonly sku: string;
  readonly size: PictureSize;
  /** Empty where the item's name stands beside it: a screen reader would say it twice. */
  readonly alt: string;
  readonly view?: PictureView;
  /** Pictures are square; a drawing with dimensions is not. */
  readonly height?: number;
  /** Where the page knows the photograph's own address; the item's picture would lead there in a second request. */
  readonly photographUrl?: string | null;
  /** The first picture of a page is fetched at once, the others when they come near. */
  readonly isFirst?: boolean;
}

/** An item's picture. Width and height are given, so that nothing moves when it arrives. */
export function ItemPicture(props: ItemPictureProps) {
  const { sku, size, alt, view = "plain", height = size, photographUrl, isFirst = false } = props;
  const address = (scale: 1 | 2) => urls.itemPicture({ name: pictureName(sku, { size, scale, view }) });
  const source = photographUrl
    ? { src: photographUrl }
    : { src: address(1), srcSet: `${address(1)} 1x, ${address(2)} 2x` };
  return (
    <img
      {...source}
      className="item-picture"
      width={size}
      height={height}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
    />
  );
}
