import "./registration.css";
import "./registration-unscripted.css";
import { useRootMark } from "@capstan/ui/root-mark";

/** Spec 7.5: the toggle of the footer. The shell has drawn it already; the style sheets take it away. */
export function FooterToggle({ hasFooter }: { readonly hasFooter: boolean }) {
  useRootMark("has-no-footer", !hasFooter);
  return hasFooter ? null : <span hidden className="registration-no-footer" />;
}
