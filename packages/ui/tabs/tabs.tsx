import "./tabs.css";
import "./tabs-unscripted.css";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { tabFor } from "./tab-keys.ts";

export type Tab = {
  /** The id of the panel, so that `#id` in an address opens it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
};

export type TabsProps = { readonly label: string; readonly tabs: readonly Tab[] };

/** Links to the parts of a page until script arrives, tabs from then on. */
export function Tabs({ label, tabs }: TabsProps) {
  const [selected, setSelected] = useState(tabs[0]?.id);
  const [ready, setReady] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const takeOver = useEffectEvent(() => {
    const target = decodeURIComponent(location.hash.slice(1));
    if (tabs.some(({ id }) => id === target)) setSelected(target);
    setReady(true);
  });
  useEffect(() => takeOver(), []);

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = tabFor(event.key, index, tabs.length);
    if (wanted === undefined) return;
    event.preventDefault();
    setSelected(tabs[wanted]?.id);
    list.current?.querySelectorAll<HTMLElement>(".tabs-tab")[wanted]?.focus();
  }

  return (
    <div className="tabs" data-ready={ready || undefined}>
      <div ref={list} className="tabs-list" role={ready ? "tablist" : "group"} aria-label={label}>
        {tabs.map(({ id, label: text }, index) => {
          const isSelected = id === selected;
          const tabProps = ready && {
            role: "tab",
            "aria-selected": isSelected,
            "aria-controls": id,
            tabIndex: isSelected ? 0 : -1,
          };
          return (
            <a
              key={id}
              {...tabProps}
              id={`${id}-tab`}
              className="tabs-tab"
              href={`#${id}`}
              data-selected={isSelected || undefined}
              onClick={(event) => {
                event.preventDefault();
                setSelected(id);
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {text}
            </a>
          );
        })}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          {...(ready && { role: "tabpanel", tabIndex: 0 })}
          id={id}
          className="tabs-panel"
          aria-labelledby={`${id}-tab`}
          data-selected={id === selected || undefined}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
