import { isAddress } from "@capstan/platform/decode";
import { ImageOff } from "lucide-react";
import { useState } from "react";

interface LinePictureProps {
  readonly image: string | null | undefined;
  /** Spec 9: a thumbnail of the cart is 48 by 48. */
  readonly size?: 48 | 72;
}

/** Beside the item's name, so it says nothing more. Without a picture, the placeholder. */
export function LinePicture({ image, size = 48 }: LinePictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (!image || !isAddress(image) || isBroken) {
    return (
      <span className={`flow-no-picture flow-picture-${size}`} role="img" aria-label="Image not available">
        <ImageOff size={20} />
      </span>
    );
  }
  return (
    <img
      className="item-picture"
      src={image}
      width={size}
      height={size}
      alt=""
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}
