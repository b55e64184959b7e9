import "./facets/swatches.css";
import "./size-finder.css";
import { Button, ButtonLink } from "@capstan/ui/button";
import { formatCount } from "@capstan/ui/digits";
import { Segmented } from "@capstan/ui/segmented";
import { type MouseEvent, type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import type { Facet, ResultsView, SizeChip, SizeRow } from "../results.ts";
import { type PackedResults, unpacked } from "../results-wire.ts";
import { combinedUrl, isEmptyBeside } from "./chosen-chips.ts";
import { type FinderChip, SizeChips } from "./size-chips.tsx";

const systems = [
  { value: "inch", label: "Inch" },
  { value: "metric", label: "Metric" },
] as const;

interface SizeFinderProps {
  readonly rows: readonly SizeRow[];
  readonly facets: ResultsView["facets"];
}

/**
 * Sizes as links to what there is of each. With script they are chosen one after the other, and only the count of what has
 * them all changes. Without it both systems are shown, one below the other.
 */
export function SizeFinder({ rows, facets }: SizeFinderProps) {
  const [system, setSystem] = useState("inch");
  const [chosen, setChosen] = useState<readonly SizeChip[]>([]);
  const fetcher = useFetcher<PackedResults>();
  // What the choice before this one had left.
  const [outdated, setOutdated] = useState<PackedResults>();
  const hasBoth = rows.some(({ inch }) => inch.length > 0) && rows.some(({ metric }) => metric.length > 0);
  const left = chosen.length > 0 && fetcher.data ? unpacked(fetcher.data) : undefined;
  const finish = finishesOf(facets);
  const finishLeft = left && finishesOf(left.facets)?.choices;

  function choose(now: readonly SizeChip[]): void {
    setChosen(now);
    setOutdated(fetcher.data);
    if (now.length > 0) void fetcher.load(combinedUrl(now));
  }

  /** Another tab opens what the chip leads to by itself. */
  function toggle(event: MouseEvent, chip: SizeChip): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const others = chosen.filter(({ url }) => url !== chip.url);
    choose(others.length === chosen.length ? [...chosen, chip] : others);
  }

  const chipsOf = (all: readonly SizeChip[], leftOf: readonly SizeChip[] | undefined) =>
    all.map((chip): FinderChip => {
      const isChosen = chosen.some(({ url }) => url === chip.url);
      const count = leftOf?.find(({ label }) => label === chip.label)?.count ?? chip.count;
      return { ...chip, count, isChosen, isEmpty: !isChosen && isEmptyBeside(chip.label, { all, left: leftOf }) };
    });

  return (
    <section className="size-finder" aria-labelledby="size-finder" data-system={hasBoth ? system : undefined}>
      <div className="size-finder-head">
        <h2 id="size-finder">Find by size</h2>
        {hasBoth && (
          <Segmented
            label="System of sizes"
            name="system"
            segments={systems}
            value={system}
            onChange={(value) => {
              setSystem(value);
              choose([]);
            }}
          />
        )}
        <Chosen chips={chosen} total={fetcher.data === outdated ? undefined : left?.total} onClear={() => choose([])} />
      </div>
      {rows.map(({ name, inch, metric }) => {
        const leftRow = left?.sizes?.find((row) => row.name === name);
        return (
          <FinderRow key={name} name={name}>
            <SizeChips chips={chipsOf(inch, leftRow?.inch)} system="inch" onToggle={toggle} />
            <SizeChips chips={chipsOf(metric, leftRow?.metric)} system="metric" onToggle={toggle} />
          </FinderRow>
        );
      })}
      {finish && (
        <FinderRow name={finish.name}>
          <SizeChips chips={chipsOf(finish.choices, finishLeft)} onToggle={toggle} />
        </FinderRow>
      )}
    </section>
  );
}

type ChoiceFacet = Extract<Facet, { kind: "choice" }>;

/** What is told apart by its look. */
function finishesOf(facets: readonly Facet[]): ChoiceFacet | undefined {
  return facets
    .filter((facet) => facet.kind === "choice")
    .find(({ choices }) => choices.some(({ swatch }) => swatch !== undefined));
}

function FinderRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={name} className="size-finder-row">
      <p>{name}</p>
      <div>{children}</div>
    </div>
  );
}

interface ChosenProps {
  readonly chips: readonly SizeChip[];
  /** Undefined until it is counted. */
  readonly total: number | undefined;
  readonly onClear: () => void;
}

/** The region is there before it has words. */
function Chosen({ chips, total, onClear }: ChosenProps) {
  const items = total === undefined ? "items" : formatCount(total, "item", "items");
  return (
    <div className="size-finder-chosen">
      <output>
        {total !== undefined && (
          <>
            <b>{items}</b> with {chips.map(({ label }) => label).join(", ")}
          </>
        )}
      </output>
      {chips.length > 0 && (
        <>
          <Button kind="quiet" onClick={onClear}>
            Clear
          </Button>
          {total !== 0 && (
            <ButtonLink kind="primary" href={combinedUrl(chips)} rel="nofollow">
              Show {items}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
