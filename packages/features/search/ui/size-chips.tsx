import { inDigits } from "@capstan/ui/digits";
import type { MouseEvent } from "react";
import type { FacetChoice, SizeChip } from "../results.ts";

export interface FinderChip extends SizeChip, Pick<FacetChoice, "swatch"> {
  readonly isChosen: boolean;
  /** Nothing has it beside what is chosen. */
  readonly isEmpty: boolean;
}

interface SizeChipsProps {
  readonly chips: readonly FinderChip[];
  /** Left out where the chips are no sizes. */
  readonly system?: "inch" | "metric";
  readonly onToggle: (event: MouseEvent, chip: SizeChip) => void;
}

/** Filtered pages are without end, so crawlers are asked not to follow. */
export function SizeChips({ chips, system, onToggle }: SizeChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={`size-chips size-chips-${system ?? "named"}`}>
      {chips.map((chip) => (
        <li key={chip.url}>
          <a
            href={chip.url}
            rel="nofollow"
            className={chip.isEmpty ? "size-chip size-chip-empty" : "size-chip"}
            aria-current={chip.isChosen ? "true" : undefined}
            onClick={(event) => onToggle(event, chip)}
          >
            <ChipWords chip={chip} showsCount={system === undefined} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ChipWordsProps {
  readonly chip: FinderChip;
  readonly showsCount: boolean;
}

function ChipWords({ chip: { label, swatch, count, isEmpty }, showsCount }: ChipWordsProps) {
  const shown = inDigits(isEmpty ? 0 : count);
  return (
    <>
      {swatch !== undefined && <span className={`facet-swatch facet-swatch-${swatch}`} />}
      {label}
      {showsCount ? (
        <span className="size-chip-count">
          {shown}
          <span className="visually-hidden"> items</span>
        </span>
      ) : (
        <span className="visually-hidden"> {shown} items</span>
      )}
    </>
  );
}
