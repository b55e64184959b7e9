import "./modal.css";
import { X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "../button/index.ts";
import { IconButton } from "../icon-button/index.ts";

export type ModalWidth = "small" | "medium" | "normal" | "large" | "wide" | "widest";

type ModalPanelProps = {
  readonly title: ReactNode;
  readonly titleId?: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly doneLabel: string;
  readonly bodyRef?: Ref<HTMLDivElement>;
  readonly onClose: (reason: "close-button" | "done") => void;
};

/** Head, body and foot of a dialog, without the behaviour: plain markup that a server can render. */
export function ModalPanel({ title, titleId, children, actions, doneLabel, bodyRef, onClose }: ModalPanelProps) {
  return (
    <>
      <div className="modal-head">
        <h2 id={titleId} className="modal-title">
          {title}
        </h2>
        <IconButton label="Close dialog" onClick={() => onClose("close-button")}>
          <X size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      <div ref={bodyRef} className="modal-body">
        {children}
      </div>
      {actions !== null && (
        <div className="modal-foot">
          {actions ?? (
            <Button kind="primary" onClick={() => onClose("done")}>
              {doneLabel}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
