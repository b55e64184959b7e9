import { Badge } from "@capstan/ui/badge";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Link } from "@capstan/ui/link";
import { Navigation, Star } from "lucide-react";
import type { ReactNode } from "react";
import { type LocatedBranch, branchName, formatMiles } from "../located-branch.ts";
import { Curbside } from "./availability-info.tsx";

interface BranchCardProps {
  readonly branch: LocatedBranch;
  /** Its number in the list and on the map. */
  readonly mark?: ReactNode;
  /** Left out where the visitor may not choose a default branch. */
  readonly onSetDefault?: ((code: string) => void) | undefined;
  readonly isSettingDefault?: boolean;
  /** What of the cart the branch has. */
  readonly stock?: ReactNode;
  /** On a page, which the branch's own page may follow; elsewhere it opens beside what is under way. */
  readonly staysInTab?: boolean;
  /** In the navigation's list, which has the phone. */
  readonly isNav?: boolean;
}

/** Spec 2.6: a branch in the lists of the dialog, of the header and of the page. */
export function BranchCard(props: BranchCardProps) {
  const { branch, mark, stock, isNav = false, staysInTab = false } = props;
  return (
    <>
      {mark}
      <div className="locator-place">
        <h3>
          <Link href={branch.pageUrl} newTab={!staysInTab}>
            {branchName(branch)}
          </Link>
          {branch.isDefault && (
            <Badge kind="info" icon={<Star size={14} />}>
              Default Branch
            </Badge>
          )}
        </h3>
        <p>{branch.address1}</p>
        {branch.address2 !== null && <p>{branch.address2}</p>}
        <p>
          {branch.city}, {branch.state} {branch.zip}{" "}
          <span className="locator-miles">{formatMiles(branch.distance)}</span>
        </p>
        {isNav && (
          <p>
            <a href={`tel:${branch.phone}`}>{branch.phone}</a>
          </p>
        )}
      </div>
      <div className="locator-info">
        {branch.hasCurbside && <Curbside />}
        {stock}
        <p>
          <span className="locator-label">Mon - Fri Hours:</span> {branch.weekdayHours}
        </p>
      </div>
      <BranchActions {...props} />
    </>
  );
}

function BranchActions({ branch, onSetDefault, isSettingDefault = false }: BranchCardProps) {
  const name = branchName(branch);
  return (
    <div className="locator-actions">
      {branch.directionsUrl !== null && (
        <ButtonLink
          href={branch.directionsUrl}
          target="_blank"
          rel="noopener noreferrer"
          size="small"
          className="locator-directions"
        >
          <Navigation size={16} />
          <span>
            Driving Directions<span className="visually-hidden"> to {name} (opens in a new tab)</span>
          </span>
        </ButtonLink>
      )}
      {onSetDefault !== undefined && !branch.isDefault && (
        <Button size="small" busy={isSettingDefault} onClick={() => onSetDefault(branch.code)}>
          <span>
            Set as My Default<span className="visually-hidden"> branch: {name}</span>
          </span>
        </Button>
      )}
    </div>
  );
}
