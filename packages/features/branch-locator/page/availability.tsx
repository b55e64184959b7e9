import { Car, CircleCheck } from "lucide-react";
import type { WireBranch } from "../branch-locator.schema.ts";

/** Spec 2.6: curbside pickup where there is, then the message, or how many products where there is none. */
export function BranchAvailability({ branch }: { readonly branch: WireBranch }) {
  const { curbsideEnabled, availabilityCount, availabilityMessage } = branch;
  if (!curbsideEnabled && availabilityCount === undefined) return null;
  return (
    <ul className="branch-availability">
      {curbsideEnabled && (
        <li>
          <Car size={16} />
          <span>Curbside Pickup Available</span>
        </li>
      )}
      {availabilityCount !== undefined && (
        <li data-is-there={availabilityCount > 0}>
          <CircleCheck size={16} />
          {availabilityMessage === null ? (
            <span>{availabilityCount} product(s) available</span>
          ) : (
            // Made on the server of our own words.
            // oxlint-disable-next-line react/no-danger -- see above
            <span dangerouslySetInnerHTML={{ __html: availabilityMessage }} />
          )}
        </li>
      )}
    </ul>
  );
}
