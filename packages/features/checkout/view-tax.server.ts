import { dayAndYear } from "@capstan/platform/format-time";
import { type ComposedLine, type ComposedOrder, countOf } from "@capstan/features/orders/server";
import { bug } from "@capstan/platform/bug";
import { type Money, formatMoney, sumOf } from "@capstan/platform/money";
import type { SummaryView, TaxRow } from "./checkout.ts";
import type { CheckoutState } from "./load-checkout.server.ts";

type Place = Pick<CheckoutState, "places" | "certificates">;

/** A row for each place where something is handed over. */
export function taxRows({ lines, shipTo, freight, freightTax }: ComposedOrder, place: Place): readonly TaxRow[] {
  return groupsOf(lines).map(([key, group]) => {
    const [{ taxDecision: decision, branchCode }] = group;
    const isPickup = branchCode !== null;
    const hasFreight = !isPickup && freightTax > 0n;
    const amounts = [...group.map(({ lineTotal }) => lineTotal), ...(hasFreight ? [freight] : [])];
    const taxed = decision.reason === "taxed";
    return {
      key,
      place: `${isPickup ? (place.places.get(branchCode) ?? branchCode) : shipTo.name}, ${decision.state}`,
      lines: `${countOf(group.length, "line")} ${isPickup ? "picked up" : "shipped"}${hasFreight ? ", and freight" : ""}`,
      state: decision.state,
      isExempt: !taxed,
      ...wordsOf(decision, place),
      taxable: formatMoney(taxed ? sumOf(amounts) : (0n as Money)),
      rate: taxed ? percent(decision.rate) : "0%",
      tax: formatMoney(sumOf([...group.map(({ tax }) => tax), ...(hasFreight ? [freightTax] : [])])),
    };
  });
}

type TaxedLine = Pick<ComposedLine, "branchCode" | "tax" | "taxDecision">;

/** The order's tax by place, for its sum. */
export function taxSummary({
  lines,
  freightTax,
}: {
  readonly lines: readonly TaxedLine[];
  readonly freightTax: Money;
}): SummaryView["taxes"] {
  return groupsOf(lines).map(([, group]) => {
    const [{ taxDecision: decision, branchCode }] = group;
    if (decision.reason !== "taxed")
      return {
        label: `Tax, ${decision.state}`,
        amount: decision.reason === "exempt" ? "Exempt" : formatMoney(0n as Money),
      };
    const tax = sumOf([...group.map((line) => line.tax), ...(branchCode === null ? [freightTax] : [])]);
    return { label: `Tax, ${decision.jurisdiction} ${percent(decision.rate)}`, amount: formatMoney(tax) };
  });
}

type Group<Line> = readonly [Line, ...Line[]];

function groupsOf<Line extends TaxedLine>(lines: readonly Line[]): readonly (readonly [string, Group<Line>])[] {
  const groups = Map.groupBy(lines, ({ branchCode, taxDecision }) => `${branchCode ?? ""} ${taxDecision.state}`);
  return [...groups].map(([key, group]) => [key, asGroup(group)]);
}

function asGroup<Line>([first, ...rest]: readonly Line[]): Group<Line> {
  return [first ?? bug("a group has no line"), ...rest];
}

function wordsOf(decision: ComposedLine["taxDecision"], { certificates }: Place): Pick<TaxRow, "status" | "reason"> {
  const { state } = decision;
  switch (decision.reason) {
    case "exempt": {
      const ends = certificates.get(decision.certificate);
      const until = ends === undefined || ends === "infinity" ? "" : ` until ${dayAndYear(ends)}`;
      return {
        status: `Exempt in ${state}`,
        reason: `Certificate ${decision.certificate} on file${until}, ${decision.because.toLowerCase()}`,
      };
    }
    case "taxed":
      return { status: `Not exempt in ${state}`, reason: `No certificate for ${decision.jurisdiction} on file` };
    default:
      return { status: `No tax in ${state}`, reason: "We collect no sales tax there" };
  }
}

/** "0.0875" is "8.75%". */
function percent(rate: string): string {
  return `${(Number(rate) * 100).toLocaleString("en-US", { maximumFractionDigits: 4 })}%`;
}
