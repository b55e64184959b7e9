import { bug } from "@capstan/platform/bug";
import { type Money, formatMoney, moneyOf, sumOf } from "@capstan/platform/money";
import type { ShipmentFacts } from "./shipment-facts.store.server.ts";

interface TaxedFacts {
  readonly lines: readonly Pick<ShipmentFacts["lines"][number], "tax" | "taxDecision">[];
  readonly invoice: { readonly tax: string } | null;
}

/** The tax by where it is due and why, that of the freight last: together exactly what is billed. */
export function taxRows({ lines, invoice }: TaxedFacts): readonly (readonly [string, string])[] {
  const groups = new Map<string, Money>();
  for (const { tax, taxDecision } of lines) {
    const label = labelOf(taxDecision);
    groups.set(label, sumOf([groups.get(label) ?? (0n as Money), amount(tax ?? "0")]));
  }
  const all = amount(invoice?.tax ?? "0");
  const ofFreight = (all - sumOf([...groups.values()])) as Money;
  const rows = [...groups].map(([label, tax]): readonly [string, string] => [
    label,
    tax === 0n && label.includes("certificate") ? "Exempt" : formatMoney(tax),
  ]);
  return ofFreight === 0n ? rows : [...rows, ["Sales tax on freight", formatMoney(ofFreight)]];
}

function labelOf(decision: ShipmentFacts["lines"][number]["taxDecision"]): string {
  if (decision?.reason === "taxed") return `Sales tax, ${decision.jurisdiction} ${percent(decision.rate)}`;
  if (decision?.reason === "exempt") return `Sales tax, ${decision.state}, certificate ${decision.certificate}`;
  return decision ? `Sales tax, ${decision.state}: none collected` : "Sales tax";
}

/** `0.0875` is 8.75%. */
function percent(rate: string): string {
  const [whole = "0", rest = ""] = rate.split(".");
  const digits = `${whole}${rest.padEnd(6, "0")}`;
  const text = `${Number(digits.slice(0, -4))}.${digits.slice(-4)}`;
  return `${text.replace(/\.?0+$/, "")}%`;
}

function amount(text: string): Money {
  return moneyOf(text) ?? bug(`${text} is no amount`);
}
