import "./table.css";
import type { ComponentPropsWithRef } from "react";

export type TableProps = ComponentPropsWithRef<"table"> & {
  /** `facts` is names and values without lines between columns. */
  variant?: "rows" | "facts";
  /** The head row stays in view, below whatever the page sets as `--sticky-top`. */
  stickyHead?: boolean;
};

/**
 * A plain table of plain rows. `table-num` on a cell sets figures to the right; `data-state="active"` on a row marks
 * the one that is being worked on.
 */
export function Table({ variant = "rows", stickyHead = false, className, ...rest }: TableProps) {
  let name = `table table-${variant}`;
  if (stickyHead) name += " table-sticky";
  if (className !== undefined) name += ` ${className}`;
  return <table {...rest} className={name} />;
}
