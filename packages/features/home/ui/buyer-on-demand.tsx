import { type ComponentType, Suspense, lazy } from "react";
import type { BuyerView } from "../home.ts";

interface BuyerProps {
  readonly buyer: BuyerView;
}

/**
 * The server has it at once; browsers fetch it only where it is on the page, so that the anonymous home page stays small.
 * Until it is there, what the server wrote stays as it is, and its forms work.
 */
const BuyerSections: ComponentType<BuyerProps> = import.meta.env.SSR
  ? (await import("./buyer.tsx")).BuyerSections
  : lazy(async () => ({ default: (await import("./buyer.tsx")).BuyerSections }));

export function Buyer({ buyer }: BuyerProps) {
  return (
    <Suspense>
      <BuyerSections buyer={buyer} />
    </Suspense>
  );
}
