import { type PackCheck, formatPackCheck } from "@capstan/features/catalog";
import { inDigits } from "@capstan/ui/digits";
import { WarningPopover } from "@capstan/ui/popover";

export interface PackPopoverProps {
  readonly fieldId: string;
  readonly problem: Extract<PackCheck, { ok: false }>;
  readonly onChange: (quantity: number) => void;
}

export function PackPopover({ fieldId, problem, onChange }: PackPopoverProps) {
  function fix() {
    // The button goes with the warning.
    document.getElementById(fieldId)?.focus();
    onChange(problem.above);
  }
  return (
    <WarningPopover fieldId={fieldId}>
      <p>{formatPackCheck(problem)}</p>
      <button type="button" className="pack-warning-fix" onClick={fix}>
        Make it {inDigits(problem.above)}
      </button>
    </WarningPopover>
  );
}
