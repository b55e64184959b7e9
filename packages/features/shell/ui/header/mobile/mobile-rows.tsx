import { urls } from "@capstan/features/urls";
import {
  BookOpen,
  Building2,
  ChevronDown,
  ChevronRight,
  CircleQuestionMark,
  CircleUserRound,
  ClipboardList,
  House,
  LayoutGrid,
  Library,
  LogIn,
  LogOut,
  MapPin,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import type { HeaderLink, HeaderView } from "../../../header.ts";
import { canSwitchCatalog } from "../catalog/catalog-choice.ts";
import {
  isBranchLocator,
  menuLinksOf,
  pendingBadgeOf,
  showsAccountSwitch,
  showsBulkOrder,
  signOutOf,
} from "../bars/header-links.ts";
import { Pending } from "../account/pending.tsx";

interface MobileRowsProps {
  readonly view: HeaderView;
  readonly signInUrl: string;
  readonly picksCatalog: boolean;
  readonly onPickCatalog: () => void;
  readonly onSwitchAccount: () => void;
  readonly onSwitchIntent: () => void;
  /** Under the row that opens it. */
  readonly children: ReactNode;
}

/** Spec 2.2: the panel's rows, in the specification's order. */
export function MobileRows(props: MobileRowsProps) {
  const { view } = props;
  return (
    <nav aria-label="Menu">
      <ul>
        <Row href={urls.home()} icon={<House size={20} />}>
          Home
        </Row>
        {!view.flags.hideProductsAndSearch && (
          <Row href={urls.allCategories()} icon={<LayoutGrid size={20} />} leadsOn>
            Product Categories
          </Row>
        )}
        <Row href={urls.account()} icon={<CircleUserRound size={20} />} leadsOn>
          My Account <Pending count={pendingBadgeOf(view)} />
        </Row>
      </ul>
      <ul>
        {menuLinksOf(view).map((link) => (
          <Row key={link.label} href={isBranchLocator(link) ? urls.findBranch() : link.url} icon={iconOf(link)}>
            {link.label}
          </Row>
        ))}
        {showsBulkOrder(view.flags) && (
          <Row href={urls.bulkOrder()} icon={<ClipboardList size={20} />}>
            Bulk Order
          </Row>
        )}
      </ul>
      <ul>{view.level === "anonymous" ? <SignedOutRows {...props} /> : <OwnRows {...props} />}</ul>
    </nav>
  );
}

function OwnRows({ view, picksCatalog, onPickCatalog, onSwitchAccount, onSwitchIntent, children }: MobileRowsProps) {
  const signOut = signOutOf(view);
  return (
    <>
      {showsAccountSwitch(view) && (
        <li>
          <button
            type="button"
            className="mobile-row"
            aria-haspopup="dialog"
            onFocus={onSwitchIntent}
            onPointerEnter={onSwitchIntent}
            onClick={onSwitchAccount}
          >
            <Building2 size={20} /> Switch Account <ChevronRight size={20} className="mobile-row-end" />
          </button>
        </li>
      )}
      {canSwitchCatalog(view.catalog) && (
        <li>
          <button type="button" className="mobile-row" aria-expanded={picksCatalog} onClick={onPickCatalog}>
            <Library size={20} /> Switch Custom Catalog{" "}
            {picksCatalog ? (
              <ChevronDown size={20} className="mobile-row-end" />
            ) : (
              <ChevronRight size={20} className="mobile-row-end" />
            )}
          </button>
          {children}
        </li>
      )}
      <Row href={signOut.url} icon={<LogOut size={20} />} wantsDocument>
        {signOut.label}
      </Row>
    </>
  );
}

function SignedOutRows({ signInUrl }: MobileRowsProps) {
  return (
    <>
      <Row href={urls.register()} icon={<UserPlus size={20} />}>
        Register
      </Row>
      <Row href={signInUrl} icon={<LogIn size={20} />}>
        Sign In
      </Row>
    </>
  );
}

interface RowProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** To a page of further links. */
  readonly leadsOn?: boolean;
  readonly wantsDocument?: boolean;
}

function Row({ href, icon, children, leadsOn = false, wantsDocument = false }: RowProps) {
  return (
    <li>
      <a href={href} className="mobile-row" data-document={wantsDocument || undefined}>
        {icon}
        {children}
        {leadsOn && <ChevronRight size={20} className="mobile-row-end" />}
      </a>
    </li>
  );
}

function iconOf(link: HeaderLink): ReactNode {
  const { url } = link;
  if (url === urls.generalCatalog()) return <BookOpen size={20} />;
  if (isBranchLocator(link)) return <MapPin size={20} />;
  if (url === urls.help()) return <CircleQuestionMark size={20} />;
  return <ChevronRight size={20} />;
}
