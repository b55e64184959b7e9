import { Button } from "@capstan/ui/button";
import { Modal } from "@capstan/ui/modal";
import { CircleAlert } from "lucide-react";

interface LocatorErrorProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Spec 2.6 and 8: whatever of the dialog failed. */
export function LocatorError({ onRetry, onClose }: LocatorErrorProps) {
  return (
    <Modal
      role="alertdialog"
      width="small"
      title="Error Processing Request"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button kind="primary" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      <p className="locator-error">
        <CircleAlert size={20} /> Try again in a few minutes.
      </p>
    </Modal>
  );
}
