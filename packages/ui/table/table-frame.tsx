import "./table.css";
import { type ReactNode, useRef } from "react";
import { useFit } from "./use-fit.ts";

export type TableFrameProps = {
  /** What a screen reader calls the frame when it has to be scrolled. */
  label: string;
  /** Scrolls within itself instead of with the page. */
  tall?: boolean;
  className?: string;
  children: ReactNode;
};

export function TableFrame({ label, tall = false, className, children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const fit = useFit(frame);
  // Only a frame with something out of sight is a stop for the keyboard.
  const scrollable = fit === "overflows" && { role: "region", "aria-label": label, tabIndex: 0 };
  let name = tall ? "table-frame table-frame-tall" : "table-frame";
  if (className !== undefined) name += ` ${className}`;
  return (
    <div ref={frame} className={name} data-fit={fit} {...scrollable}>
      {children}
    </div>
  );
}
