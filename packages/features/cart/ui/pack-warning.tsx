import { type PackCheck, formatPackCheck } from "@capstan/features/catalog";
import { lazyComponent } from "@capstan/ui/on-intent";
import { type ComponentType, createElement, useEffect, useState } from "react";
import type { PackPopoverProps } from "./pack-popover.tsx";

interface PackWarningProps {
  /** The quantity's field. */
  readonly fieldId: string;
  readonly problem: Extract<PackCheck, { ok: false }> | null;
  /** A field that nobody has touched needs no live region: forty of them would only cost. */
  readonly isIdle?: boolean;
  readonly onChange: (quantity: number) => void;
}

const popover = lazyComponent(async () => (await import("./pack-popover.tsx")).PackPopover);

/** The element that says it; the field refers to it. */
export function packWarningId(fieldId: string): string {
  return `${fieldId}-warning`;
}

/** Spec 4: a quantity that is no multiple of the pack is warned of beside its field. It stands right after the field. */
export function PackWarning({ fieldId, problem, isIdle = false, onChange }: PackWarningProps) {
  const loaded = useLoaded(problem !== null);
  if (isIdle) return null;
  return (
    <>
      {problem && loaded && createElement(loaded, { fieldId, problem, onChange })}
      <output className="visually-hidden">
        <span id={packWarningId(fieldId)}>{problem && formatPackCheck(problem)}</span>
      </output>
    </>
  );
}

function useLoaded(isNeeded: boolean): ComponentType<PackPopoverProps> | undefined {
  const [loaded, setLoaded] = useState(popover.loaded);
  useEffect(() => {
    if (!isNeeded) return;
    popover.load().then(
      (component) => setLoaded(() => component),
      // The words are said, and the server refuses what can't be.
      () => {},
    );
  }, [isNeeded]);
  return loaded;
}
