import "./header.css";
import "./header/flyout/choices.css";
import "./header/flyout/flyouts.css";
import "./header/mobile/mobile-panel.css";
import "./header/bars/utility-bar.css";
import { useState } from "react";
import type { CatalogOption, HeaderView } from "../header.ts";
import { Banners } from "./header/bars/banners.tsx";
import { withCatalog } from "./header/catalog/catalog-choice.ts";
import { fallbackView } from "./header/fallback-view.ts";
import { HeaderMessage } from "./header/bars/header-message.tsx";
import { MainBar } from "./header/bars/main-bar.tsx";
import { useSignInUrl } from "./header/account/use-sign-in-url.ts";
import { useWelcome } from "./header/account/use-welcome.ts";
import { UtilityBar } from "./header/bars/utility-bar.tsx";

export interface HeaderProps {
  /** Null where nothing is known of the visitor: the static header. */
  readonly view: HeaderView | null;
  readonly isOldBrowser?: boolean;
  /** The custom catalog was switched: what the page shows is out of date. */
  readonly onRefresh?: () => void;
}

/** The bars that every page starts with. */
export function Header({ view: given, isOldBrowser = false, onRefresh }: HeaderProps) {
  const [chosen, setChosen] = useState<CatalogOption>();
  const view = withOption(given ?? fallbackView, chosen);
  const signInUrl = useSignInUrl(given === null);
  const welcome = useWelcome(view);

  function onCatalogChosen(option: CatalogOption): void {
    setChosen(option);
    onRefresh?.();
  }

  return (
    <>
      <Banners view={view} isOldBrowser={isOldBrowser} />
      <header className={view.flags.hideNavBar ? "header header-bare on-marine" : "header on-marine"}>
        {!view.flags.hideNavBar && <UtilityBar view={view} signInUrl={signInUrl} />}
        <div className="header-main">
          <MainBar view={view} signInUrl={signInUrl} welcome={welcome} onCatalogChosen={onCatalogChosen} />
        </div>
      </header>
      {view.message !== null && <HeaderMessage message={view.message} />}
    </>
  );
}

/** What was chosen here counts before the server tells it back. */
function withOption(view: HeaderView, chosen: CatalogOption | undefined): HeaderView {
  if (view.catalog === null || chosen === undefined) return view;
  return withCatalog(view, { ...view.catalog, selected: chosen });
}
