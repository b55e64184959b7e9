import { brand } from "@capstan/features/brand";

/** Spec 2.7: the call-us link only. */
export function SimplifiedFooter() {
  return (
    <p className="wrap footer-simplified" data-region="Call us">
      Questions about your order?{" "}
      <a className="footer-call" href={`tel:${brand.phone}`}>
        Call us at {brand.phone}
      </a>
    </p>
  );
}
