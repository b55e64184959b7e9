import "../ui/branch-card.css";
import { CircleCheck } from "lucide-react";
import type { WireBranch } from "../branch-locator.schema.ts";
import { Curbside } from "../ui/availability-info.tsx";

interface AvailabilityProps {
  readonly branch: WireBranch;
}

/** Spec 2.6: curbside pickup where there is, then what of the cart is there. */
export function BranchAvailability({ branch }: AvailabilityProps) {
  return (
    <>
      {branch.curbsideEnabled && <Curbside />}
      <BranchStock branch={branch} />
    </>
  );
}

/** The message, or how many products where there is none. */
export function BranchStock({ branch: { availabilityCount, availabilityMessage } }: AvailabilityProps) {
  if (availabilityCount === undefined) return null;
  return (
    <p className="locator-fact locator-stock" data-none={availabilityCount === 0 || undefined}>
      <CircleCheck size={16} />
      {availabilityMessage === null ? (
        <span>{availabilityCount} product(s) available</span>
      ) : (
        // Made on the server of our own words.
        // oxlint-disable-next-line react/no-danger -- see above
        <span dangerouslySetInnerHTML={{ __html: availabilityMessage }} />
      )}
    </p>
  );
}
