import "./shell.css";
import type { ReactNode } from "react";
import { BackToTop } from "../back-to-top/index.ts";
import { ToastArea } from "../toast/index.ts";

export type ShellProps = {
  /** The skip link or the list of them; its target is `#main`. */
  readonly skip?: ReactNode;
  readonly header?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** What every page has around its own part, in the order in which it is read. */
export function Shell({ skip, header, children, footer }: ShellProps) {
  return (
    <>
      {/* Where Back to Top puts the focus: before everything, so that the next Tab begins the page anew. */}
      <span id="top" tabIndex={-1} className="visually-hidden" />
      {skip}
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <BackToTop />
      <ToastArea />
    </>
  );
}
