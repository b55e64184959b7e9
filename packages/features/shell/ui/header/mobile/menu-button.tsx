import { urls } from "@capstan/features/urls";
import { lazyComponent, useOnIntent } from "@capstan/ui/on-intent";
import { Menu } from "lucide-react";
import { type MouseEvent, useState } from "react";
import type { CatalogOption, HeaderView } from "../../../header.ts";
import type { Welcome } from "../account/use-welcome.ts";
import { WelcomePopover } from "../account/welcome-popover.tsx";

const panel = lazyComponent(async () => (await import("./mobile-panel.tsx")).MobilePanel);
const dialog = lazyComponent(async () => (await import("../account/account-switch-dialog.tsx")).AccountSwitchDialog);

interface MenuButtonProps {
  readonly view: HeaderView;
  readonly signInUrl: string;
  readonly welcome: Welcome;
  readonly onCatalogChosen: (option: CatalogOption) => void;
}

/** The hamburger of small screens; before script it leads to the list of everything. */
export function MenuButton({ view, signInUrl, welcome, onCatalogChosen }: MenuButtonProps) {
  const { triggerProps, Ready, Open, close } = useOnIntent(panel);
  const isOpen = Open !== undefined;
  const [Dialog, setDialog] = useState<ReturnType<typeof dialog.loaded>>();

  function onClick(event: MouseEvent<HTMLAnchorElement>): void {
    // Spec 4: opening the panel first dismisses the welcome popover.
    welcome.dismiss();
    triggerProps.onClick(event);
  }
  async function switchAccount(): Promise<void> {
    close();
    const Loaded = await dialog.load().catch(() => undefined);
    if (Loaded) setDialog(() => Loaded);
  }

  return (
    <div className="header-narrow header-menu">
      <a
        {...triggerProps}
        href={urls.contentSitemap()}
        onClick={onClick}
        aria-expanded={isOpen}
        className="header-action header-icon"
      >
        <Menu size={24} />
        <span className="visually-hidden">Menu</span>
      </a>
      <WelcomePopover welcome={welcome} place="menu" />
      {Ready && (
        <Ready
          isOpen={isOpen}
          view={view}
          signInUrl={signInUrl}
          onClose={close}
          onSwitchAccount={() => void switchAccount()}
          onSwitchIntent={() => void dialog.load().catch(() => undefined)}
          onCatalogChosen={onCatalogChosen}
        />
      )}
      {Dialog && <Dialog accounts={view.accounts} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
