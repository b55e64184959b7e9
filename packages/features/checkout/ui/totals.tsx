import type { SummaryView } from "../checkout.ts";

interface TotalsProps {
  readonly summary: Omit<SummaryView, "groups" | "isPartial">;
  readonly groups?: SummaryView["groups"];
  readonly totalLabel?: string;
}

const noGroups: SummaryView["groups"] = [];

export function Totals({ summary, groups = noGroups, totalLabel = "Total" }: TotalsProps) {
  const { lines, subtotal, freightLabel, freight, taxes, total } = summary;
  const rows = [{ label: `Subtotal, ${lines}`, amount: subtotal }, { label: freightLabel, amount: freight }, ...taxes];
  return (
    <dl className="checkout-totals">
      {groups.map(({ label, amount }) => (
        <div key={label} className="checkout-totals-group">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {rows.map(({ label, amount }, at) => (
        <div key={label} className={at === 0 && groups.length > 0 ? "checkout-totals-first" : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="checkout-totals-sum">
        <dt>{totalLabel}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
