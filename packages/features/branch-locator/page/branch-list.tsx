import "../ui/branch-card.css";
import type { WireBranch } from "../branch-locator.schema.ts";
import { toLocatedBranch } from "../read-branches.ts";
import { BranchCard } from "../ui/branch-card.tsx";
import { BranchStock } from "./availability.tsx";

/** The branches that a search found, in its order. */
export function BranchList({ branches }: { readonly branches: readonly WireBranch[] }) {
  if (branches.length === 0) return null;
  return (
    <ol className="branch-list">
      {branches.map((branch, at) => (
        <li key={branch.branchCode} className="locator-card">
          <BranchCard
            branch={toLocatedBranch(branch)}
            mark={
              <span className="locator-mark" aria-hidden="true">
                {at + 1}
              </span>
            }
            stock={<BranchStock branch={branch} />}
            staysInTab
          />
        </li>
      ))}
    </ol>
  );
}
