import { registrationUrls } from "@capstan/features/registration-urls";
import { Button } from "@capstan/ui/button";
import { ErrorSummary } from "@capstan/ui/error-summary";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldError } from "../field-errors.ts";
import type { StepView } from "../registration-pages.ts";

interface StepFormProps {
  readonly view: Pick<StepView, "step" | "errors">;
  readonly submitLabel?: string;
  readonly children: ReactNode;
}

/** One step's plain form. Back saves too: nothing typed is lost either way. */
export function StepForm({ view: { step, errors }, submitLabel = "Continue", children }: StepFormProps) {
  const hasBack = step !== "about-you";
  return (
    <form method="post" action={registrationUrls.step({ step })} noValidate className="registration-form">
      <ErrorSummary
        title={errors.length === 1 ? "Fix 1 thing to continue" : `Fix ${errors.length} things to continue`}
        problems={errors.map(({ field, message }) => ({ field, text: message }))}
      />
      {/* Enter presses a form's first button, which would be Back. */}
      {hasBack && step !== "company" && (
        <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden">
          {submitLabel}
        </button>
      )}
      {children}
      <div className="registration-actions">
        {hasBack && (
          <Button type="submit" kind="quiet" name="go" value="back">
            <ArrowLeft size={20} /> Back
          </Button>
        )}
        <Button type="submit" kind="primary" size="large" className="registration-continue">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with a field, if anything. */
export function errorOf(errors: readonly FieldError[], field: FieldError["field"]): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}
