import "./footer.css";
import { versions } from "@capstan/features/analytics";
import { brand } from "@capstan/features/brand";
import type { ShellView } from "../header.ts";
import { FullFooter } from "./footer/full-footer.tsx";
import { LegalBar } from "./footer/legal-bar.tsx";
import { trackLinks } from "./footer/link-tracking.ts";
import { ProcurementFooter } from "./footer/procurement-footer.tsx";

const variants = { full: FullFooter, simplified: SimplifiedFooter, procurement: ProcurementFooter } as const;

type FooterProps = { readonly variant: NonNullable<ShellView["footer"]>; readonly year: number };

export function Footer({ variant, year }: FooterProps) {
  const Variant = variants[variant];
  return (
    <footer ref={trackLinks} className="footer" data-version={versions.footer}>
      <Variant />
      <LegalBar year={year} />
    </footer>
  );
}

/** Spec 2.7: the call-us link only. */
function SimplifiedFooter() {
  return (
    <p className="wrap footer-simplified" data-region="Call us">
      Questions about your order?{" "}
      <a className="footer-call" href={`tel:${brand.phone}`}>
        Call us at {brand.phone}
      </a>
    </p>
  );
}
