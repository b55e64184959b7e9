import "./sort-menu.css";
import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { ResultsView } from "../results.ts";

/** The ways to sort, each a link: an arrow key or a glance at the list changes nothing. It unfolds without script. */
export function SortMenu({ sorts }: { readonly sorts: ResultsView["sorts"] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const chosen = sorts.find(({ isChosen }) => isChosen);

  useEffect(() => {
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.open && !menu.current.contains(target)) menu.current.open = false;
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== "Escape" || !menu.current?.open) return;
    menu.current.open = false;
    summary.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape folds what the summary unfolds
    <details ref={menu} className="results-sort" onKeyDown={onKeyDown}>
      <summary ref={summary}>
        <span className="results-sort-label">Sort</span>
        <span className="results-sort-chosen">{chosen?.label}</span>
        <ChevronDown size={16} />
      </summary>
      <ul>
        {sorts.map(({ label, url, isChosen }) => (
          <li key={url}>
            <a href={url} rel="nofollow" aria-current={isChosen ? "true" : undefined}>
              {label}
              {isChosen && <Check size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
