import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { lazyComponent, useOnIntent } from "@capstan/ui/on-intent";
import { PlainLink } from "./plain-link.tsx";
import { type FooterLink, legalLinks } from "./sections.ts";

export function LegalBar({ year }: { year: number }) {
  return (
    <div className="footer-legal on-marine">
      <div className="wrap">
        <ul data-region="Legal" aria-label="Legal">
          {legalLinks.beforeChoices.map(legalItem)}
          <li>
            <PrivacyChoices />
          </li>
          {legalLinks.afterChoices.map(legalItem)}
        </ul>
        <p>
          © {year} {brand.name}. All rights reserved.
        </p>
      </div>
    </div>
  );
}

function legalItem(link: FooterLink) {
  return (
    <li key={link.label}>
      <PlainLink {...link} />
    </li>
  );
}

const dialog = lazyComponent(async () => (await import("./privacy-dialog.tsx")).PrivacyDialog);

/** Opens the consent settings; before script it leads to the policy, which says what is on without them: nothing. */
function PrivacyChoices() {
  const { triggerProps, Open, close } = useOnIntent(dialog);
  return (
    <>
      <a {...triggerProps} href={urls.policy({ name: "privacy-policy" })} data-document>
        Your Privacy Choices
      </a>
      {Open && <Open onClose={close} />}
    </>
  );
}
