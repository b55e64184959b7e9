import { IconButton } from "@capstan/ui/icon-button";
import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

const shownMs = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** "item number": what the button says it copies. */
  readonly what: string;
  /** Words beside the icon, where there is room for them. */
  readonly children?: ReactNode;
}

export function CopyButton({ text, what, children }: CopyButtonProps) {
  const [state, setState] = useState<"rest" | "copied" | "refused">("rest");

  useEffect(() => {
    if (state === "rest") return undefined;
    const timer = setTimeout(() => setState("rest"), shownMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("refused");
    }
  }

  const icon = state === "copied" ? <Check size={16} /> : <Copy size={16} />;
  const press = { onClick: () => void copy(), "data-state": state };
  return (
    <>
      {children === undefined ? (
        <IconButton label={`Copy ${what}`} size="small" className="copy-button" {...press}>
          {icon}
        </IconButton>
      ) : (
        <button type="button" className="copy-button copy-button-words" {...press}>
          {icon}
          {children}
        </button>
      )}
      {state !== "rest" && (
        <span role="status" className="visually-hidden">
          {state === "copied" ? `Copied ${what}` : "The browser did not allow copying"}
        </span>
      )}
    </>
  );
}
