import "./copy-button.css";
import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../button/index.ts";
import { IconButton } from "../icon-button/index.ts";

const shownMs = 2_000;

export interface CopyButtonProps {
  /** A function for what only the browser knows, such as the page's address. */
  readonly text: string | (() => string);
  /** "item number": what the button says it copies. */
  readonly what: string;
  /** Words beside the icon, where there is room for them. */
  readonly children?: ReactNode;
  /** How it looks with words: like a link, or like the buttons beside it. */
  readonly look?: "link" | "button";
}

/** Copies a text and says so for two seconds. Without script there is none. */
export function CopyButton({ text, what, children, look = "link" }: CopyButtonProps) {
  const [state, setState] = useState<"rest" | "copied" | "refused">("rest");

  useEffect(() => {
    if (state === "rest") return undefined;
    const timer = setTimeout(() => setState("rest"), shownMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === "string" ? text : text());
      setState("copied");
    } catch {
      setState("refused");
    }
  }

  const icon = state === "copied" ? <Check size={16} /> : <Copy size={16} />;
  const press = { onClick: () => void copy(), "data-state": state };
  return (
    <>
      {children === undefined && (
        <IconButton label={`Copy ${what}`} size="small" className="copy-button" {...press}>
          {icon}
        </IconButton>
      )}
      {children !== undefined && look === "link" && (
        <button type="button" className="copy-button copy-button-words" {...press}>
          {icon}
          {children}
        </button>
      )}
      {children !== undefined && look === "button" && (
        <Button className="copy-button" {...press}>
          {icon}
          {children}
        </Button>
      )}
      {state !== "rest" && (
        <span role="status" className="visually-hidden">
          {state === "copied" ? `Copied ${what}` : "The browser did not allow copying"}
        </span>
      )}
    </>
  );
}
