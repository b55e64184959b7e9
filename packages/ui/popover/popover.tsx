import "./popover.css";
import { type PointerEvent, type ReactNode, createContext, useCallback, useId, useRef } from "react";
import { useDismissal } from "./use-dismissal.ts";
import { usePlacement } from "./use-placement.ts";
import { usePopoverState } from "./use-popover-state.ts";

type PopoverTriggerProps = {
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly onClick: () => void;
};

export type PopoverProps = {
  /** Renders the trigger, one element that takes the focus, with these props spread on it. */
  readonly trigger: (props: PopoverTriggerProps) => ReactNode;
  readonly children: ReactNode;
  /** A press always opens it; with this, hover does too. `immediate` leaves the delays out. */
  readonly hover?: "delayed" | "immediate";
  /** `narrow` is 176 px, for tight columns. */
  readonly width?: "normal" | "narrow";
};

/** What is in a popover closes it by this; the focus goes back to the trigger. */
export const ClosePopover = createContext<() => void>(() => undefined);

export function Popover({ trigger, children, hover, width = "normal" }: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { shown, send } = usePopoverState(hover !== "immediate");
  usePlacement(anchor, panel, shown);
  useDismissal(
    anchor,
    shown,
    useCallback(() => send("dismiss"), [send]),
  );

  // A finger has no hover: its pointer enters, presses and leaves in one tap.
  const onPointer = (event: PointerEvent, name: "enter" | "leave") => {
    if (hover !== undefined && event.pointerType !== "touch") send(name);
  };

  const close = useCallback(() => {
    const button = anchor.current?.firstElementChild;
    if (button instanceof HTMLElement) button.focus();
    send("dismiss");
  }, [send]);

  return (
    <div
      ref={anchor}
      className="popover-anchor"
      onPointerEnter={(event) => onPointer(event, "enter")}
      onPointerLeave={(event) => onPointer(event, "leave")}
    >
      {trigger({ "aria-expanded": shown, "aria-controls": shown ? id : undefined, onClick: () => send("press") })}
      {shown && (
        <div ref={panel} id={id} className="popover" popover="manual" data-width={width}>
          <div className="popover-body">
            <ClosePopover value={close}>{children}</ClosePopover>
          </div>
        </div>
      )}
    </div>
  );
}
