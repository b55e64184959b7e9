import "./link.css";
import { ExternalLink } from "lucide-react";
import type { ComponentPropsWithRef } from "react";

export type LinkProps = ComponentPropsWithRef<"a"> & {
  /** Underlined inside a sentence, plain on its own, or in ink where a list of blue would shout. */
  kind?: "inline" | "plain" | "quiet";
  /** Opens a new tab, and says so. */
  newTab?: boolean;
  newTabLabel?: string;
};

export function Link({
  kind = "plain",
  newTab = false,
  newTabLabel = "opens in a new tab",
  className,
  children,
  ...rest
}: LinkProps) {
  return (
    <a
      {...rest}
      {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
      className={className === undefined ? `link link-${kind}` : `link link-${kind} ${className}`}
    >
      {children}
      {newTab && (
        <>
          <ExternalLink size={14} className="link-icon" />
          <span className="visually-hidden"> ({newTabLabel})</span>
        </>
      )}
    </a>
  );
}
