import "./notification.css";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button/index.ts";

const kinds = {
  error: { Icon: CircleAlert, word: "Error" },
  caution: { Icon: TriangleAlert, word: "Caution" },
  ok: { Icon: CircleCheck, word: "Success" },
  info: { Icon: Info, word: "Information" },
} as const;

export type NotificationProps = {
  kind?: keyof typeof kinds;
  /** What happened. */
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** Set where it appears while the page is in use: it is then announced, an error at once. */
  live?: boolean;
  onDismiss?: () => void;
};

export function Notification({ kind = "info", title, children, live = false, onDismiss }: NotificationProps) {
  const { Icon, word } = kinds[kind];
  const role = kind === "error" ? "alert" : "status";
  return (
    <div role={live ? role : undefined} className={`notification notification-${kind}`}>
      <Icon size={20} className="notification-icon" />
      <div className="notification-text">
        <b>
          <span className="visually-hidden">{word}: </span>
          {title}
        </b>{" "}
        {children}
      </div>
      {onDismiss !== undefined && (
        <IconButton label="Dismiss" size="small" onClick={onDismiss}>
          <X size={16} />
        </IconButton>
      )}
    </div>
  );
}
