import { useEffect, useRef } from "react";
import { type LocatedBranch, branchName } from "../located-branch.ts";
import { Stock } from "./availability-info.tsx";
import { BranchCard } from "./branch-card.tsx";

interface BranchListProps {
  readonly branches: readonly LocatedBranch[];
  readonly selectedCode: string | null;
  /** Selected on the map: its card comes into view. */
  readonly scrollsToSelected: boolean;
  readonly settingDefault: string | null;
  /** Beside the map: a card's number shows it there. */
  readonly onShowOnMap?: ((code: string) => void) | undefined;
  readonly onSetDefault?: ((code: string) => void) | undefined;
}

export function BranchList(props: BranchListProps) {
  const { branches, selectedCode, scrollsToSelected, settingDefault, onShowOnMap, onSetDefault } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!scrollsToSelected) return;
    list.current?.querySelector("[data-selected]")?.scrollIntoView({ block: "start" });
  }, [scrollsToSelected, selectedCode]);

  return (
    <ul ref={list} className="locator-list">
      {branches.map((branch, at) => {
        const isSelected = onShowOnMap !== undefined && branch.code === selectedCode;
        return (
          <li key={branch.code} className="locator-card" data-selected={isSelected || undefined}>
            <BranchCard
              branch={branch}
              mark={<Mark branch={branch} number={at + 1} isSelected={isSelected} onShowOnMap={onShowOnMap} />}
              stock={<Stock branch={branch} />}
              onSetDefault={onSetDefault}
              isSettingDefault={settingDefault === branch.code}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface MarkProps {
  readonly branch: LocatedBranch;
  readonly number: number;
  readonly isSelected: boolean;
  readonly onShowOnMap: ((code: string) => void) | undefined;
}

function Mark({ branch, number, isSelected, onShowOnMap }: MarkProps) {
  if (onShowOnMap === undefined)
    return (
      <span aria-hidden="true" className="locator-mark">
        {number}
      </span>
    );
  return (
    <button
      type="button"
      className="locator-mark"
      aria-pressed={isSelected}
      aria-label={`${number}: show ${branchName(branch)} on the map`}
      onClick={() => onShowOnMap(branch.code)}
    >
      {number}
    </button>
  );
}
