import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { lazyComponent, useOnIntent } from "@capstan/ui/on-intent";
import { MessageSquareText } from "lucide-react";
import { useLocation } from "react-router";

const dialog = lazyComponent(async () => (await import("./feedback-dialog.tsx")).FeedbackDialog);

/** Opens the dialog; before script it goes to the page with the same form. */
export function FeedbackButton() {
  const { pathname } = useLocation();
  const { triggerProps, Open, isLoading, close } = useOnIntent(dialog);
  return (
    <>
      <form action={urls.feedback()}>
        <Button {...triggerProps} type="submit" busy={isLoading} block>
          <MessageSquareText size={20} />
          Help Us Improve
        </Button>
      </form>
      {Open && <Open path={pathname} onClose={close} />}
    </>
  );
}
