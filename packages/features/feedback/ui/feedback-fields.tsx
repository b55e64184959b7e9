import { inDigits } from "@capstan/ui/digits";
import "./feedback.css";
import { Notification } from "@capstan/ui/notification";
import { RadioGroup } from "@capstan/ui/radio-group";
import { TextArea, TextField } from "@capstan/ui/text-field";
import { useId } from "react";
import { type FeedbackOutcome, maxFeedbackLength, ratings } from "../feedback.ts";

const textFaults: Partial<Record<FeedbackOutcome, string>> = {
  empty: "Enter what we can improve.",
  "too-long": `Use ${inDigits(maxFeedbackLength)} characters or fewer.`,
};

/** The same questions in the dialog and on the page. */
export function FeedbackFields({ path, outcome }: { path: string; outcome: FeedbackOutcome | undefined }) {
  // The page and the dialog may both be there.
  const id = useId();
  return (
    <div className="feedback-form">
      {outcome === "later" && (
        <Notification kind="error" title="We could not take your feedback." live>
          Try again in a few minutes.
        </Notification>
      )}
      <TextArea
        name="text"
        id={`${id}text`}
        label="What can we improve?"
        required
        rows={6}
        maxLength={maxFeedbackLength}
        hint={`Up to ${inDigits(maxFeedbackLength)} characters. Leave out passwords and card numbers.`}
        error={outcome && textFaults[outcome]}
      />
      <RadioGroup name="rating" id={`${id}rating`} legend="How is this page? (Optional)" inline options={ratings} />
      <TextField
        name="email"
        id={`${id}email`}
        type="email"
        autoComplete="email"
        label="Email address, if you want an answer"
        error={outcome === "invalid-email" ? "Invalid Email Address" : undefined}
      />
      <input type="hidden" name="path" value={path} />
    </div>
  );
}
