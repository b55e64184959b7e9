import type { Attributes } from "@capstan/features/catalog";
import { isMeasured } from "./measured-items.ts";
import { photographOf } from "./photograph.ts";
import type { PictureSources } from "./picture-sources.ts";

export interface Gallery {
  /** The photograph's own address, where browsers load it from another server or path: it spares them a redirect. */
  readonly photographUrl: string | null;
  /** Whether there is a drawing with the measures. */
  readonly hasDimensions: boolean;
}

/** Which pictures an item's own page shows. */
export function galleryOf(
  { photographs, drawings }: PictureSources,
  item: { readonly imageUrl: string | null; readonly drawing: string | null; readonly attributes: Attributes },
): Gallery {
  const photograph = photographOf(item.imageUrl, photographs);
  return {
    photographUrl: photograph?.kind === "address" ? photograph.url : null,
    hasDimensions: isMeasured({ drawings }, item),
  };
}
