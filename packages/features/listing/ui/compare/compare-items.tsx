import { ItemPicture } from "@capstan/features/pictures";
import { Button } from "@capstan/ui/button";
import { IconButton } from "@capstan/ui/icon-button";
import { lazyComponent, useOnIntent } from "@capstan/ui/on-intent";
import { useRootMark } from "@capstan/ui/root-mark";
import { X } from "lucide-react";
import { clearCompared, toggleCompared } from "./compare-store.ts";
import { type Compared, maxCompared } from "./compared.ts";

const dialog = lazyComponent(async () => (await import("./compare-dialog.tsx")).CompareDialog);

/** What is being compared, at the foot of the window. */
export function CompareItems({ items }: { readonly items: Compared }) {
  const { triggerProps, Open, isLoading, close } = useOnIntent(dialog);
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
        <Button kind="marine" {...triggerProps} busy={isLoading} disabled={items.length < 2}>
          {items.length < 2 ? "Compare" : `Compare ${items.length} items`}
        </Button>
      </div>
      {Open && <Open items={items} onClose={close} />}
    </section>
  );
}

function specWords({ specs }: Compared[number]): string {
  return specs
    .map(({ value }) => value)
    .filter((value) => value !== "")
    .join(", ");
}
