import "./size-finder.css";
import { inDigits } from "@capstan/ui/digits";
import { Segmented } from "@capstan/ui/segmented";
import { useState } from "react";
import type { SizeRow } from "../results.ts";

const systems = [
  { value: "inch", label: "Inch" },
  { value: "metric", label: "Metric" },
] as const;

/** Sizes as links to what there is of each. Without script both systems are shown, one below the other. */
export function SizeFinder({ rows }: { readonly rows: readonly SizeRow[] }) {
  const [system, setSystem] = useState("inch");
  const hasBoth = rows.some(({ inch }) => inch.length > 0) && rows.some(({ metric }) => metric.length > 0);
  return (
    <section className="size-finder" aria-labelledby="size-finder" data-system={hasBoth ? system : undefined}>
      <div className="size-finder-head">
        <h2 id="size-finder">Find by size</h2>
        {hasBoth && (
          <Segmented label="System of sizes" name="system" segments={systems} value={system} onChange={setSystem} />
        )}
      </div>
      {rows.map(({ name, inch, metric }) => (
        <div key={name} role="group" aria-label={name} className="size-finder-row">
          <p>{name}</p>
          <div>
            <Chips chips={inch} system="inch" />
            <Chips chips={metric} system="metric" />
          </div>
        </div>
      ))}
    </section>
  );
}

/** Filtered pages are without end, so crawlers are asked not to follow. */
function Chips({ chips, system }: { readonly chips: SizeRow["inch"]; readonly system: string }) {
  if (chips.length === 0) return null;
  return (
    <ul className={`size-chips size-chips-${system}`}>
      {chips.map(({ label, count, url }) => (
        <li key={url}>
          <a href={url} rel="nofollow" className="size-chip">
            {label}
            <span className="visually-hidden"> {inDigits(count)} items</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
