import { Badge } from "@capstan/ui/badge";
import { Navigation, Star } from "lucide-react";
import { branchTitle } from "../branch-locator.ts";
import type { WireBranch } from "../branch-locator.schema.ts";
import { BranchAvailability } from "./availability.tsx";

/** The branches that a search found, in its order. */
export function BranchList({ branches }: { readonly branches: readonly WireBranch[] }) {
  if (branches.length === 0) return null;
  return (
    <ol className="branch-list">
      {branches.map((branch, at) => (
        <BranchCard key={branch.branchCode} branch={branch} number={at + 1} />
      ))}
    </ol>
  );
}

function BranchCard({ branch, number }: { readonly branch: WireBranch; readonly number: number }) {
  const { branchAddress, branchURL, mapsUrl, weekdayHours, distance, telephone, defaultPickupBranch } = branch;
  const { address1, address2, city, state, zipCode } = branchAddress;
  return (
    <li className="branch-card">
      <span className="branch-card-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          <a href={branchURL}>{branchTitle(branch)}</a>
          {defaultPickupBranch && (
            <Badge kind="info" icon={<Star size={14} />}>
              Default Branch
            </Badge>
          )}
        </h3>
        <p>{address2 === null ? address1 : `${address1}, ${address2}`}</p>
        <p>
          {city}, {state} {zipCode} <span className="branch-card-miles">{distance} Miles</span>
        </p>
      </div>
      <div>
        <BranchAvailability branch={branch} />
        <p>
          <span className="branch-card-label">Mon - Fri Hours:</span> {weekdayHours}
        </p>
        <p>
          <a href={`tel:${telephone}`}>{telephone}</a>
        </p>
      </div>
      <a className="branch-card-directions" href={mapsUrl.url} target="_blank" rel="noopener">
        <Navigation size={16} />
        Driving Directions
      </a>
    </li>
  );
}
