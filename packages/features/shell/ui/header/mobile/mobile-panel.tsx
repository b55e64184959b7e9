import { brand } from "@capstan/features/brand";
import { IconButton } from "@capstan/ui/icon-button";
import { BadgeCheck, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { CatalogOption, HeaderView } from "../../../header.ts";
import { canSwitchCatalog } from "../catalog/catalog-choice.ts";
import { CatalogSwitch } from "../catalog/catalog-switch.tsx";
import { identityOf } from "../account/identity.ts";
import { MobileLevel, type MobileLevelName } from "./mobile-level.tsx";
import { MobileRows } from "./mobile-rows.tsx";
import { showModally } from "../flyout/show-modally.ts";
import { useCloseOnNavigation, useOneAtATime } from "../flyout/use-flyout.ts";

interface MobilePanelProps {
  readonly isOpen: boolean;
  readonly view: HeaderView;
  readonly signInUrl: string;
  /** The same one at every rendering. */
  readonly onClose: () => void;
  readonly onSwitchAccount: () => void;
  readonly onSwitchIntent: () => void;
  readonly onCatalogChosen: (option: CatalogOption) => void;
}

/**
 * In the browser's top layer, over an underlay that takes every press. No modal dialog: making the whole page inert took
 * longer than all the rest of the opening. Who listens is kept inside by what it says of itself, who types by the Tab key.
 */
export function MobilePanel({ isOpen, view, signInUrl, onClose, onCatalogChosen, ...switching }: MobilePanelProps) {
  const underlay = useRef<HTMLDivElement>(null);
  const [picksCatalog, setPicksCatalog] = useState(false);
  const [level, setLevel] = useState<MobileLevelName | null>(null);
  /** The row that a way back leads to. */
  const [left, setLeft] = useState<MobileLevelName | null>(null);
  useOneAtATime("mobile-panel", isOpen, onClose);
  useCloseOnNavigation(onClose);
  useEffect(() => {
    if (underlay.current === null || !isOpen) return undefined;
    const hide = showModally(underlay.current, onClose);
    return () => {
      hide();
      setPicksCatalog(false);
      setLevel(null);
      setLeft(null);
    };
  }, [isOpen, onClose]);

  function goBack(): void {
    setLeft(level);
    setLevel(null);
  }

  return (
    <div ref={underlay} popover="manual" className="mobile-underlay">
      <div role="dialog" aria-modal="true" aria-label="Menu" className="mobile-panel">
        <div className="mobile-panel-head on-marine">
          <div className="mobile-panel-top">
            <img src="/logo.svg" width={140} height={32} alt={brand.name} />
            <IconButton label="Close" size="large" onClick={onClose}>
              <X size={24} />
            </IconButton>
          </div>
          <Who view={view} />
        </div>
        {level !== null && <MobileLevel level={level} view={view} onBack={goBack} />}
        {level === null && (
          <MobileRows
            view={view}
            signInUrl={signInUrl}
            picksCatalog={picksCatalog}
            onPickCatalog={() => setPicksCatalog(!picksCatalog)}
            onOpenLevel={setLevel}
            focused={left}
            {...switching}
          >
            {picksCatalog && canSwitchCatalog(view.catalog) && (
              <CatalogSwitch
                catalog={view.catalog}
                onChosen={(option) => {
                  onCatalogChosen(option);
                  onClose();
                }}
              />
            )}
          </MobileRows>
        )}
      </div>
    </div>
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
