import { useState } from "react";
import { Button } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { TextField } from "../text-field/index.ts";
import { errorSummaryKeyboard } from "./error-summary.keyboard.ts";
import { ErrorSummary, type FieldProblem } from "./error-summary.tsx";

export const examples: KitEntry = {
  name: "Error summary",
  summary: "All that stops a form, above it, with a way to each field.",
  keyboard: errorSummaryKeyboard,
  examples: [{ title: "Above a form", render: () => <AboveForm /> }],
};

function AboveForm() {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.text;
  return (
    <form
      noValidate
      className="kit-stack"
      onSubmit={(event) => {
        event.preventDefault();
        setProblems(problemsOf(new FormData(event.currentTarget)));
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField label="Company" name="summary-company" required error={errorOf("summary-company")} />
      <TextField label="City" name="summary-city" required error={errorOf("summary-city")} />
      <RadioGroup
        legend="How you pay"
        name="summary-payment"
        inline
        error={errorOf("summary-payment")}
        options={[
          { value: "account", label: "On account" },
          { value: "card", label: "By card" },
        ]}
      />
      <div>
        <Button type="submit" kind="primary">
          Continue
        </Button>
      </div>
    </form>
  );
}

function problemsOf(form: FormData): readonly FieldProblem[] {
  const rules = [
    { field: "summary-company", text: "Enter the company's name." },
    { field: "summary-city", text: "Enter a city." },
    { field: "summary-payment", text: "Choose how you pay." },
  ];
  return rules.filter(({ field }) => (form.get(field) ?? "") === "");
}
