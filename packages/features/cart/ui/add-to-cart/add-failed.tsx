import { PageErrorDialog } from "@capstan/ui/page-error/dialog";

interface AddFailedProps {
  readonly message: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Spec 8: the global error dialog. A retry carries the same key, so that nothing is added twice. */
export function AddFailed({ message, onRetry, onClose }: AddFailedProps) {
  const hint = `${message}. Try again now. If it still fails, check back later.`;
  return <PageErrorDialog hint={hint} href="" onRetry={onRetry} onClose={onClose} />;
}
