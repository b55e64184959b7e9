import { brand } from "@capstan/features/brand";
import { IconButton } from "@capstan/ui/icon-button";
import { BadgeCheck, X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CatalogOption, HeaderView } from "../../header.ts";
import { canSwitchCatalog } from "./catalog-choice.ts";
import { CatalogSwitch } from "./catalog-switch.tsx";
import { identityOf } from "./identity.ts";
import { keepFocusInside } from "./keep-focus-inside.ts";
import { MobileRows } from "./mobile-rows.tsx";
import { useCloseOnNavigation, useOneAtATime } from "./use-flyout.ts";

interface MobilePanelProps {
  readonly view: HeaderView;
  readonly signInUrl: string;
  readonly onClose: () => void;
  readonly onSwitchAccount: () => void;
  readonly onSwitchIntent: () => void;
  readonly onCatalogChosen: (option: CatalogOption) => void;
}

/** Open while it is mounted. The browser's own dialog: the page behind is inert, and Escape closes it. */
export function MobilePanel({ view, signInUrl, onClose, onCatalogChosen, ...switching }: MobilePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [picksCatalog, setPicksCatalog] = useState(false);
  const close = useCallback(() => dialog.current?.close(), []);
  useOneAtATime("mobile-panel", true, close);
  useCloseOnNavigation(close);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    // The underlay belongs to the dialog; what is inside it stands on the panel's own box.
    element.addEventListener("click", ({ target }) => {
      if (target === element) element.close();
    });
    return keepFocusInside(element);
  }, []);

  return (
    <dialog ref={dialog} aria-label="Menu" className="mobile-panel" onClose={onClose}>
      <div className="mobile-panel-box">
        <div className="mobile-panel-head on-marine">
          <div className="mobile-panel-top">
            <img src="/logo.svg" width={140} height={32} alt={brand.name} />
            <IconButton label="Close" size="large" onClick={close}>
              <X size={24} />
            </IconButton>
          </div>
          <Who view={view} />
        </div>
        <MobileRows
          view={view}
          signInUrl={signInUrl}
          picksCatalog={picksCatalog}
          onPickCatalog={() => setPicksCatalog(!picksCatalog)}
          {...switching}
        >
          {picksCatalog && canSwitchCatalog(view.catalog) && (
            <CatalogSwitch
              catalog={view.catalog}
              onChosen={(option) => {
                onCatalogChosen(option);
                close();
              }}
            />
          )}
        </MobileRows>
      </div>
    </dialog>
  );
}

/** Spec 2.2: the user's name, company, Account # number and a text on loyalty. */
function Who({ view }: { readonly view: HeaderView }) {
  const identity = identityOf(view);
  if (identity === null) return null;
  const { name, shortName, companyName, accountNumber, enrollment } = identity;
  return (
    <div className="mobile-panel-who">
      <p className="mobile-panel-name">{name}</p>
      {shortName !== null && <p>{shortName}</p>}
      {companyName !== null && <p>{companyName}</p>}
      {accountNumber !== null && <p className="num">Account # {accountNumber}</p>}
      {enrollment !== null && (
        <p className="mobile-panel-enrollment">
          <BadgeCheck size={16} /> {enrollment}
        </p>
      )}
    </div>
  );
}
