import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button } from "@capstan/ui/button";
import { PageAccountField } from "./page-account-field.ts";
import { Panel } from "./panel.tsx";

interface SecondStepProps {
  readonly isRequired: boolean;
  readonly canChange: boolean;
}

/** Whether the account's users need a second step; administrators turn it on and off. */
export function SecondStep({ isRequired, canChange }: SecondStepProps) {
  return (
    <Panel title="Second step">
      <div className="account-panel-body users-second-step">
        <p>
          {isRequired
            ? "Every user of this account signs in with a second step: an authenticator app, a passkey, or your company's own sign-in."
            : "A second step is each user's own choice. Required, nobody reaches this account with a password alone."}
        </p>
        {canChange && (
          <form method="post" action={lazyUrls.requireSecondFactor()}>
            <PageAccountField />
            <input type="hidden" name="isRequired" value={isRequired ? "" : "on"} />
            <Button type="submit">{isRequired ? "Make Optional" : "Require for All Users"}</Button>
          </form>
        )}
      </div>
    </Panel>
  );
}
