import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Checkbox } from "@capstan/ui/checkbox";
import type { CompanySettings } from "../company-sign-in.ts";

export function RequireSection({ settings }: { readonly settings: CompanySettings }) {
  const { provider, domains, administrators } = settings;
  const isReady = provider?.isTested === true && domains.some(({ isVerified }) => isVerified);
  const isRequired = provider?.isRequired === true;
  return (
    <section>
      <h2>4. Require it</h2>
      <p>
        Users of your account with an address in a proven domain can then sign in only through your provider. Keep a way
        back in for the day when it is down: administrators who keep their password can still use it, and each use is
        put on record.
      </p>
      {isReady ? (
        <form method="post" action={urls.companySettings({ change: "require" })} className="company-settings-form">
          <input type="hidden" name="isRequired" value="on" />
          <fieldset>
            <legend>Administrators who keep their password</legend>
            {administrators.map((each) => (
              <Administrator key={each.userId} {...each} isFirst={!isRequired} />
            ))}
          </fieldset>
          <div>
            <Button type="submit" kind="primary">
              {isRequired ? "Save who keeps a password" : "Require company sign-in"}
            </Button>
          </div>
        </form>
      ) : (
        <p className="company-settings-note">It needs a proven domain and a test sign-in that passed.</p>
      )}
      {isRequired && (
        <form method="post" action={urls.companySettings({ change: "require" })}>
          <Button type="submit">Stop requiring it</Button>
        </form>
      )}
    </section>
  );
}

type AdministratorProps = CompanySettings["administrators"][number] & {
  /** Before it is required, everybody who can is proposed. */
  readonly isFirst: boolean;
};

function Administrator({ userId, name, email, hasPassword, keepsPassword, isFirst }: AdministratorProps) {
  return (
    <Checkbox
      name={`keep:${userId}`}
      value="on"
      label={`${name}, ${email}${hasPassword ? "" : " (has no password)"}`}
      disabled={!hasPassword}
      defaultChecked={hasPassword && (isFirst || keepsPassword)}
    />
  );
}
