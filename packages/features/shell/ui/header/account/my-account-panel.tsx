import { urls } from "@capstan/features/urls";
import { Badge, Count } from "@capstan/ui/badge";
import { BadgeCheck, ChevronRight, LogOut } from "lucide-react";
import { useId } from "react";
import { brand } from "@capstan/features/brand";
import type { AccountLink, HeaderView } from "../../../header.ts";
import { accountColumns, type AccountGroup } from "./account-groups.ts";
import type { PanelProps } from "../flyout/flyout.tsx";
import { signOutOf } from "../bars/header-links.ts";
import { identityOf, initialsOf } from "./identity.ts";

/** Spec 2.3: for the fully logged in. */
export function MyAccountPanel({ view }: { readonly view: HeaderView } & PanelProps) {
  const columns = accountColumns(view);
  const signOut = signOutOf(view);
  return (
    <>
      <Who view={view} />
      {columns.length > 0 && (
        <div className="account-columns">
          {columns.map((groups) => (
            <div key={groups[0]?.heading}>
              {groups.map((group) => (
                <Group key={group.heading} group={group} />
              ))}
            </div>
          ))}
        </div>
      )}
      <div className="flyout-foot">
        <a href={urls.accountsOverview()} className="flyout-more">
          Accounts Overview <ChevronRight size={16} />
        </a>
        <a href={signOut.url} data-document className="flyout-sign-out">
          <LogOut size={16} /> {signOut.label}
        </a>
      </div>
    </>
  );
}

function Who({ view }: { readonly view: HeaderView }) {
  const identity = identityOf(view);
  if (identity === null) return null;
  const { name, accountNumber, companyName, shortName, enrollment, hasEnrollmentBadge } = identity;
  return (
    <div className="account-who">
      <span className="account-initials" aria-hidden="true">
        {initialsOf(view.user?.name ?? name)}
      </span>
      <div className="account-names">
        <h2>{name}</h2>
        {shortName !== null && <p>{shortName}</p>}
        {accountNumber !== null && (
          <p>
            <span className="num">Account # {accountNumber}</span>
            {companyName !== null && `, ${companyName}`}
          </p>
        )}
      </div>
      {enrollment !== null && (
        <div className="account-enrollment">
          {hasEnrollmentBadge && (
            <Badge kind="info" icon={<BadgeCheck size={14} />}>
              {brand.shortName} Plus
            </Badge>
          )}
          <p>{enrollment}</p>
        </div>
      )}
    </div>
  );
}

function Group({ group: { heading, links } }: { readonly group: AccountGroup }) {
  const headingId = useId();
  return (
    <>
      <h3 id={headingId}>{heading}</h3>
      <ul aria-labelledby={headingId}>
        {links.map((link) => (
          <li key={link.label}>
            <GroupLink link={link} />
          </li>
        ))}
      </ul>
    </>
  );
}

function GroupLink({ link: { label, url, isActive, count } }: { readonly link: AccountLink }) {
  if (!isActive) return <span className="account-link account-link-off">{label}</span>;
  return (
    <a href={url} className="account-link">
      {label}
      {count !== null && count !== "" && <Count value={count} />}
    </a>
  );
}
