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
import { type ReactNode, useEffect, useRef } from "react";
import type { HeaderLink, HeaderView } from "../../../header.ts";
import { accountColumns } from "../account/account-groups.ts";
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
import type { MobileLevelName } from "./mobile-level.tsx";

interface MobileRowsProps {
  readonly view: HeaderView;
  readonly signInUrl: string;
  readonly picksCatalog: boolean;
  readonly onPickCatalog: () => void;
  readonly onOpenLevel: (level: MobileLevelName) => void;
  /** The row of the level that was just left, which takes the focus. */
  readonly focused: MobileLevelName | null;
  readonly onSwitchAccount: () => void;
  readonly onSwitchIntent: () => void;
  /** Under the row that opens it. */
  readonly children: ReactNode;
}

/** Spec 2.2: the panel's rows, in the specification's order. */
export function MobileRows(props: MobileRowsProps) {
  const { view, onOpenLevel, focused } = props;
  const account = (
    <>
      My Account <Pending count={pendingBadgeOf(view)} />
    </>
  );
  return (
    <nav aria-label="Menu">
      <ul>
        <Row href={urls.home()} icon={<House size={20} />}>
          Home
        </Row>
        {!view.flags.hideProductsAndSearch && (
          <LevelRow level="categories" icon={<LayoutGrid size={20} />} onOpen={onOpenLevel} focused={focused}>
            Product Categories
          </LevelRow>
        )}
        {accountColumns(view).length > 0 ? (
          <LevelRow level="account" icon={<CircleUserRound size={20} />} onOpen={onOpenLevel} focused={focused}>
            {account}
          </LevelRow>
        ) : (
          <Row href={urls.account()} icon={<CircleUserRound size={20} />}>
            {account}
          </Row>
        )}
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
  readonly wantsDocument?: boolean;
}

function Row({ href, icon, children, wantsDocument = false }: RowProps) {
  return (
    <li>
      <a href={href} className="mobile-row" data-document={wantsDocument || undefined}>
        {icon}
        {children}
      </a>
    </li>
  );
}

interface LevelRowProps {
  readonly level: MobileLevelName;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly onOpen: (level: MobileLevelName) => void;
  readonly focused: MobileLevelName | null;
}

function LevelRow({ level, icon, children, onOpen, focused }: LevelRowProps) {
  const row = useRef<HTMLButtonElement>(null);
  const isFocused = focused === level;
  useEffect(() => {
    if (isFocused) row.current?.focus();
  }, [isFocused]);
  return (
    <li>
      <button ref={row} type="button" className="mobile-row" onClick={() => onOpen(level)}>
        {icon}
        {children}
        <ChevronRight size={20} className="mobile-row-end" />
      </button>
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
