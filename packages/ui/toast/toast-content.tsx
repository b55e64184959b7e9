import "./toast.css";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { IconButton } from "../icon-button/index.ts";
import type { Toast } from "./toast-queue.ts";

const icons = { done: CircleCheck, problem: CircleAlert, note: Info };

type ToastContentProps = { readonly toast: Toast | undefined; readonly onDismiss: (id: string) => void };

/** What a toast says and offers; without one only the empty live region. */
export function ToastContent({ toast, onDismiss }: ToastContentProps) {
  const Icon = toast && icons[toast.tone];
  return (
    <>
      {Icon && <Icon className="toast-icon" size={20} strokeWidth={1.75} />}
      <p className="toast-text" role="status">
        {toast?.text}
      </p>
      {toast?.link && (
        <a className="toast-link" href={toast.link.href}>
          {toast.link.text}
        </a>
      )}
      {toast && (
        <IconButton label="Dismiss" size="small" onClick={() => onDismiss(toast.id)}>
          <X size={16} strokeWidth={1.75} />
        </IconButton>
      )}
    </>
  );
}
