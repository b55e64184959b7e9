import { urls } from "@capstan/features/urls";
import { measuredShape } from "../measured-shape.ts";
import { pictureName } from "../pictures.ts";
import { ItemPicture } from "./picture.tsx";

interface DimensionedPictureProps {
  readonly sku: string;
  readonly alt: string;
}

const phone = { size: 360, view: "dimensioned" } as const;

/** The drawing with its dimensions. A narrow screen has one of its own: scaled down, its figures could not be read. */
export function DimensionedPicture({ sku, alt }: DimensionedPictureProps) {
  const address = (scale: 1 | 2) => urls.itemPicture({ name: pictureName(sku, { ...phone, scale }) });
  return (
    <picture>
      <source
        media="(width < 640px)"
        srcSet={`${address(1)} 1x, ${address(2)} 2x`}
        width={phone.size}
        height={measuredShape(phone.size).height}
      />
      <ItemPicture sku={sku} size={640} height={measuredShape(640).height} view="dimensioned" alt={alt} />
    </picture>
  );
}
