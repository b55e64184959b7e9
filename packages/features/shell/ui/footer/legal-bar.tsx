import { brand } from "@capstan/features/brand";
import { PlainLink } from "./plain-link.tsx";
import { PrivacyChoices } from "./privacy-choices.tsx";
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
