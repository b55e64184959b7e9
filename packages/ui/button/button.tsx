import "./button.css";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

export type ButtonProps = ComponentPropsWithRef<"button"> &
  ButtonLook & {
    /** Something is under way: the button keeps its focus, shows a ring and refuses to be pressed again. */
    busy?: boolean;
  };

export function Button({ kind, size, block, busy = false, className, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? refuse : onClick}
    />
  );
}

// `disabled` would throw the focus away, so a busy button takes the press and drops it.
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

export type ButtonLinkProps = ComponentPropsWithRef<"a"> & ButtonLook;

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ kind, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ kind, size, block }, className)}>
      {children}
    </a>
  );
}
