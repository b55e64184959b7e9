import "./company-sign-in.css";
import { AccountTrail } from "@capstan/features/account-trail";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import type { SettingsOutcome } from "../company-settings.ts";
import type { CompanySettings } from "../company-sign-in.ts";
import { DomainSection } from "./domain-section.tsx";
import { ProviderSection } from "./provider-section.tsx";
import { RequireSection } from "./require-section.tsx";
import { settingsText } from "./settings-text.ts";

interface SettingsPageProps {
  readonly isOn: boolean;
  /** Null for whoever may not see them. */
  readonly settings: CompanySettings | null;
  readonly outcome: SettingsOutcome | null;
}

export function SettingsPage({ isOn, settings, outcome }: SettingsPageProps) {
  return (
    <div className="wrap company-settings">
      <AccountTrail current="Company Sign-In" />
      <h1>Company Sign-In</h1>
      {settings === null || !isOn ? <Unavailable isOn={isOn} /> : <Settings settings={settings} outcome={outcome} />}
    </div>
  );
}

function Unavailable({ isOn }: { readonly isOn: boolean }) {
  return isOn ? (
    <Notification kind="info" title="This page is for administrators of your account.">
      Ask one of them to set up your company's sign-in.
    </Notification>
  ) : (
    <Notification kind="info" title="This store has no company sign-in.">
      Whoever runs the store can turn it on: it needs a key to keep your provider's secret.
    </Notification>
  );
}

function Settings({
  settings,
  outcome,
}: {
  readonly settings: CompanySettings;
  readonly outcome: SettingsOutcome | null;
}) {
  const { provider } = settings;
  return (
    <>
      <p className="company-sign-in-lead">
        Your people sign in with your own identity provider. It takes four steps, and nothing changes for anybody before
        the last one.
      </p>
      {outcome !== null && <Notification {...settingsText[outcome]}>{settingsText[outcome].text}</Notification>}
      <ProviderSection provider={provider} redirectUri={settings.redirectUri} />
      <DomainSection domains={settings.domains} />
      <section>
        <h2>3. Test the connection</h2>
        <p>
          Check asks your provider whether it takes the client ID and the secret. The test sign-in takes you there and
          back. Nobody is signed in by it.
        </p>
        {provider === null ? (
          <p className="company-settings-note">Connect your identity provider first.</p>
        ) : (
          <div className="company-settings-row">
            <form method="post" action={urls.companySettings({ change: "check" })}>
              <Button type="submit">Check connection</Button>
            </form>
            <form method="post" action={urls.companySettings({ change: "test" })}>
              <Button type="submit">Test sign-in</Button>
            </form>
            <span className="company-settings-note">{provider.isTested ? "Tested." : "Not tested yet."}</span>
          </div>
        )}
      </section>
      <RequireSection settings={settings} />
    </>
  );
}
