import { type PackCheck, formatPackCheck } from "@capstan/features/catalog";
import { TriangleAlert } from "lucide-react";

interface PackWarningProps {
  readonly problem: Extract<PackCheck, { ok: false }> | null;
  /** A field that nobody has touched needs no live region: forty of them would only cost. */
  readonly isIdle?: boolean;
  readonly onChange: (quantity: number) => void;
}

/** Under the quantity, not over the page: it must not hide the row that the buyer looks at next. */
export function PackWarning({ problem, isIdle = false, onChange }: PackWarningProps) {
  if (isIdle) return null;
  return (
    <output className="pack-warning">
      {problem && (
        <span className="pack-warning-bubble">
          <TriangleAlert size={16} />
          <span>
            {formatPackCheck(problem)}{" "}
            <button type="button" className="pack-warning-fix" onClick={() => onChange(problem.above)}>
              Make it {problem.above}
            </button>
          </span>
        </span>
      )}
    </output>
  );
}
