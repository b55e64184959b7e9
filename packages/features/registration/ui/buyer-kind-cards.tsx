import { RadioGroup } from "@capstan/ui/radio-group";
import type { StepView } from "../registration-pages.ts";
import type { BuyerKind } from "../registration.ts";
import { errorOf } from "./step-form.tsx";

const kinds: readonly { readonly value: BuyerKind; readonly label: string; readonly hint: string }[] = [
  { value: "company", label: "A company", hint: "Find or add it below" },
  { value: "federal", label: "Federal government", hint: "Department and agency" },
  { value: "individual", label: "Myself", hint: "Individual account" },
];

interface BuyerKindCardsProps {
  readonly view: StepView;
  readonly onChange: (kind: string) => void;
}

export function BuyerKindCards({ view: { answers, errors }, onChange }: BuyerKindCardsProps) {
  return (
    <div className="registration-kinds">
      <RadioGroup
        legend="Who are you buying for?"
        name="buyerKind"
        options={kinds}
        defaultValue={answers.buyerKind ?? "company"}
        onChange={onChange}
        error={errorOf(errors, "buyerKind")}
        required
      />
    </div>
  );
}
