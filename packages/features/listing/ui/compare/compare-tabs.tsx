import { lazyUrls } from "@capstan/features/lazy-urls";

interface CompareTabsProps {
  readonly skus: readonly string[];
  readonly beside: string | undefined;
  readonly showsAll: boolean;
}

/** A phone has room for two columns: these choose the second. Each is an address, so it works before script. */
export function CompareTabs({ skus, beside, showsAll }: CompareTabsProps) {
  const [base, ...others] = skus;
  return (
    <nav className="compare-tabs" aria-labelledby="compare-tabs" data-print="hide">
      <p id="compare-tabs">
        Base <span className="mono">{base}</span> against
      </p>
      <ul>
        {others.map((sku) => (
          <li key={sku}>
            <a
              href={lazyUrls.compare({ skus, showsAll, beside: sku })}
              aria-current={sku === beside ? "true" : undefined}
              className="mono"
            >
              {sku}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
