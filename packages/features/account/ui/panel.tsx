import { type ReactNode, useId } from "react";

interface PanelProps {
  readonly title: string;
  /** Beside the title: a count, or a way to all of it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className="account-panel" aria-labelledby={id}>
      <div className="account-panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
