import { Car, CircleCheck } from "lucide-react";
import type { LocatedBranch } from "../located-branch.ts";
import { cleanMarkup } from "./clean-markup.ts";

export function Curbside() {
  return (
    <p className="locator-fact locator-curbside">
      <Car size={16} /> Curbside Pickup Available
    </p>
  );
}

/** Spec 2.6: what of the cart the branch has. Its markup is read by the browser: this is no part of a server's page. */
export function Stock({ branch: { availabilityMessage, availabilityCount } }: { readonly branch: LocatedBranch }) {
  if (availabilityMessage !== null)
    return (
      <div className="locator-fact locator-stock">
        <CircleCheck size={16} /> <div className="locator-message">{cleanMarkup(availabilityMessage)}</div>
      </div>
    );
  if (availabilityCount === null) return null;
  return (
    <p className="locator-fact locator-stock" data-none={availabilityCount === 0 || undefined}>
      <CircleCheck size={16} /> {availabilityCount} product(s) available
    </p>
  );
}
