import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { ModalPanel, type ModalWidth } from "./modal-panel.tsx";
import { keepScrollable } from "./keep-scrollable.ts";

export type ModalCloseReason = "backdrop" | "close-button" | "escape" | "done";

export type ModalProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onClose: (reason: ModalCloseReason) => void;
  /** The buttons of the foot; without them it has the Done button, with `null` there is no foot. */
  readonly actions?: ReactNode;
  readonly doneLabel?: string;
  /** 440, 560, 640, 904, 1040 or 1200 px; a phone shows each as a sheet of full width. */
  readonly width?: ModalWidth;
  /** As high as there is room for, a phone's whole screen; what is in its body lays itself out and scrolls. */
  readonly fills?: boolean;
  /** `alertdialog` for what must be answered or has gone wrong. */
  readonly role?: "dialog" | "alertdialog";
};

/** Open while it is mounted; load it on intent, React Aria is too heavy for a first page. */
export function Modal({
  title,
  children,
  onClose,
  actions,
  doneLabel = "Done",
  width = "normal",
  fills = false,
  role = "dialog",
}: ModalProps) {
  const titleId = useId();
  const pressedOnBackdrop = useRef(false);

  // A press that began inside, to select text, and ended outside must not close the dialog.
  function onPointerDown(event: PointerEvent) {
    pressedOnBackdrop.current = event.target === event.currentTarget;
  }
  function onClick(event: MouseEvent) {
    if (pressedOnBackdrop.current && event.target === event.currentTarget) onClose("backdrop");
  }

  return (
    <ModalOverlay
      isOpen
      className="modal-backdrop"
      onPointerDown={onPointerDown}
      onClick={onClick}
      onOpenChange={() => onClose("escape")}
    >
      <AriaModal className="modal" data-width={width} data-fills={fills || undefined}>
        <Dialog role={role} aria-labelledby={titleId} className="modal-panel">
          <ModalPanel
            title={title}
            titleId={titleId}
            {...(!fills && { bodyRef: keepScrollable })}
            actions={actions}
            doneLabel={doneLabel}
            onClose={onClose}
          >
            {children}
          </ModalPanel>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
