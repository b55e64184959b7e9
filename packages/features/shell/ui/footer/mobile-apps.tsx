import { brand } from "@capstan/features/brand";
import { ButtonLink } from "@capstan/ui/button";
import { Smartphone } from "lucide-react";

const apps = [
  { name: "iOS App", url: brand.externalLinks.iosApp },
  { name: "Android App", url: brand.externalLinks.androidApp },
] as const;

export function MobileApps() {
  return (
    <section data-region="We're Mobile">
      <h2 className="footer-title">We're Mobile</h2>
      <div className="footer-apps">
        {apps.map(({ name, url }) => (
          <ButtonLink key={name} href={url} rel="noopener">
            <Smartphone size={20} />
            {name}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
