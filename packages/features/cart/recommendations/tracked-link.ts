import { lazyUrls } from "@capstan/features/lazy-urls";
import type { RecommendationKind } from "./pick-recommendations.ts";

interface TrackedLink {
  readonly productDetailUrl: string;
  readonly kind: RecommendationKind;
  /** Who found the similar product: `DS` or merchandising. */
  readonly source: string | null;
  /** The item that was added. */
  readonly originalSku: string;
}

/** Spec 2.9: a recommended product's link says which item led to it, and who found it. */
export function trackedLink({ productDetailUrl, kind, source, originalSku }: TrackedLink): string {
  const path = lazyUrls.productDetail({ productDetailUrl });
  return `${path}${path.includes("?") ? "&" : "?"}${params(kind, source, originalSku)}`;
}

function params(kind: RecommendationKind, source: string | null, originalSku: string): string {
  if (kind !== "sns") return `opr=A2CDSP&a2c_sku_original=${encodeURIComponent(originalSku)}`;
  const code = source === "DS" ? "A2CSSDS" : "A2CSSM";
  return `analytics=FM:${code}&opr=${code}&sas_sku_original=${encodeURIComponent(originalSku)}`;
}
