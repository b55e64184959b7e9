import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { TextField } from "@capstan/ui/text-field";
import type { CompanySettings } from "../company-sign-in.ts";

type Domains = CompanySettings["domains"];

export function DomainSection({ domains }: { readonly domains: Domains }) {
  return (
    <section>
      <h2>2. Prove your mail domain</h2>
      <p>Add the domain of your people's email addresses, then put the TXT record that you see into its DNS.</p>
      {domains.length > 0 && (
        <ul className="company-settings-domains">
          {domains.map((domain) => (
            <Domain key={domain.domain} {...domain} />
          ))}
        </ul>
      )}
      <form method="post" action={urls.companySettings({ change: "add-domain" })} className="company-settings-form">
        <TextField
          name="domain"
          label="Mail domain"
          hint="The part after the @"
          maxLength={300}
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit">Add domain</Button>
        </div>
      </form>
    </section>
  );
}

function Domain({ domain, proof, isVerified }: Domains[number]) {
  return (
    <li>
      <div>
        <b>{domain}</b> {isVerified ? "Proven" : "Not proven yet"}
      </div>
      {!isVerified && (
        <p>
          TXT record for <code>{domain}</code>: <code>{proof}</code>
        </p>
      )}
      <div className="company-settings-row">
        {!isVerified && <DomainButton change="verify-domain" domain={domain} label="Look for the record" />}
        <DomainButton change="remove-domain" domain={domain} label="Remove" />
      </div>
    </li>
  );
}

interface DomainButtonProps {
  readonly change: string;
  readonly domain: string;
  readonly label: string;
}

function DomainButton({ change, domain, label }: DomainButtonProps) {
  return (
    <form method="post" action={urls.companySettings({ change })}>
      <input type="hidden" name="domain" value={domain} />
      <Button type="submit" size="small" aria-label={`${label}: ${domain}`}>
        {label}
      </Button>
    </form>
  );
}
