import "./error-summary.css";
import { CircleAlert } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";

export type FieldProblem = {
  /** The id of the field that has to change. */
  readonly field: string;
  readonly text: string;
};

export type ErrorSummaryProps = {
  problems: readonly FieldProblem[];
  title?: string;
  /** Which attempt to send the form this is: each one that fails brings the focus back here. */
  attempt?: number;
};

/** Everything that stops a form, above it; takes the focus as it appears and leads to each field. */
export function ErrorSummary({ problems, title = "There is a problem", attempt = 0 }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const wrong = problems.length > 0;
  useEffect(() => {
    if (wrong) summary.current?.focus();
  }, [wrong, attempt]);
  if (!wrong) return null;
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="error-summary">
      <CircleAlert size={20} className="error-summary-icon" />
      <div>
        <h2 className="error-summary-title">{title}</h2>
        <ul className="error-summary-list">
          {problems.map((problem) => (
            <li key={problem.field}>
              <a href={`#${problem.field}`} onClick={focusField}>
                {problem.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

// A link by itself scrolls to the field and leaves the focus behind.
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const named = document.querySelector<HTMLElement>(`#${CSS.escape(event.currentTarget.hash.slice(1))}`);
  // A group is mended at its first choice.
  const field = named instanceof HTMLFieldSetElement ? named.querySelector<HTMLElement>("input") : named;
  if (field === null) return;
  event.preventDefault();
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined;
  (label ?? field).scrollIntoView({ block: "nearest" });
  field.focus({ preventScroll: true });
}
