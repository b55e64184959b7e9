import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Select } from "@capstan/ui/select";
import { TextField } from "@capstan/ui/text-field";
import { type CompanySettings, defaultRoles } from "../company-sign-in.ts";

type ProviderSectionProps = Pick<CompanySettings, "provider" | "redirectUri">;

const roleNames = { buyer: "Buyer", approver: "Approver", viewer: "Viewer" } as const;

export function ProviderSection({ provider, redirectUri }: ProviderSectionProps) {
  return (
    <section>
      <h2>1. Connect your identity provider</h2>
      <p>
        Register this store there as a web application with OpenID Connect and this redirect address:{" "}
        <code>{redirectUri}</code>
      </p>
      <form method="post" action={urls.companySettings({ change: "provider" })} className="company-settings-form">
        <TextField
          name="issuer"
          type="url"
          label="Issuer"
          hint="Its address begins with https://"
          defaultValue={provider?.issuer ?? ""}
          maxLength={1_000}
          autoComplete="off"
          required
        />
        <TextField
          name="clientId"
          label="Client ID"
          defaultValue={provider?.clientId ?? ""}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <TextField
          name="clientSecret"
          type="password"
          label="Client secret"
          hint={provider ? "Leave it empty to keep the one you gave before." : undefined}
          optionalLabel={null}
          maxLength={2_000}
          autoComplete="off"
          required={provider === null}
        />
        <Select name="defaultRole" label="Role of new users" defaultValue={provider?.defaultRole ?? "buyer"}>
          {defaultRoles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </Select>
        {provider && (
          <p className="company-settings-note">
            Another issuer, client ID or secret has to be tested again, and is not required until then.
          </p>
        )}
        <div>
          <Button type="submit" kind="primary">
            {provider ? "Save" : "Connect"}
          </Button>
        </div>
      </form>
      {provider && (
        <form method="post" action={urls.companySettings({ change: "disconnect" })}>
          <Button type="submit" kind="quiet">
            Disconnect
          </Button>
        </form>
      )}
    </section>
  );
}
