import "./compare.css";
import { lazyComponent } from "@capstan/ui/on-intent";
import { type ComponentType, useEffect, useState } from "react";
import { useCompared } from "./compare-store.ts";
import { maxCompared } from "../../compare.ts";
import type { Compared } from "./compared.ts";

const bar = lazyComponent(async () => (await import("./compare-items.tsx")).CompareItems);

/** The bar is fetched with the first item: most visits compare nothing. The region is there before it has words. */
export function CompareBar() {
  const items = useCompared();
  const [Items, setItems] = useState<ComponentType<{ items: Compared }>>();
  const isNeeded = items.length > 0;

  useEffect(() => {
    if (!isNeeded) return;
    // Without the bar the boxes still say what is chosen; the next item tries again.
    bar.load().then(
      (loaded) => setItems(() => loaded),
      () => undefined,
    );
  }, [isNeeded]);

  return (
    <>
      <output className="visually-hidden">{spoken(items)}</output>
      {isNeeded && Items && <Items items={items} />}
    </>
  );
}

function spoken(items: Compared): string {
  if (items.length === 0) return "";
  const full = items.length === maxCompared ? ". No more can be added" : "";
  return `${items.length} of ${maxCompared} items to compare${full}`;
}
