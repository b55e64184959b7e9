import type { KitEntry } from "@capstan/ui/examples";

const modules = import.meta.glob<{ examples: KitEntry }>(
  ["../../../../packages/ui/*/*.examples.tsx", "../../../../packages/features/*/ui/*/*.examples.tsx"],
  { eager: true },
);

/** Every component that has an examples file, by the name of its folder. */
export const entries: ReadonlyMap<string, KitEntry> = new Map(
  Object.entries(modules)
    .map(([path, module]) => [path.split("/").at(-2) ?? path, module.examples] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
);
