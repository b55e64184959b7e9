import { Modal } from "../modal/index.ts";
import { PageErrorActions, PageErrorText } from "./page-error-message.tsx";
import { TITLE } from "./page-error-text.ts";

type PageErrorDialogProps = {
  readonly hint: string;
  readonly href: string;
  readonly onRetry: (() => void | Promise<void>) | undefined;
  readonly onClose: () => void;
};

export function PageErrorDialog({ hint, href, onRetry, onClose }: PageErrorDialogProps) {
  return (
    <Modal
      role="alertdialog"
      width="small"
      title={TITLE}
      actions={<PageErrorActions href={href} onRetry={onRetry} />}
      onClose={onClose}
    >
      <PageErrorText hint={hint} />
    </Modal>
  );
}
