import { Button } from "@capstan/ui/button";
import type { ModalProps } from "@capstan/ui/modal";
import { Notification } from "@capstan/ui/notification";
import { EntryHead } from "./entry-head.tsx";
import type { QuestionProps } from "./restriction.tsx";
import { RichText } from "./rich-text.tsx";

/** Spec 2.9: for restricted products that are sold to who agrees to something. */
export function disclaimerDialog(props: QuestionProps): ModalProps {
  const { isBusy, onDecide } = props;
  return {
    title: "Disclaimer",
    width: "medium",
    role: "alertdialog",
    onClose: () => onDecide(false),
    actions: (
      <>
        <Button onClick={() => onDecide(false)}>Cancel</Button>
        <Button kind="primary" busy={isBusy} onClick={() => onDecide(true)}>
          Agree
        </Button>
      </>
    ),
    children: <DisclaimerText {...props} />,
  };
}

function DisclaimerText({ entry, quantity }: QuestionProps) {
  const { error } = entry;
  const alerts = error?.policyViolationAlerts;
  const message = error?.disclaimerAlertMessage;
  const title = message?.alertMessage ?? alerts?.headerMessage ?? error?.errorMessage;
  const paragraphs = [message?.topMessage, message?.mainMessage ?? alerts?.detailedMessage];
  const options = alerts?.repairOptions ?? [];
  return (
    <>
      <EntryHead entry={entry} quantity={quantity} />
      <div className="flow-disclaimer">
        {title && <Notification kind="caution" title={<RichText html={title} />} />}
        {paragraphs.map((html) => html && <RichText key={html} html={html} isBlock />)}
        {options.length > 0 && (
          <ul className="flow-options">
            {options.map(
              ({ repairOptionText: html }) =>
                html && (
                  <li key={html}>
                    <RichText html={html} />
                  </li>
                ),
            )}
          </ul>
        )}
      </div>
    </>
  );
}
