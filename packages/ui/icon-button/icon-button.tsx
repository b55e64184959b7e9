import "./icon-button.css";
import type { ComponentPropsWithRef } from "react";

export type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "aria-label"> & {
  /** The button's whole name: the picture says nothing to those who can't see it. */
  label: string;
  /** 28, 36 or 44 px square; all are 44 on phones. */
  size?: "small" | "medium" | "large";
};

export function IconButton({ label, size = "medium", className, type = "button", ...rest }: IconButtonProps) {
  let name = "icon-button";
  if (size !== "medium") name += ` icon-button-${size}`;
  if (className !== undefined) name += ` ${className}`;
  return <button {...rest} type={type} aria-label={label} className={name} />;
}
