import { urls } from "@capstan/features/urls";
import { lazyComponent } from "@capstan/ui/on-intent";
import { ChevronDown, CircleUserRound, ClipboardList, LayoutGrid } from "lucide-react";
import type { CatalogOption, HeaderView } from "../../../header.ts";
import { lineByLinePanel } from "@capstan/features/quick-order";
import { SearchForm } from "@capstan/features/typeahead";
import { allProducts } from "../catalog/all-products.ts";
import { CartLink } from "./cart-link.tsx";
import { Flyout, type PanelProps } from "../flyout/flyout.tsx";
import { pendingBadgeOf, showsBulkOrder } from "./header-links.ts";
import { Logo } from "./logo.tsx";
import { MenuButton } from "../mobile/menu-button.tsx";
import { Pending } from "../account/pending.tsx";
import type { Welcome } from "../account/use-welcome.ts";
import { WelcomePopover } from "../account/welcome-popover.tsx";

const allProductsPanel = lazyComponent(async () => {
  // The data comes with the code, not after it.
  void allProducts();
  return (await import("../catalog/all-products-panel.tsx")).AllProductsPanel;
});
const myAccountPanel = lazyComponent<AccountPanelProps>(
  async () => (await import("../account/my-account-panel.tsx")).MyAccountPanel,
);
const signInPanel = lazyComponent<AccountPanelProps>(
  async () => (await import("../account/sign-in-panel.tsx")).SignInPanel,
);

/** What either panel under My Account takes. */
type AccountPanelProps = Pick<MainBarProps, "view" | "signInUrl"> & PanelProps;

export interface MainBarProps {
  readonly view: HeaderView;
  readonly signInUrl: string;
  readonly welcome: Welcome;
  readonly onCatalogChosen: (option: CatalogOption) => void;
}

/** The bar that stays: on wide screens 64 px in one row, on small ones 56 and 56 in two. */
export function MainBar({ view, signInUrl, welcome, onCatalogChosen }: MainBarProps) {
  const { flags } = view;
  return (
    <div className="header-bar">
      <MenuButton view={view} signInUrl={signInUrl} welcome={welcome} onCatalogChosen={onCatalogChosen} />
      <Logo url={view.logoUrl} companyName={view.companyName} />
      {!flags.hideProductsAndSearch && (
        <nav aria-label="Products" className="header-products">
          <Flyout
            name="all-products"
            lazyComponent={allProductsPanel}
            panelProps={{ catalog: view.catalog, onChosen: onCatalogChosen }}
            href={urls.allCategories()}
            className="header-action"
          >
            <LayoutGrid size={20} />
            <span className="header-catalog">{flags.selectedCatalog}</span>
            <ChevronDown size={16} className="header-chevron" />
          </Flyout>
        </nav>
      )}
      {!flags.hideProductsAndSearch && <SearchForm catalog={view.catalog} />}
      <nav aria-label="Account and cart" className="header-actions">
        {showsBulkOrder(flags) && (
          <Flyout
            name="bulk-order"
            lazyComponent={lineByLinePanel}
            panelProps={{}}
            href={urls.bulkOrder()}
            className="header-action header-wide"
            opensOnHover={false}
          >
            <ClipboardList size={20} />
            Bulk Order
          </Flyout>
        )}
        <MyAccount view={view} signInUrl={signInUrl} welcome={welcome} />
        <CartLink />
      </nav>
    </div>
  );
}

function MyAccount({ view, signInUrl, welcome }: Pick<MainBarProps, "view" | "signInUrl" | "welcome">) {
  const isFull = view.level === "fully-authenticated";
  return (
    <>
      <div className="header-wide header-my-account" onPointerEnter={welcome.dismiss}>
        <Flyout
          name="my-account"
          look={isFull ? undefined : "sign-in"}
          lazyComponent={isFull ? myAccountPanel : signInPanel}
          panelProps={{ view, signInUrl }}
          href={isFull ? urls.account() : signInUrl}
          className="header-action"
        >
          <CircleUserRound size={20} />
          My Account
          <Pending count={pendingBadgeOf(view)} />
          <ChevronDown size={16} className="header-chevron" />
        </Flyout>
      </div>
      <div className="header-wide welcome-place">
        <WelcomePopover welcome={welcome} place="my-account" />
      </div>
      <NarrowAccount view={view} signInUrl={signInUrl} />
    </>
  );
}

/** On small screens: an icon for those who are known, a word for those who are not. */
function NarrowAccount({ view, signInUrl }: Pick<MainBarProps, "view" | "signInUrl">) {
  if (view.level === "anonymous")
    return (
      <a href={signInUrl} className="header-action header-narrow">
        Sign In
      </a>
    );
  const pending = pendingBadgeOf(view);
  return (
    <a href={urls.account()} className="header-action header-icon header-narrow">
      <CircleUserRound size={24} />
      <span className="visually-hidden">My Account</span>
      <Pending count={pending} />
    </a>
  );
}
