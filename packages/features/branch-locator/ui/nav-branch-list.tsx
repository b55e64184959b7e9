import type { LocatedBranch } from "../located-branch.ts";
import { BranchCard } from "./branch-card.tsx";

/** Spec 2.6: branches with their phones and how far away they are, for the navigation. */
export function NavBranchList({ branches }: { readonly branches: readonly LocatedBranch[] }) {
  return (
    <ul className="nav-branch-list">
      {branches.map((branch) => (
        <li key={branch.code} className="locator-card">
          <BranchCard branch={branch} isNav />
        </li>
      ))}
    </ul>
  );
}
