import { inDigits } from "@capstan/ui/digits";
export interface LineChange {
  readonly description: string;
  readonly sku: string;
  readonly from: number;
  readonly to: number;
}

/** "Swivel Caster, 5GC09: 20 instead of 24". */
export function describeChange({ description, sku, from, to }: LineChange): string {
  const now = to === 0 ? "taken out" : `${inDigits(to)} instead of ${inDigits(from)}`;
  return `${description}, ${sku}: ${now}`;
}
