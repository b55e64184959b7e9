import type { LazyComponent } from "@capstan/ui/on-intent";
import type { ReactNode } from "react";
import type { HeaderPopover } from "@capstan/ui/one-open";
import { useFlyout } from "./use-flyout.ts";

/** What every panel gets besides its own props. */
export interface PanelProps {
  readonly close: () => void;
}

interface FlyoutProps<Props> {
  readonly name: HeaderPopover;
  readonly lazyComponent: LazyComponent<Props & PanelProps>;
  readonly panelProps: Props;
  /** Where the trigger leads before script. */
  readonly href: string;
  readonly className: string;
  /** Which of the panels' places and widths: its own, or another's. */
  readonly look?: HeaderPopover | "sign-in" | undefined;
  readonly opensOnHover?: boolean;
  /** A press does what the link does; the panel opens on hover and by the Space key. */
  readonly pressFollows?: boolean;
  readonly children: ReactNode;
}

export function Flyout<Props extends object>({
  name,
  lazyComponent,
  panelProps,
  href,
  className,
  look = name,
  opensOnHover,
  pressFollows,
  children,
}: FlyoutProps<Props>) {
  const { anchorProps, triggerProps, id, Panel, isOpen, opening, close } = useFlyout(name, lazyComponent, opensOnHover);
  return (
    <div {...anchorProps} className="flyout-anchor">
      <a {...triggerProps} {...(pressFollows && { onClick: close })} href={href} className={className}>
        {children}
      </a>
      {Panel && (
        <div id={id} className={`flyout flyout-${look}${isOpen ? "" : " flyout-closed"}`}>
          <Panel key={opening} {...panelProps} close={close} />
        </div>
      )}
    </div>
  );
}
