import { looksLikeAddress } from "@capstan/features/marketing";
import { urls } from "@capstan/features/urls";
import { postForm } from "@capstan/platform/post-form";
import { Button } from "@capstan/ui/button";
import { Modal } from "@capstan/ui/modal";
import { type FormEvent, useId, useState } from "react";
import { type FeedbackOutcome, faultOf, outcomeIn } from "../feedback.ts";
import { FeedbackFields } from "./feedback-fields.tsx";

type FeedbackDialogProps = { readonly path: string; readonly onClose: () => void };

export function FeedbackDialog({ path, onClose }: FeedbackDialogProps) {
  const id = useId();
  const [state, setState] = useState<FeedbackOutcome | "sending">();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const fault = faultOf({ text: textOf(given, "text"), email: textOf(given, "email") }, looksLikeAddress);
    if (fault !== undefined) {
      setState(fault);
      const field = form.elements.namedItem(fault === "invalid-email" ? "email" : "text");
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setState("sending");
    setState(outcomeIn(await postForm(form)) ?? "later");
  }

  if (state === "done") {
    return (
      <Modal title="Help Us Improve" width="medium" onClose={onClose}>
        {/* The form had the focus, and is gone. */}
        <p role="status" tabIndex={-1} ref={(element) => element?.focus()}>
          Thank you. We read everything, and answer where you asked us to.
        </p>
      </Modal>
    );
  }
  const isSending = state === "sending";
  return (
    <Modal
      title="Help Us Improve"
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={id} busy={isSending}>
            Send Feedback
          </Button>
        </>
      }
    >
      <form id={id} action={urls.feedback()} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FeedbackFields path={path} outcome={isSending ? undefined : state} />
      </form>
    </Modal>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
