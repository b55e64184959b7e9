import { type ComponentType, Suspense, lazy } from "react";
import type { BuyerProps } from "./buyer.tsx";

/**
 * The server has it at once; browsers fetch it only where it is on the page, so that the anonymous home page stays small.
 * Until it is there, what the server wrote stays as it is, and its forms work.
 */
const BuyerPart: ComponentType<BuyerProps> = import.meta.env.SSR
  ? (await import("./buyer.tsx")).BuyerPart
  : lazy(async () => ({ default: (await import("./buyer.tsx")).BuyerPart }));

export function Buyer(props: BuyerProps) {
  return (
    <Suspense>
      <BuyerPart {...props} />
    </Suspense>
  );
}
