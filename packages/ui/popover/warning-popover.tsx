import "./popover.css";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { usePlacement } from "./use-placement.ts";

export type WarningPopoverProps = {
  /** The field that it speaks of; it stands right after that in the page, so that Tab reaches what is in it. */
  readonly fieldId: string;
  readonly children: ReactNode;
};

/**
 * What is wrong with a field's value, 176 px wide beside it while the focus is there. It opens when it is mounted, and
 * again when the focus comes back. Say its text in a live region too: what is mounted with its text is not always heard.
 */
export function WarningPopover({ fieldId, children }: WarningPopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(true);
  usePlacement(fieldId, panel, shown);
  const isInside = useEffectEvent(
    (target: EventTarget | null) =>
      target instanceof Node &&
      (document.getElementById(fieldId)?.contains(target) === true || panel.current?.contains(target) === true),
  );

  useEffect(() => {
    const field = document.getElementById(fieldId);
    const ended = new AbortController();
    const { signal } = ended;
    field?.addEventListener("focus", () => setShown(true), { signal });
    if (!shown) return () => ended.abort();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      // One Escape closes one thing: a dialog around the popover stays.
      event.preventDefault();
      event.stopPropagation();
      if (panel.current?.contains(document.activeElement)) field?.focus();
      setShown(false);
    };
    addEventListener("keydown", onKeyDown, { capture: true, signal });
    const onOutside = (event: Event) => {
      if (!isInside(event.target)) setShown(false);
    };
    addEventListener("pointerdown", onOutside, { capture: true, signal });
    addEventListener("focusin", onOutside, { capture: true, signal });
    return () => ended.abort();
  }, [fieldId, shown]);

  if (!shown) return null;
  return (
    <div ref={panel} className="popover" popover="manual" data-width="narrow" data-kind="warning">
      <div className="popover-body">
        <TriangleAlert size={16} />
        <div>{children}</div>
      </div>
    </div>
  );
}
