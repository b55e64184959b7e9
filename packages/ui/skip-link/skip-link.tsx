import "./skip-link.css";

export type SkipTarget = { readonly href: `#${string}`; readonly label: string };

const toMain: readonly SkipTarget[] = [{ href: "#main", label: "Skip to main content" }];

/** First on the page; the target needs `tabIndex={-1}` so that the focus lands there in every browser. */
export function SkipLinks({
  targets = toMain,
  label = "Skip navigation",
}: {
  targets?: readonly SkipTarget[];
  label?: string;
}) {
  return (
    <nav aria-label={label}>
      <ul aria-label={label} className="skip-link-list">
        {targets.map((target) => (
          <li key={target.href}>
            <a href={target.href} className="skip-link">
              {target.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
