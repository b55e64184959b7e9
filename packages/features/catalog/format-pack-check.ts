import type { PackCheck } from "./packs.ts";

/** Why a quantity will not do, in a line. */
export function formatPackCheck({ pack, minimum }: Extract<PackCheck, { ok: false }>): string {
  if (pack === 1) return `The least that can be ordered is ${minimum}.`;
  return minimum > pack ? `Ships in multiples of ${pack}, ${minimum} or more.` : `Ships in multiples of ${pack}.`;
}
