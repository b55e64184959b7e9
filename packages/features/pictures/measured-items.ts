import type { Attributes } from "@capstan/features/catalog";
import { LRUCache } from "lru-cache";
import type { PictureSources } from "./picture-sources.ts";

const rememberedItems = 20_000;
const rememberedMs = 3_600_000;

export interface DrawnItem {
  readonly sku: string;
  readonly attributes: Attributes;
  /** Of its class; null where nothing draws it. */
  readonly drawing: string | null;
}

export type MeasuredItems = (item: DrawnItem) => boolean;

/** Whether there is a drawing of an item with its measures: remembered, since only drawing it tells. */
export function measuredItems({ drawings }: Pick<PictureSources, "drawings">): MeasuredItems {
  const known = new LRUCache<string, boolean>({ max: rememberedItems, ttl: rememberedMs });
  return ({ sku, attributes, drawing }) => {
    const remembered = known.get(sku);
    if (remembered !== undefined) return remembered;
    const measured = isMeasured({ drawings }, { attributes, drawing });
    known.set(sku, measured);
    return measured;
  };
}

/** Whether there is one, without remembering it. */
export function isMeasured(
  { drawings }: Pick<PictureSources, "drawings">,
  { drawing, attributes }: Pick<DrawnItem, "drawing" | "attributes">,
): boolean {
  return drawing !== null && drawings !== undefined && drawings.isMeasuredNamed(drawing, attributes);
}
