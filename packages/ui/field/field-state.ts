import type { ReactNode } from "react";

const fallbackError = "Check this entry.";

/** Spec 5: a field is in error when it is flagged invalid or when error text is given; either way a text is shown. */
export function fieldError(invalid: boolean, error: ReactNode): ReactNode | undefined {
  if (error !== undefined && error !== null && error !== false && error !== "") return error;
  return invalid ? fallbackError : undefined;
}

/** The attributes that tie a control to its hint and its error. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode) {
  const ids = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`].filter(Boolean);
  return {
    "aria-invalid": error === undefined ? undefined : (true as const),
    "aria-describedby": ids.length === 0 ? undefined : ids.join(" "),
  };
}
