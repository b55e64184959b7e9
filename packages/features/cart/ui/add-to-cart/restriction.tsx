import { Button } from "@capstan/ui/button";
import type { ModalProps } from "@capstan/ui/modal";
import { RadioGroup } from "@capstan/ui/radio-group";
import type { AddEntry } from "../../flow/add-answer.ts";
import { EntryHead } from "./entry-head.tsx";
import { RichText } from "./rich-text.tsx";

export type Choice = "yes" | "no";

export interface QuestionProps {
  readonly entry: AddEntry;
  readonly quantity: number;
  readonly isBusy: boolean;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
  readonly onDecide: (isAgreed: boolean) => void;
}

/** Spec 2.9: for state-restricted items. */
export function restrictionDialog(props: QuestionProps): ModalProps {
  const { choice, isBusy, onDecide } = props;
  return {
    title: "Product Has Restrictions",
    width: "medium",
    role: "alertdialog",
    // Spec 4: Escape or the close button counts as cancel.
    onClose: () => onDecide(false),
    actions: (
      <>
        <Button onClick={() => onDecide(false)}>Cancel</Button>
        {/* Spec 4: No counts as agree, Yes as cancel. */}
        <Button kind="primary" busy={isBusy} disabled={choice === undefined} onClick={() => onDecide(choice === "no")}>
          Confirm
        </Button>
      </>
    ),
    children: <RestrictionQuestion {...props} />,
  };
}

function RestrictionQuestion({ entry, quantity, choice, onChoose }: QuestionProps) {
  const { error } = entry;
  const alerts = error?.policyViolationAlerts;
  return (
    <>
      <EntryHead entry={entry} quantity={quantity} />
      <div className="flow-question">
        <RadioGroup
          legend={
            <>
              <RichText html={error?.question ?? alerts?.headerMessage ?? error?.errorMessage ?? ""} />
              {alerts?.detailedMessage && (
                <span className="flow-question-hint">
                  <RichText html={alerts.detailedMessage} />
                </span>
              )}
            </>
          }
          name="restriction-answer"
          inline
          required
          value={choice ?? ""}
          onChange={(value) => onChoose(value === "yes" ? "yes" : "no")}
          options={[
            { value: "yes", label: error?.yes ?? "Yes" },
            { value: "no", label: error?.no ?? "No" },
          ]}
        />
      </div>
    </>
  );
}
