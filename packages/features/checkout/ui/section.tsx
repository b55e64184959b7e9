import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { CheckoutProblem, Section as SectionName } from "../checkout.ts";

interface SectionProps {
  readonly name: SectionName;
  readonly number: number;
  readonly title: string;
  readonly problems: readonly CheckoutProblem[];
  /** Place Order was refused: what is open has to be mended. */
  readonly isRefused: boolean;
  /** Instead of how it stands. */
  readonly note?: string;
  readonly children: ReactNode;
}

export function Section({ name, number, title, problems, isRefused, note, children }: SectionProps) {
  const open = problems.filter(({ section }) => section === name).length;
  return (
    <section id={name} className="checkout-section" aria-labelledby={`${name}-title`}>
      <header className="checkout-section-head">
        <span className="checkout-number" aria-hidden="true">
          {number}
        </span>
        <h2 id={`${name}-title`}>{title}</h2>
        {note === undefined ? <Status open={open} isRefused={isRefused} /> : <p className="checkout-quiet">{note}</p>}
      </header>
      {children}
    </section>
  );
}

function Status({ open, isRefused }: { readonly open: number; readonly isRefused: boolean }) {
  if (open === 0)
    return (
      <p className="checkout-status checkout-status-ok">
        <CircleCheck size={16} /> Complete
      </p>
    );
  return isRefused ? (
    <p className="checkout-status checkout-status-wrong">
      <CircleAlert size={16} /> {open} to fix
    </p>
  ) : (
    <p className="checkout-status checkout-status-open">
      <TriangleAlert size={16} /> {open} still open
    </p>
  );
}
