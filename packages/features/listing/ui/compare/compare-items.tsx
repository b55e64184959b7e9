import { ItemPicture } from "@capstan/features/pictures";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { IconButton } from "@capstan/ui/icon-button";
import { useRootMark } from "@capstan/ui/root-mark";
import { X } from "lucide-react";
import { clearCompared, toggleCompared } from "./compare-store.ts";
import { maxCompared } from "../../compare.ts";
import type { Compared } from "./compared.ts";

/** What is being compared, at the foot of the window. */
export function CompareItems({ items }: { readonly items: Compared }) {
  useRootMark("has-compare-bar");
  const free = maxCompared - items.length;
  return (
    <section className="compare-bar" aria-label="Compare" data-print="hide">
      <div className="wrap compare-bar-inner">
        <h2>Compare</h2>
        <ul className="compare-items">
          {items.map((item) => (
            <li key={item.sku} className="compare-item">
              <ItemPicture sku={item.sku} size={48} alt="" />
              <span className="compare-item-words">
                <span className="mono">{item.sku}</span>
                <span>{specWords(item)}</span>
              </span>
              <IconButton label={`Remove ${item.sku}`} size="small" onClick={() => toggleCompared(item)}>
                <X size={16} />
              </IconButton>
            </li>
          ))}
          {free > 0 && <li className="compare-item compare-item-free">Pick up to {free} more</li>}
        </ul>
        <Button kind="quiet" onClick={clearCompared}>
          Clear
        </Button>
        {items.length < 2 ? (
          <Button kind="marine" disabled>
            Compare
          </Button>
        ) : (
          <ButtonLink kind="marine" href={lazyUrls.compare({ skus: items.map(({ sku }) => sku) })}>
            Compare {items.length} items
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function specWords({ specs }: Compared[number]): string {
  return specs
    .map(({ value }) => value)
    .filter((value) => value !== "")
    .join(", ");
}
